import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { OpenShop } from './ordering-shop.ts';
import { sendRequest } from './load/http-client.ts';

/** A shop in a process of its own. */
export interface RunningShop extends OpenShop {
  readonly child: ChildProcess;
}

/** What `npm start` gives the server. */
const AS_STARTED = {
  execArgv: ['--max-semi-space-size=16', '--heap-growing-percent=50'],
  env: { ...process.env, NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/node') },
};

/**
 * Starts the shop; with a folder, the one that was there before. `cutting`:
 * its connections to the database are cut at random, of which its messages tell; `striking`: it is killed where a message
 * to it says; `silencing`: the network to its database falls silent and comes back as messages say.
 */
export function startShop(folder = '', way?: 'cutting' | 'striking' | 'silencing'): Promise<RunningShop> {
  const child = fork(new URL('ordering-shop.ts', import.meta.url), way ? [folder, way] : [folder], AS_STARTED);
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if ('address' in (message as object)) resolve({ ...(message as OpenShop), child });
    });
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
  });
}

export interface Asked {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
}

/** An answer that is not 200: what it says. A broken connection is another error. */
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
export async function ask<T>(shop: OpenShop, buyer: number, { method, path, body, key }: Asked): Promise<T> {
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
