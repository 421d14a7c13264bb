import type { Language } from '@sjaj/domain';
import type { Customer } from '../../../platform/actor.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db.ts';
import { announce } from '../../../platform/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import { type AddPlan, HIGHEST_TOTAL, lineFault, MOST_LINES, planAdding } from '../rules.ts';
import * as store from '../store.ts';
import { type PricedCart, priceCart, seenPriceOf } from './load.ts';
import { problemOf } from './refuse.ts';

/** Who changes the cart, when, and which language he reads. */
export interface Visit {
  readonly actor: Customer;
  readonly language: Language;
  readonly now: Date;
}

interface NewItem {
  readonly articleId: number;
  readonly quantity: number;
}

/** Adds to the lines of the articles, or begins them: all or none. */
export const addToCart = (db: Db, visit: Visit, items: readonly NewItem[]): Promise<PricedCart> =>
  inTransaction(db, async (tx) => {
    const { cart, faults } = await addWhatFits(tx, visit, items);
    if (faults.length > 0) throw problemOf(faults, visit.language);
    return cart;
  });

/** Adds what can be added and tells what cannot; the way in for whoever brings many lines at once. */
export async function addWhatFits(
  tx: Tx,
  visit: Visit,
  items: readonly NewItem[],
): Promise<AddPlan & { readonly cart: PricedCart }> {
  const open = await store.touch(tx, visit.actor, visit.now);
  const ids = items.map(({ articleId }) => articleId);
  const rows = await store.contents(tx, open.id, ids);
  const plan = planAdding(items, rows);
  const more = new Map(plan.fits.map(({ articleId, quantity }) => [articleId, quantity]));
  const after = rows.map((row) => ({ ...row, quantity: row.quantity + (more.get(row.articleId) ?? 0) }));
  const priced = await settle(tx, { cart: open, rows: after }, visit);
  const seen = plan.fits.map((line) => ({ ...line, seenPrice: seenPriceOf(priced, line.articleId) }));
  const lineIds = await store.add(tx, open.id, seen);
  return { ...plan, cart: asShown(priced, lineIds, new Set(more.keys())) };
}

interface NewQuantity {
  readonly id: number;
  readonly quantity: number;
}

/** Sets the quantities of lines, all or none; 0 takes a line out. 404 for a line that the cart has not. */
export const setQuantities = (db: Db, visit: Visit, items: readonly NewQuantity[]): Promise<PricedCart> =>
  inTransaction(db, async (tx) => {
    const open = await store.touch(tx, visit.actor, visit.now);
    const rows = await store.contents(tx, open.id);
    const wanted = new Map(items.map(({ id, quantity }) => [id, quantity]));
    const lineIds = new Set(rows.map(({ lineId }) => lineId));
    if (items.some(({ id }) => !lineIds.has(id))) throw new Problem('cart.line_not_found', 404);
    const changing = rows.flatMap((row) => {
      const quantity = row.lineId === null ? undefined : wanted.get(row.lineId);
      return quantity === undefined || row.lineId === null ? [] : [{ ...row, lineId: row.lineId, quantity }];
    });
    const staying = changing.filter(({ quantity }) => quantity > 0);
    const faults = staying.flatMap((row) => lineFault(row.articleId, row, row.quantity) ?? []);
    if (faults.length > 0) throw problemOf(faults, visit.language);
    const after = rows.map((row) => ({ ...row, quantity: wanted.get(row.lineId ?? 0) ?? row.quantity }));
    const priced = await settle(tx, { cart: open, rows: after }, visit);
    const gone = changing.filter(({ quantity }) => quantity === 0);
    await store.remove(
      tx,
      open.id,
      gone.map(({ lineId }) => lineId),
    );
    await store.set(
      tx,
      open.id,
      staying.map((row) => ({ ...row, seenPrice: seenPriceOf(priced, row.articleId) })),
    );
    return asShown(priced, new Map(), new Set(staying.map(({ articleId }) => articleId)));
  });

/** Takes one line out; the answer names it. 404 for a line that the cart has not. */
export const removeLine = (db: Db, visit: Visit, lineId: number): Promise<Removal> =>
  inTransaction(db, async (tx) => {
    const open = await store.touch(tx, visit.actor, visit.now);
    const rows = await store.contents(tx, open.id);
    const removed = rows.find((row) => row.lineId === lineId);
    if (!removed) throw new Problem('cart.line_not_found', 404);
    await store.remove(tx, open.id, [lineId]);
    const cart = await settle(tx, { cart: open, rows: rows.filter((row) => row !== removed) }, visit);
    return { cart, removed };
  });

interface Removal {
  readonly cart: PricedCart;
  readonly removed: store.ContentRow;
}

/** Takes every line out of the caller's own cart. */
export const emptyCart = (db: Db, visit: Visit, cartId: number): Promise<PricedCart> =>
  inTransaction(db, async (tx) => {
    const cart = await store.touch(tx, visit.actor, visit.now);
    if (cart.id !== cartId) throw new Problem('cart.not_found', 404);
    await store.clear(tx, cart.id);
    return settle(tx, { cart, rows: [] }, visit);
  });

/** Prices the cart as it will stand, holds it against what a cart can hold, and tells the user's other screens. */
async function settle(
  tx: Tx,
  contents: { readonly cart: store.OpenCart; readonly rows: readonly store.ContentRow[] },
  { actor, now }: Visit,
): Promise<PricedCart> {
  const priced = await priceCart(tx, contents, { buyer: actor, now });
  if (priced.lines.length > MOST_LINES)
    throw new Problem('cart.too_many_lines', 409, { facts: { maximum: MOST_LINES } });
  if (priced.totals.total > HIGHEST_TOTAL) throw new Problem('cart.total_too_high', 409);
  await announce(tx, 'cart.changed', { userId: actor.userId, cartId: priced.id, version: priced.version });
  return priced;
}

/** The cart as its buyer sees it now: new lines have their ids, and the prices of what was touched have been seen. */
function asShown(cart: PricedCart, lineIds: ReadonlyMap<number, number>, touched: ReadonlySet<number>): PricedCart {
  const lines = cart.lines.map((line) => ({
    ...line,
    lineId: lineIds.get(line.articleId) ?? line.lineId,
    seenPrice: touched.has(line.articleId) ? line.price.price : line.seenPrice,
  }));
  return { ...cart, lines };
}
