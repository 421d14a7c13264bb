import { atOnceOrInTransaction, type Db, onOneConnection, type Tx } from '../../../platform/database/db.ts';
import { type AddPlan, planAdding } from '../rules/cart.ts';
import * as carts from '../store/carts.ts';
import * as lines from '../store/lines.ts';
import {
  withSeenPrices,
  checked,
  repricedLines,
  type RepricedLine,
  type Contents,
  loadContents,
  priceCart,
  type PricedCart,
  seenPriceOf,
  type CartContents,
} from './load.ts';
import { problemOf } from './problems.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Customer } from '../../../kernel/actor.ts';

interface NewItem {
  readonly articleId: number;
  readonly quantity: number;
}

/**
 * Adds quantities to the lines of the articles, or creates the lines: all or none. The most frequent write of the shop: it reads
 * without a lock and writes in one statement if the cart is unchanged; otherwise it repeats under a lock.
 */
export const addToCart = (db: Db, context: RequestContext<Customer>, items: readonly NewItem[]): Promise<PricedCart> =>
  atOnceOrInTransaction(
    db,
    () => onOneConnection(db, (one) => addWithoutLock(one, context, items)),
    async (tx) => {
      const { cart, errors } = await addAvailableItems(tx, context, items);
      if (errors.length > 0) throw problemOf(errors, context.language);
      return cart;
    },
  );

/** Null if there is no cart yet, or if it was changed in between. */
async function addWithoutLock(
  db: Db | Tx,
  context: RequestContext<Customer>,
  items: readonly NewItem[],
): Promise<PricedCart | null> {
  const { cart, ...contents } = await loadContents(db, contentsInput(context.actor, items), priceContextOf(context));
  const { plan, after } = planned(contents, items);
  if (plan.errors.length > 0) throw problemOf(plan.errors, context.language);
  return cart && write(db, context, { cart, contents, plan, after });
}

/** Adds the items that can be added and returns the errors of the others. */
export async function addAvailableItems(
  tx: Tx,
  context: RequestContext<Customer>,
  items: readonly NewItem[],
): Promise<AddPlan & { readonly cart: PricedCart }> {
  const [cart, contents] = await Promise.all([
    carts.lock(tx, context.actor),
    loadContents(tx, contentsInput(context.actor, items), priceContextOf(context)),
  ]);
  const { plan, after } = planned(contents, items);
  const written = await write(tx, context, { cart, contents, plan, after });
  if (!written) throw new Error('a locked cart was changed');
  return { ...plan, cart: written };
}

interface Addition extends Planned {
  readonly cart: carts.OpenCart;
  /** Before the change. */
  readonly contents: Contents;
}

/** Prices the cart after the change and writes it; null if the cart is not as it was read. */
async function write(
  db: Db | Tx,
  context: RequestContext<Customer>,
  { cart, contents, plan, after }: Addition,
): Promise<PricedCart | null> {
  const priced = checked(await priceCart(db, { ...after, cart }, priceContextOf(context)), context.actor);
  const repriced = repricedLines(contents, priced, touchedBy(plan));
  const lineIds = await lines.addUnlessChanged(db, cart, context.actor, { added: seen(plan, priced), repriced });
  return lineIds && cartAfter({ ...priced, version: cart.version + 1 }, { plan, repriced }, lineIds);
}

const priceContextOf = ({ actor, now }: RequestContext<Customer>) => ({ buyer: actor, now });

const contentsInput = (cart: carts.Holder, items: readonly NewItem[]) => ({
  cart,
  articleIds: items.map(({ articleId }) => articleId),
});

interface Planned {
  readonly plan: AddPlan;
  /** The contents after the change. */
  readonly after: Omit<CartContents, 'cart'>;
}

function planned({ rows, prices }: Contents, items: readonly NewItem[]): Planned {
  const plan = planAdding(items, rows);
  const more = new Map(plan.fits.map(({ articleId, quantity }) => [articleId, quantity]));
  const after = rows.map((row) => ({ ...row, quantity: row.quantity + (more.get(row.articleId) ?? 0) }));
  return { plan, after: { rows: after, prices } };
}

const seen = ({ fits }: AddPlan, priced: PricedCart) =>
  fits.map((line) => ({ ...line, seenPrice: seenPriceOf(priced, line.articleId) }));

const touchedBy = ({ fits }: AddPlan): ReadonlySet<number> => new Set(fits.map(({ articleId }) => articleId));

interface Change {
  readonly plan: AddPlan;
  readonly repriced: readonly RepricedLine[];
}

const cartAfter = (priced: PricedCart, { plan, repriced }: Change, lineIds: ReadonlyMap<number, number>): PricedCart =>
  withSeenPrices(priced, lineIds, new Set([...plan.fits, ...repriced].map(({ articleId }) => articleId)));
