import type { Customer } from '../../../kernel/actor.ts';
import { type Db, onOneConnection, type Tx } from '../../../platform/database/db.ts';
import { publish } from '../../../kernel/domain-events.ts';
import * as store from '../store/lines.ts';
import { look, priceCart, type PricedCart } from './load.ts';

interface Look {
  readonly actor: Customer;
  readonly now: Date;
}

/** The open cart of a customer. It comes into being when it is first looked at. */
export const readCart = (db: Db | Tx, { actor, now }: Look): Promise<PricedCart> =>
  onOneConnection(db, async (one) => {
    const moment = { buyer: actor, now };
    const { cart, ...contents } = await look(one, { cart: actor }, moment);
    // An empty one does not come along with its lines.
    const open = cart ?? (await store.find(one, actor)) ?? (await store.make(one, actor));
    return priceCart(one, { ...contents, cart: open }, moment);
  });

/** The same, locked: it stays as it is until the transaction ends. */
export async function lockCart(tx: Tx, { actor, now }: Look): Promise<PricedCart> {
  const moment = { buyer: actor, now };
  const [cart, contents] = await Promise.all([store.lock(tx, actor), look(tx, { cart: actor }, moment)]);
  return priceCart(tx, { ...contents, cart }, moment);
}

/** Takes everything out and tells the user's screens. */
export async function clearCart(tx: Tx, { actor, now }: Look): Promise<void> {
  const { id, version } = await store.touch(tx, actor, now);
  await store.clear(tx, id);
  await publish(tx, 'cart.changed', { userId: actor.userId, cartId: id, version });
}

/** The same after an order of this cart, which is locked: the discount code was for that one. Deferred. */
export const closeCart = (tx: Tx, cart: Pick<PricedCart, 'id' | 'version'>, { actor, now }: Look): Promise<void> =>
  store.close(tx, cart, actor, now);
