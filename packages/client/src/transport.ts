import { type FieldError, type Info, type PagedResult, type Route, SESSION_OWNER_HEADER } from '@sjaj/contract';
import { type Answered, CallFailed } from './call.ts';
import { type SolveChallenge, withProof } from './proof.ts';

export interface TransportSettings {
  /** Where the API lives, without a slash at the end: '' for the page's own origin. */
  readonly baseUrl: string;
  readonly token: () => string | null;
  /** A value of Accept-Language. */
  readonly language: () => string;
  /** Told of every 401, so that the app can send the user to Login. */
  readonly onUnauthorized?: (route: Route) => void;
  readonly onCall?: (route: Route, phase: 'start' | 'end') => void;
  /** Absent: a call that the server wants a puzzle solved for fails. */
  readonly solveChallenge?: SolveChallenge;
  /** Takes the prefetched answer to `METHOD address body`; undefined where there is none, or it did not come. */
  readonly takePrefetched?: (request: string) => Promise<PrefetchedAnswer | undefined> | undefined;
}

/** The time after which a call counts as lost, in ms. */
const REQUEST_TIMEOUT_MS = 50_000;
const FIRST_FAILURE = 300;

export interface Outgoing {
  readonly params?: Readonly<Record<string, number | string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: Blob;
  /** Fields beside the file. */
  readonly form?: Readonly<Record<string, string | undefined>>;
  readonly idempotencyKey?: string;
}

export interface CallSettings {
  readonly signal?: AbortSignal;
  /** Sends the call to its end even if the page is left meanwhile. */
  readonly keepalive?: boolean;
  /** Sends this one call in a way of its own. */
  readonly transport?: Transport;
  /** Whose page sends the call (`sessionOwner`); null where nobody is known. */
  readonly owner?: string | null;
}

export type Transport = (route: Route, input: Outgoing, settings: CallSettings) => Promise<Answered<unknown>>;

export interface Envelope {
  readonly data: unknown;
  readonly pagedResult?: PagedResult;
  readonly info?: Info;
  readonly errors?: readonly FieldError[];
}

/** An answer that came with others, as the call `reads.together` has it. */
export interface PrefetchedAnswer {
  readonly status: number;
  readonly answer: Envelope;
}

/** Sends calls with fetch. Rejects with CallFailed and with nothing else, an AbortError of the caller's own signal apart. */
export function fetchTransport(settings: TransportSettings): Transport {
  return async (route, input, call) => {
    settings.onCall?.(route, 'start');
    try {
      const attempt = (solution?: string) => sendOnce(settings, { route, input, solution }, call);
      return await withProof(settings.solveChallenge, attempt, call.signal);
    } finally {
      settings.onCall?.(route, 'end');
    }
  };
}

interface Attempt {
  readonly route: Route;
  readonly input: Outgoing;
  /** Of the puzzle of the attempt before. */
  readonly solution: string | undefined;
}

async function sendOnce(settings: TransportSettings, attempt: Attempt, call: CallSettings): Promise<Answered<unknown>> {
  const { route } = attempt;
  const { status, envelope, header } = await send(settings, attempt, call);
  if (status < FIRST_FAILURE) return envelope;
  if (status === 401) settings.onUnauthorized?.(route);
  throw failureOf(status, envelope, header);
}

interface Received {
  readonly status: number;
  readonly envelope: Envelope;
  readonly header: (name: string) => string | null;
}

async function send(
  settings: TransportSettings,
  { route, input, solution }: Attempt,
  { signal, keepalive = false, owner = null }: CallSettings,
): Promise<Received> {
  const headers = headersOf(settings, { ...input, solution, owner });
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const request: RequestInit = {
    method: route.method,
    headers,
    keepalive,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  };
  if (input.file) {
    request.body = formOf(input.file, input.form);
  } else if (input.body !== undefined) {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(input.body);
  }
  const to = address(settings.baseUrl, route, input);
  const prefetched = await settings.takePrefetched?.(prefetchKey(route.method, to, request.body));
  if (prefetched) return { status: prefetched.status, envelope: prefetched.answer, header: () => null };
  const response = await fetch(to, request).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallFailed({ status: 0, code: 'network.no_answer', message: 'No answer from the server.' });
  });
  const { status, ok, headers: received } = response;
  const envelope = ok && route.download ? { data: await response.blob() } : await read(response);
  return { status, envelope, header: (name) => received.get(name) };
}

interface CallHeaders extends Pick<Outgoing, 'idempotencyKey'> {
  /** Of the puzzle of the attempt before. */
  readonly solution: string | undefined;
  readonly owner: string | null;
}

export function headersOf(
  settings: Pick<TransportSettings, 'token' | 'language'>,
  { idempotencyKey, solution, owner }: CallHeaders,
): Record<string, string> {
  const headers: Record<string, string> = { 'accept-language': settings.language() };
  const token = settings.token();
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (solution) headers['proof-solution'] = solution;
  if (owner !== null) headers[SESSION_OWNER_HEADER] = owner;
  return headers;
}

/** The server reads the fields before the file. */
export function formOf(file: Blob, fields: Outgoing['form'] = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  form.append('file', file);
  return form;
}

/** Uploads are never prefetched. */
const prefetchKey = (method: string, to: string, body: RequestInit['body']): string =>
  [method, to, typeof body === 'string' ? body : ''].join(' ').trim();

export function address(baseUrl: string, route: Route, { params = {}, query }: Outgoing): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value));
  return `${baseUrl}/api${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

async function read(response: Response): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope;
  } catch {
    throw new CallFailed({
      status: response.ok ? 0 : response.status,
      code: 'network.no_answer',
      message: 'The answer could not be read.',
    });
  }
}

/** The failure that an answer with this status is. */
export function failureOf(status: number, envelope: Envelope, header: (name: string) => string | null): CallFailed {
  const retryAfter = Number(header('retry-after'));
  return new CallFailed({
    status,
    code: envelope.info?.code ?? 'network.no_answer',
    message: envelope.info?.message ?? '',
    errors: envelope.errors ?? [],
    requestId: header('x-request-id') ?? undefined,
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
    challenge: header('proof-challenge') ?? undefined,
  });
}
