import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { addToCart, checkoutBody, place } from './ordering.ts';
import { Refused, type RunningShop } from './shop-client.ts';

const BUYERS = 16;
const PAUSE_MS = 50;

export interface Acknowledged {
  readonly orderId: number;
  readonly total: number | null;
}

/** Buyers who order without pause and retry with the same idempotency key until they have a response. */
export interface Buying {
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
  /** Failed requests by status, or `broken` for a broken connection. */
  readonly unanswered: ReadonlyMap<string, number>;
  /** Starts to measure the longest time, in ms, without a successful response; the result stops and returns it. */
  readonly watch: () => () => number;
  /** Ends after the last response of every buyer. Throws the first 4xx. */
  readonly stop: () => Promise<void>;
}

/** `shop` is called for each request: a restarted shop has another address. */
export function startBuying(shop: () => RunningShop): Buying {
  let isOver = false;
  const watches = new Set<() => void>();
  const acknowledged = new Map<string, Acknowledged>();
  const unanswered = new Map<string, number>();

  async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const answer = await work();
        for (const served of watches) served();
        return answer;
      } catch (error) {
        if (error instanceof Refused && error.status < 500) throw error;
        const what = error instanceof Refused ? nameOf(error) : 'broken';
        unanswered.set(what, (unanswered.get(what) ?? 0) + 1);
        await delay(PAUSE_MS);
      }
    }
  }

  async function buy(buyer: number): Promise<void> {
    while (!isOver) {
      for (let line = 0; line < 2; line += 1) await untilAnswered(() => addToCart(shop(), buyer));
      const body = await untilAnswered(() => checkoutBody(shop(), buyer));
      const key = randomUUID();
      const { orderId, number, total } = await untilAnswered(() => place(shop(), buyer, key, body));
      if (acknowledged.has(number)) throw new Error(`${number} was acknowledged twice`);
      acknowledged.set(number, { orderId, total });
    }
  }

  const everybody = Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)));
  everybody.catch(() => undefined);
  return {
    acknowledged,
    unanswered,
    watch: () => {
      let last = performance.now();
      let longest = 0;
      const served = (): void => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
      };
      watches.add(served);
      return () => {
        served();
        watches.delete(served);
        return longest;
      };
    },
    async stop() {
      isOver = true;
      await everybody;
    },
  };
}

/** A 503 must have Retry-After. */
const nameOf = ({ status, retryAfter }: Refused): string =>
  status === 503 && retryAfter === null ? '503 without Retry-After' : String(status);
