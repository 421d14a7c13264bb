import type { PriceListItem } from '@sjaj/contract';
import { type Feninga, fromKm, type Language, toKm } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { articleByCode } from '../../contract-terms/store/contract-prices.ts';
import { checkPriceChanges, type PriceEntryInput } from '../../rules/price-check.ts';
import * as items from '../store/items.ts';
import { lock } from '../store/lists.ts';
import { itemView } from '../views.ts';

/** The entity name of a price list in the audit log. */
export const ENTITY = 'price_list';

/** Locks the list until the transaction ends. 404 if it does not exist. */
export async function requireList(tx: Tx, listId: number): Promise<void> {
  if (!(await lock(tx, listId))) throw new Problem('records.not_found', 404);
}

interface SetItemInput extends PriceEntryInput {
  readonly listId: number;
}

/**
 * Sets the price of an article in a list. 409 if it has changed since, or if the price is doubtful and not confirmed: below cost, or far
 * from the price before or else from the list price.
 */
export const setItem = (
  db: Db,
  { staff, language }: { readonly staff: Staff; readonly language: Language },
  { listId, code, price, seen, confirmedPrices }: SetItemInput,
): Promise<PriceListItem> =>
  inTransaction(db, async (tx) => {
    await requireList(tx, listId);
    const article = await articleByCode(tx, code);
    if (!article) throw new Problem('articles.not_found', 404);
    const current = (await items.item(tx, listId, article.id))?.price ?? null;
    if ((current === null ? null : toKm(current)) !== seen) throw new Problem('records.changed_meanwhile', 409);
    const after = fromKm(price);
    const change = { field: 'price', before: current ?? article.vpc, after, net: after, cost: article.nc };
    checkPriceChanges(staff, [change], confirmedPrices);
    await savePriceListItem(tx, staff, { listId, article, before: current, price: after });
    const saved = await items.item(tx, listId, article.id);
    if (!saved) throw new Problem('articles.not_found', 404);
    return itemView(saved, language);
  });

interface SavedItem {
  readonly listId: number;
  readonly article: { readonly id: number; readonly code: string };
  readonly before: Feninga | null;
  /** Null for an article that leaves the list. */
  readonly price: Feninga | null;
}

/** Writes one price of a list, or takes it away; doubtful prices have been asked about. 404 for a list that does not exist. */
export async function savePriceListItem(
  tx: Tx,
  staff: Pick<Staff, 'userId' | 'name'>,
  { listId, article, before, price }: SavedItem,
): Promise<void> {
  await requireList(tx, listId);
  if (price === null) await items.removeItem(tx, listId, article.id);
  else await items.saveItems(tx, listId, [{ articleId: article.id, price }]);
  const inKm = (amount: Feninga | null) => (amount === null ? null : toKm(amount));
  await writeAudit(tx, staff, {
    action: price === null ? 'price_list.remove_item' : 'price_list.set_item',
    entity: ENTITY,
    entityId: listId,
    before: { about: article.code, price: inKm(before) },
    ...(price !== null && { after: { about: article.code, price: inKm(price) } }),
  });
}

/** Takes an article out of a list. 404 if it is not in it. */
export const removeItem = (db: Db, staff: Staff, listId: number, articleId: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await requireList(tx, listId);
    const stored = await items.item(tx, listId, articleId);
    if (!stored) throw new Problem('records.not_found', 404);
    await savePriceListItem(tx, staff, { listId, article: stored, before: stored.price, price: null });
  });
