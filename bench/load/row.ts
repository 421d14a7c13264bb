import type { Manifest } from '../dataset/manifest.ts';
import { type HttpRequest, sendRequest } from './http-client.ts';
import type { Random } from './random.ts';

/** A request of the API. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/api`. */
  readonly path: string;
  readonly token: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
}

/** The shop that a row is measured against. */
export interface Target {
  readonly address: string;
  readonly manifest: Manifest;
}

/** One connection's work: each call is one unit that is counted. A number that it resolves to counts as its duration in ms. */
type Work = (connection: number) => Promise<number | void>;

/** A line of the benchmark: so many connections that do the same kind of work. */
export interface Row {
  readonly name: string;
  readonly connections: 1 | 16;
  /** Runs before the measurement and is not counted. */
  readonly prepare?: (target: Target) => Promise<void>;
  /** The work against a shop. Equal seeds make equal requests. */
  readonly workFor: (target: Target, random: Random) => Work;
  /** Requests of a row that only reads, for the bare server that sends the same bytes. */
  readonly request?: (manifest: Manifest, random: Random) => ApiRequest;
}

export class UnexpectedResponse extends Error {
  override readonly name = 'UnexpectedResponse';
}

const headersOf = ({ token, body, idempotencyKey }: ApiRequest): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(body && { 'content-type': 'application/json' }),
  ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
});

const toHttp = (request: ApiRequest): HttpRequest => ({
  method: request.method,
  path: `/api${request.path}`,
  headers: headersOf(request),
  body: request.body ? JSON.stringify(request.body) : '',
});

/** The body of the response; any other status than 200 is an error. */
export async function sendToApi(address: string, request: ApiRequest): Promise<string> {
  const { status, text } = await sendRequest(address, toHttp(request));
  if (status === 200) return text;
  throw new UnexpectedResponse(`${request.path} ${JSON.stringify(request.body)}: ${status} ${text.slice(0, 300)}`);
}

export async function dataOf<T>(address: string, request: ApiRequest): Promise<T> {
  return (JSON.parse(await sendToApi(address, request)) as { data: T }).data;
}

/** A row that sends one random request after the other. */
export function readingRow(
  name: string,
  connections: Row['connections'],
  request: (manifest: Manifest, random: Random) => ApiRequest,
): Row {
  return {
    name,
    connections,
    request,
    workFor:
      ({ address, manifest }, random) =>
      async () =>
        void (await sendToApi(address, request(manifest, random))),
  };
}
