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

/** Buyers who order without pause, whatever happens, and repeat with the same key until they have an answer. */
export interface Buying {
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
  /** How often which answer came that was none: a status, or `broken` for a connection. */
  readonly unanswered: ReadonlyMap<string, number>;
  /** Resolves, to how many ms that took, when somebody was answered who asked after this. */
  readonly servedAgain: () => Promise<number>;
  /** Ends when everybody has had the last answer; what was refused for good is thrown. */
  readonly stop: () => Promise<void>;
}

/** `shop` is asked for each time: after a restart it is another one. */
export function startBuying(shop: () => RunningShop): Buying {
  let isOver = false;
  let waiting: (() => void)[] = [];
  const acknowledged = new Map<string, Acknowledged>();
  const unanswered = new Map<string, number>();

  async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      const asked = waiting.length;
      try {
        const answer = await work();
        for (const served of waiting.splice(0, asked)) served();
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
      if (acknowledged.has(number)) throw new Error(`${number} was given twice`);
      acknowledged.set(number, { orderId, total });
    }
  }

  const everybody = Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)));
  everybody.catch(() => undefined);
  return {
    acknowledged,
    unanswered,
    servedAgain: () => {
      const start = performance.now();
      return new Promise((resolve) => waiting.push(() => resolve(performance.now() - start)));
    },
    async stop() {
      isOver = true;
      await everybody;
      waiting = [];
    },
  };
}

/** A 503 has to say when to come back. */
const nameOf = ({ status, retryAfter }: Refused): string =>
  status === 503 && retryAfter === null ? '503 without Retry-After' : String(status);
