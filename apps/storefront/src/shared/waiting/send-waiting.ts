import { CallFailed } from '@sjaj/client';
import type { Cart } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { showFailure } from '../api/failure.ts';
import { inCart } from '../cart-owner.ts';
import { keepCart } from '../cart-store.ts';
import { t } from '../texts/t.ts';
import { callsFor } from './calls-for.logic.ts';
import type { WaitingChange } from './waiting.logic.ts';
import { waitingNow, waitNoMore } from './waiting-store.ts';

/** As many lines as one call takes. */
const MOST_AT_ONCE = 300;
const FAULT = 500;

/**
 * Sends what waits, once over all tabs. What the server refuses is told and waits no longer; without an answer everything keeps
 * waiting. Resolves whether nothing waits any more.
 */
export async function sendWaiting(): Promise<boolean> {
  return navigator.locks.request('sjaj.cart.waiting', { ifAvailable: true }, async (lock) => {
    const waiting = waitingNow();
    if (waiting.length === 0) return true;
    if (!lock) return false;
    try {
      await sendAll(waiting);
    } catch {
      return false;
    }
    showToast({ tone: 'done', title: t('states.online') });
    return waitingNow().length === 0;
  });
}

async function sendAll(waiting: readonly WaitingChange[]): Promise<void> {
  try {
    await send(waiting);
    waitNoMore(waiting);
  } catch (error) {
    if (!isRefused(error)) throw error;
    // One that cannot be had keeps the others from nothing.
    for (const change of waiting) await sendOne(change);
  }
}

async function sendOne(change: WaitingChange): Promise<void> {
  try {
    await send([change]);
  } catch (error) {
    if (!isRefused(error)) throw error;
    showFailure(error);
  }
  waitNoMore([change]);
}

async function send(waiting: readonly WaitingChange[]): Promise<void> {
  const cart = (await inCart(() => api.shoppingCart.customer())).data;
  const { updates, additions } = callsFor(cart, waiting);
  let last: Cart = cart;
  for (const items of piecesOf(updates)) last = (await api.shoppingCart.update({ body: { items } })).data;
  for (const items of piecesOf(additions)) last = (await api.shoppingCart.addItems({ body: { items } })).data;
  keepCart(last);
}

const piecesOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / MOST_AT_ONCE) }, (_, index) =>
    items.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE),
  );

/** The server has answered, and will answer the same again. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.status >= 400 &&
  error.status < FAULT &&
  error.status !== 401 &&
  error.status !== 429;
