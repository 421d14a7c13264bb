import type { Customer } from '../../../platform/actor.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db.ts';
import { announce } from '../../../platform/outbox.ts';
import * as store from '../store.ts';
import { loadCart, type PricedCart } from './load.ts';

/** The id of no cart. */
const NO_CART = 0;

interface Look {
  readonly actor: Customer;
  readonly now: Date;
}

/** The open cart of a customer. It comes into being when it is first looked at. */
export async function readCart(db: Db, { actor, now }: Look): Promise<PricedCart> {
  const cart = (await store.find(db, actor)) ?? (await inTransaction(db, (tx) => store.lock(tx, actor)));
  return loadCart(db, cart, { buyer: actor, now });
}

/** The same, locked: it stays as it is until the transaction ends. */
export const lockCart = async (tx: Tx, { actor, now }: Look): Promise<PricedCart> =>
  loadCart(tx, await store.lock(tx, actor), { buyer: actor, now });

/** Takes everything out and tells the user's screens. */
export async function clearCart(tx: Tx, { actor, now }: Look): Promise<void> {
  const { id, version } = await store.touch(tx, actor, now);
  await store.clear(tx, id);
  await announce(tx, 'cart.changed', { userId: actor.userId, cartId: id, version });
}

/** The same after an order: the discount code was for that one. */
export async function closeCart(tx: Tx, look: Look): Promise<void> {
  const { id } = await store.lock(tx, look.actor);
  await store.setCoupon(tx, id, null);
  await clearCart(tx, look);
}

/** What a cart would say of articles, in one statement; unknown ones are left out. */
export const describeArticles = (db: Db | Tx, articleIds: readonly number[]): Promise<readonly store.ContentRow[]> =>
  store.contents(db, NO_CART, articleIds);
