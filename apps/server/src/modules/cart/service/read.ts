import type { Customer } from '../../../kernel/actor.ts';
import { type Db, onOneConnection, type Tx } from '../../../platform/database/db.ts';
import { publish } from '../events.ts';
import * as carts from '../store/carts.ts';
import * as lines from '../store/lines.ts';
import { loadContents, priceCart, type PricedCart } from './load.ts';

interface CartContext {
  readonly actor: Customer;
  readonly now: Date;
}

/** The open cart of a customer. It is created on the first read. */
export const readCart = (db: Db | Tx, { actor, now }: CartContext): Promise<PricedCart> =>
  onOneConnection(db, async (one) => {
    const priceContext = { buyer: actor, now };
    const { cart, ...contents } = await loadContents(one, { cart: actor }, priceContext);
    // The query returns no row for an empty cart.
    const open = cart ?? (await carts.find(one, actor)) ?? (await carts.create(one, actor));
    return priceCart(one, { ...contents, cart: open }, priceContext);
  });

/** As `readCart`, locked until the transaction ends. */
export async function lockCart(tx: Tx, { actor, now }: CartContext): Promise<PricedCart> {
  const priceContext = { buyer: actor, now };
  const [cart, contents] = await Promise.all([carts.lock(tx, actor), loadContents(tx, { cart: actor }, priceContext)]);
  return priceCart(tx, { ...contents, cart }, priceContext);
}

/** Removes all lines and notifies the user's other screens. */
export async function clearCart(tx: Tx, { actor, now }: CartContext): Promise<void> {
  const { id, version } = await carts.touch(tx, actor, now);
  await lines.clear(tx, id);
  await publish(tx, 'cart.changed', { userId: actor.userId, cartId: id, version });
}

/** Empties the locked cart after its order and removes the discount code. The write is deferred. */
export const closeCart = (
  tx: Tx,
  cart: Pick<PricedCart, 'id' | 'version'>,
  { actor, now }: CartContext,
): Promise<void> => lines.close(tx, cart, actor, now);
