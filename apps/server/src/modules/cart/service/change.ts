import type { Customer } from '../../../kernel/actor.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { publish } from '../events.ts';
import { Problem } from '../../../platform/problem.ts';
import { findLineError, findOrderError } from '../rules/cart.ts';
import * as carts from '../store/carts.ts';
import * as lines from '../store/lines.ts';
import type { ContentRow } from '../store/contents.ts';
import {
  withSeenPrices,
  checked,
  loadContents,
  priceCart,
  type PricedCart,
  repricedLines,
  seenPriceOf,
  type CartContents,
} from './load.ts';
import { problemOf } from './problems.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';

interface NewQuantity {
  readonly id: number;
  readonly quantity: number;
}

/**
 * Sets the quantities of lines, all or none; 0 removes a line. 404 if the cart has no such line. A cart above the largest total,
 * or a line above the stock, can be reduced in steps; only an increase is refused.
 */
export const setQuantities = (
  db: Db,
  context: RequestContext<Customer>,
  items: readonly NewQuantity[],
): Promise<PricedCart> =>
  inTransaction(db, async (tx) => {
    const open = await carts.touch(tx, context.actor, context.now);
    const { rows, prices } = await loadContents(tx, { cart: open.id }, { buyer: context.actor, now: context.now });
    const wanted = new Map(items.map(({ id, quantity }) => [id, quantity]));
    const lineIds = new Set(rows.map(({ lineId }) => lineId));
    if (items.some(({ id }) => !lineIds.has(id))) throw new Problem('cart.line_not_found', 404);
    const changing = rows.flatMap((row) => {
      const quantity = row.lineId === null ? undefined : wanted.get(row.lineId);
      return quantity === undefined || row.lineId === null ? [] : [{ ...row, lineId: row.lineId, quantity }];
    });
    const staying = changing.filter(({ quantity }) => quantity > 0);
    const before = new Map(rows.map((row) => [row.lineId, row.quantity]));
    const isMore = ({ lineId, quantity }: { lineId: number; quantity: number }) => quantity > (before.get(lineId) ?? 0);
    const errors = staying.flatMap(
      (row) => (isMore(row) ? findOrderError : findLineError)(row.articleId, row, row.quantity) ?? [],
    );
    if (errors.length > 0) throw problemOf(errors, context.language);
    const after = rows.map((row) => ({ ...row, quantity: wanted.get(row.lineId ?? 0) ?? row.quantity }));
    const priced = await repriceCart(tx, { cart: open, rows: after, prices }, context);
    if (staying.some(isMore)) checked(priced, context.actor);
    const gone = changing.filter(({ quantity }) => quantity === 0);
    await lines.remove(
      tx,
      open.id,
      gone.map(({ lineId }) => lineId),
    );
    const repriced = repricedLines({ rows, prices }, priced, new Set(changing.map(({ articleId }) => articleId)));
    const set = [...staying.map((row) => ({ ...row, seenPrice: seenPriceOf(priced, row.articleId) })), ...repriced];
    await lines.set(tx, open.id, set);
    return withSeenPrices(priced, new Map(), new Set(set.map(({ articleId }) => articleId)));
  });

/** Removes a line and returns it. 404 if the cart has no such line. */
export const removeLine = (db: Db, context: RequestContext<Customer>, lineId: number): Promise<Removal> =>
  inTransaction(db, async (tx) => {
    const open = await carts.touch(tx, context.actor, context.now);
    const { rows, prices } = await loadContents(tx, { cart: open.id }, { buyer: context.actor, now: context.now });
    const removed = rows.find((row) => row.lineId === lineId);
    if (!removed) throw new Problem('cart.line_not_found', 404);
    await lines.remove(tx, open.id, [lineId]);
    const rest = rows.filter((row) => row !== removed);
    const cart = await repriceCart(tx, { cart: open, rows: rest, prices }, context);
    const repriced = repricedLines({ rows, prices }, cart, new Set());
    await lines.set(tx, open.id, repriced);
    return { cart: withSeenPrices(cart, new Map(), new Set(repriced.map(({ articleId }) => articleId))), removed };
  });

interface Removal {
  readonly cart: PricedCart;
  readonly removed: ContentRow;
}

/** Removes all lines of the caller's cart. */
export const emptyCart = (db: Db, context: RequestContext<Customer>, cartId: number): Promise<PricedCart> =>
  inTransaction(db, async (tx) => {
    const cart = await carts.touch(tx, context.actor, context.now);
    if (cart.id !== cartId) throw new Problem('cart.not_found', 404);
    await lines.clear(tx, cart.id);
    return repriceCart(tx, { cart, rows: [], prices: () => new Map() }, context);
  });

/** Prices the changed cart and notifies the user's other screens. */
async function repriceCart(
  tx: Tx,
  contents: CartContents,
  { actor, now }: RequestContext<Customer>,
): Promise<PricedCart> {
  const priced = await priceCart(tx, contents, { buyer: actor, now });
  await publish(tx, 'cart.changed', { userId: actor.userId, cartId: priced.id, version: priced.version });
  return priced;
}
