import { atOnceOrInTransaction, type Db, onOneConnection, type Tx } from '../../../platform/database/db.ts';
import { publish } from '../../../kernel/domain-events.ts';
import { type AddPlan, planAdding } from '../rules/cart.ts';
import * as store from '../store/lines.ts';
import {
  asShown,
  checked,
  repricedLines,
  type RepricedLine,
  type Contents,
  look,
  priceCart,
  type PricedCart,
  seenPriceOf,
  type Standing,
} from './load.ts';
import { problemOf } from './problems.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Customer } from '../../../kernel/actor.ts';

interface NewItem {
  readonly articleId: number;
  readonly quantity: number;
}

/**
 * Adds to the lines of the articles, or begins them: all or none. The call that a shop hears most often: it looks, and
 * writes in one statement if the cart is still as it was; where another click came between, it goes on under a lock.
 */
export const addToCart = (db: Db, context: RequestContext<Customer>, items: readonly NewItem[]): Promise<PricedCart> =>
  atOnceOrInTransaction(
    db,
    () => onOneConnection(db, (one) => addAtOnce(one, context, items)),
    async (tx) => {
      const { cart, faults } = await addWhatFits(tx, context, items);
      if (faults.length > 0) throw problemOf(faults, context.language);
      return cart;
    },
  );

/** Null where there is no cart yet, or it was changed in between. */
async function addAtOnce(
  db: Db | Tx,
  context: RequestContext<Customer>,
  items: readonly NewItem[],
): Promise<PricedCart | null> {
  const { actor } = context;
  const { cart: open, ...contents } = await look(db, contentsInput(actor, items), momentOf(context));
  const { plan, after } = planned(contents, items);
  if (plan.faults.length > 0) throw problemOf(plan.faults, context.language);
  if (!open) return null;
  const priced = checked(await priceCart(db, { ...after, cart: open }, momentOf(context)));
  const repriced = repricedLines(contents, priced, touchedBy(plan));
  const lineIds = await store.addAtOnce(db, open, actor, { added: seen(plan, priced), repriced });
  return lineIds && shown({ ...priced, version: open.version + 1 }, { plan, repriced }, lineIds);
}

/** Adds what can be added and tells what cannot; the way in for whoever brings many lines at once. */
export async function addWhatFits(
  tx: Tx,
  context: RequestContext<Customer>,
  items: readonly NewItem[],
): Promise<AddPlan & { readonly cart: PricedCart }> {
  const { actor } = context;
  const [open, contents] = await Promise.all([
    store.touch(tx, actor, context.now),
    look(tx, contentsInput(actor, items), momentOf(context)),
  ]);
  const { plan, after } = planned(contents, items);
  const priced = checked(await priceCart(tx, { ...after, cart: open }, momentOf(context)));
  await publish(tx, 'cart.changed', { userId: actor.userId, cartId: priced.id, version: priced.version });
  const repriced = repricedLines(contents, priced, touchedBy(plan));
  const [lineIds] = await Promise.all([store.add(tx, open.id, seen(plan, priced)), store.set(tx, open.id, repriced)]);
  return { ...plan, cart: shown(priced, { plan, repriced }, lineIds) };
}

const momentOf = ({ actor, now }: RequestContext<Customer>) => ({ buyer: actor, now });

const contentsInput = (cart: store.Holder, items: readonly NewItem[]) => ({
  cart,
  articleIds: items.map(({ articleId }) => articleId),
});

interface Planned {
  readonly plan: AddPlan;
  /** The cart as it will stand. */
  readonly after: Omit<Standing, 'cart'>;
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

const shown = (priced: PricedCart, { plan, repriced }: Change, lineIds: ReadonlyMap<number, number>): PricedCart =>
  asShown(priced, lineIds, new Set([...plan.fits, ...repriced].map(({ articleId }) => articleId)));
