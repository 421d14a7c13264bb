import { setTimeout as delay } from 'node:timers/promises';
import type { Routes } from '@sjaj/contract';
import type { Handlers } from './handlers.ts';
import { Problem } from '../platform/problem.ts';

const RETRY_AFTER_S = 2;

type AnyHandler = (call: unknown) => Promise<unknown>;

/**
 * Handlers of a part of the shop that opens while others serve already: until then a call waits for it, and is told to come
 * back after five seconds (503).
 */
export function whenReady<R extends Routes>(
  group: R,
  opening: Promise<Handlers<R>>,
  { longestWaitMs = 5_000 } = {},
): Handlers<R> {
  let ready: Readonly<Record<string, AnyHandler>> | undefined;
  const arrival = opening.then((handlers) => (ready = handlers as unknown as Record<string, AnyHandler>));
  // Each waiting call rejects with the failure; without a handler here it would end the process.
  arrival.catch(() => undefined);
  const handle = async (name: string, call: unknown): Promise<unknown> => {
    const handlers = ready ?? (await Promise.race([arrival, delay(longestWaitMs, undefined, { ref: false })]));
    const handler = handlers?.[name];
    if (!handler) throw new Problem('request.unavailable', 503, { retryAfter: RETRY_AFTER_S });
    return handler(call);
  };
  const names = Object.keys(group);
  return Object.fromEntries(
    names.map((name) => [name, (call: unknown) => ready?.[name]?.(call) ?? handle(name, call)]),
  ) as unknown as Handlers<R>;
}
