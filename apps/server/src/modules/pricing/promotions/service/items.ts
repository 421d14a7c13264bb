import type { ConfirmedPrice, SaleItemsAsk } from '@sjaj/contract';
import { type Feninga, fromKm, netFromGross, toKm } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { checkPriceChanges, type PriceChange } from '../../rules/price-check.ts';
import { type AskedLine, belowCostIn, type Plan, planOf } from '../rules/items-plan.ts';
import { isLower, type SalePrices } from '../rules/promotion.ts';
import * as items from '../store/items.ts';
import { saleRows } from '../store/promotions.ts';
import { ENTITY, locked } from './promotions.ts';

/** A promotion of more articles is a new price list. */
const MOST_ARTICLES = 20_000;

const kmOrNull = (km: number | null): Feninga | null => (km === null ? null : fromKm(km));
const BP = 100;

/** What would come into the sale and what would not. 404 without the sale, 400 for no scope or more than 20,000 articles. */
export async function planItems(db: Db | Tx, saleId: number, { percent, source }: SaleItemsAsk): Promise<Plan> {
  if ((await saleRows(db, saleId)).length === 0) throw new Problem('records.not_found', 404);
  const percentBp = percent === null ? null : Math.round(percent * BP);
  return planOf(
    source.kind === 'codes'
      ? await linesOfCodes(db, saleId, source.lines, percentBp)
      : await linesOfScope(db, saleId, source, percentBp),
  );
}

type CodeLine = Extract<SaleItemsAsk['source'], { kind: 'codes' }>['lines'][number];

async function linesOfCodes(
  db: Db | Tx,
  saleId: number,
  lines: readonly CodeLine[],
  percentBp: number | null,
): Promise<AskedLine[]> {
  const codes = lines.map(({ code }) => code);
  const found = await items.byCodes(db, saleId, codes);
  return lines.map(({ code, price, retailPrice }, place) => ({
    line: place + 1,
    code,
    found: found.get(place) ?? [],
    wish: { price: kmOrNull(price), retailPrice: kmOrNull(retailPrice), percentBp },
  }));
}

async function linesOfScope(
  db: Db | Tx,
  saleId: number,
  scope: items.Scope,
  percentBp: number | null,
): Promise<AskedLine[]> {
  if (scope.brandId === null && scope.categoryId === null) throw new Problem('sales.scope_needed', 400);
  const found = await items.inScope(db, saleId, { ...scope, most: MOST_ARTICLES + 1 });
  if (found.length > MOST_ARTICLES) throw new Problem('sales.too_many', 400, { facts: { maximum: MOST_ARTICLES } });
  const wish = { price: null, retailPrice: null, percentBp };
  return found.map((article) => ({ line: 0, code: article.code, found: [article], wish }));
}

type PutAsk = SaleItemsAsk & { readonly confirmedBelowCost: number };

/** Does what `planItems` says, and says it. 409 where more articles are below cost than were confirmed. */
export const putItems = (db: Db, staff: Staff, saleId: number, ask: PutAsk): Promise<Plan> =>
  inTransaction(db, async (tx) => {
    await locked(tx, saleId);
    const plan = await planItems(tx, saleId, ask);
    const count = belowCostIn(plan);
    if (count > ask.confirmedBelowCost) throw new Problem('sales.confirm_below_cost', 409, { facts: { count } });
    await items.put(tx, saleId, plan.items);
    const { percent, source } = ask;
    const about = source.kind === 'codes' ? { lines: source.lines.length } : source;
    const after = { percent, ...about, codes: plan.items.map(({ code }) => code) };
    await writeAudit(tx, staff, { action: 'promotion.put_items', entity: ENTITY, entityId: saleId, after });
    return plan;
  });

interface Prices {
  /** KM. */
  readonly price: number;
  readonly retailPrice: number;
}

/** The prices of an article in a sale, each beside the one before. */
function saleChanges(before: SalePrices, after: SalePrices, { nc: cost, rateBp }: items.Cost): PriceChange[] {
  const { price, retailPrice } = after;
  return [
    { field: 'price', before: before.price, after: price, net: price, cost },
    {
      field: 'retailPrice',
      before: before.retailPrice,
      after: retailPrice,
      net: netFromGross(retailPrice, rateBp),
      cost,
    },
  ];
}

interface SetItem extends Prices {
  readonly saleId: number;
  readonly articleId: number;
  readonly seen: Prices;
  readonly confirmedPrices: readonly ConfirmedPrice[];
}

/**
 * Changes the prices of one article. 404 where it is not in the sale, 409 where they are not what was seen, or one is in doubt
 * and not confirmed, 400 where nobody pays less.
 */
export const setItem = (
  db: Db,
  staff: Staff,
  { saleId, articleId, seen, confirmedPrices, ...next }: SetItem,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await locked(tx, saleId);
    const row = await items.item(tx, saleId, articleId);
    if (!row) throw new Problem('records.not_found', 404);
    const now = items.pricesOf(row);
    const before = { price: toKm(now.price), retailPrice: toKm(now.retailPrice) };
    if (before.price !== seen.price || before.retailPrice !== seen.retailPrice) {
      throw new Problem('records.changed_meanwhile', 409);
    }
    const prices = { price: fromKm(next.price), retailPrice: fromKm(next.retailPrice) };
    if (!isLower(items.listOf(row), prices)) {
      throw new Problem('sales.not_lower', 400, { errors: [{ field: 'price', key: 'sales.not_lower' }] });
    }
    checkPriceChanges(saleChanges(now, prices, await items.costOf(tx, articleId)), confirmedPrices);
    await items.put(tx, saleId, [{ articleId, ...prices }]);
    const after = { about: row.code, ...next };
    await writeAudit(tx, staff, { action: 'promotion.set_item', entity: ENTITY, entityId: saleId, before, after });
  });

/** Takes articles out of a sale; those that are not in it are none the wiser. */
export const removeItems = (db: Db, staff: Staff, saleId: number, articleIds: readonly number[]): Promise<null> =>
  inTransaction(db, async (tx) => {
    await locked(tx, saleId);
    const codes = await items.takeOut(tx, saleId, articleIds);
    const before = { codes };
    await writeAudit(tx, staff, { action: 'promotion.remove_items', entity: ENTITY, entityId: saleId, before });
    return null;
  });
