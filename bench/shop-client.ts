import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { OpenShop } from './chaos-shop.ts';
import { sendRequest } from './load/http-client.ts';

/** A shop in a process of its own. */
export interface RunningShop extends OpenShop {
  readonly child: ChildProcess;
}

/** As `npm start` runs the server. */
const AS_STARTED = {
  execArgv: ['--max-semi-space-size=16', '--heap-growing-percent=50'],
  env: { ...process.env, NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/node') },
};

/**
 * Starts the shop; with a folder, the existing one. Modes: `cutting` cuts connections to the database at random and reports each by a
 * message; `injecting` kills the server or the database at the statement that a message names; `silencing` drops
 * the packets between server and database on demand.
 */
export function startShop(folder = '', mode?: 'cutting' | 'injecting' | 'silencing'): Promise<RunningShop> {
  const child = fork(new URL('chaos-shop.ts', import.meta.url), mode ? [folder, mode] : [folder], AS_STARTED);
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if ('address' in (message as object)) resolve({ ...(message as OpenShop), child });
    });
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
  });
}

interface ApiCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
}

/** A response other than 200. A broken connection is another error. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: string;
  readonly retryAfter: string | null;

  constructor(status: number, text: string, retryAfter: string | null = null) {
    super(`${status} ${text}`);
    this.status = status;
    this.retryAfter = retryAfter;
    this.code = /"code":"([\w.]+)"/.exec(text)?.[1] ?? '';
  }
}

export { closeConnections } from './load/http-client.ts';

/** The `data` of an answer to a buyer. */
export async function ask<T>(shop: OpenShop, buyer: number, { method, path, body, key }: ApiCall): Promise<T> {
  const { status, text, retryAfter } = await sendRequest(shop.address, {
    method,
    path: `/api${path}`,
    headers: {
      authorization: `Bearer ${shop.tokens[buyer]}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: body === undefined ? '' : JSON.stringify(body),
  });
  if (status === 200) return (JSON.parse(text) as { data: T }).data;
  throw new Refused(status, text, retryAfter);
}
