import { showFailure, STORAGE_KEYS } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import type { Cart } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { inCart } from '../cart-owner.ts';
import { storeCart } from '../cart-store.ts';
import { t } from '../texts/t.ts';
import { callsFor } from './queue-calls.logic.ts';
import type { QueuedChange } from './queued-change.logic.ts';
import { queuedChanges, dequeue } from './queue-store.ts';

/** Lines per call. */
const MOST_AT_ONCE = 300;
const SERVER_ERROR = 500;

/**
 * Sends the queue, from one tab at a time. A change that the server refuses is shown and dropped; without an answer the queue
 * stays. Resolves whether the queue is empty.
 */
export async function sendQueue(): Promise<boolean> {
  return navigator.locks.request(STORAGE_KEYS.cartQueue, { ifAvailable: true }, async (lock) => {
    const queued = queuedChanges();
    if (queued.length === 0) return true;
    if (!lock) return false;
    try {
      await sendAll(queued);
    } catch {
      return false;
    }
    showToast({ tone: 'done', title: t('states.online') });
    return queuedChanges().length === 0;
  });
}

async function sendAll(queued: readonly QueuedChange[]): Promise<void> {
  try {
    await send(queued);
    dequeue(queued);
  } catch (error) {
    if (!isRefused(error)) throw error;
    // One by one, so that a refused change does not block the others.
    for (const change of queued) await sendOne(change);
  }
}

async function sendOne(change: QueuedChange): Promise<void> {
  try {
    await send([change]);
  } catch (error) {
    if (!isRefused(error)) throw error;
    showFailure(error);
  }
  dequeue([change]);
}

async function send(queued: readonly QueuedChange[]): Promise<void> {
  const cart = (await inCart(() => api.shoppingCart.customer())).data;
  const { updates, additions } = callsFor(cart, queued);
  let last: Cart = cart;
  for (const items of batchesOf(updates)) last = (await api.shoppingCart.update({ body: { items } })).data;
  for (const items of batchesOf(additions)) last = (await api.shoppingCart.addItems({ body: { items } })).data;
  storeCart(last);
}

const batchesOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / MOST_AT_ONCE) }, (_, index) =>
    items.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE),
  );

/** Whether another attempt would get the same answer. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.status >= 400 &&
  error.status < SERVER_ERROR &&
  error.status !== 401 &&
  error.status !== 429;
