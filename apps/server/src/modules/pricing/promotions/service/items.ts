import type { ConfirmedPrice, PromotionItemsInput } from '@sjaj/contract';
import { type Feninga, fromKm, netFromGross, toKm } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { checkPriceChanges, type PriceChange } from '../../rules/price-check.ts';
import { type RequestedLine, countBelowCost, type Plan, planLines } from '../rules/items-plan.ts';
import { isLower, type PromotionPrices } from '../rules/promotion.ts';
import * as items from '../store/items.ts';
import { promotionRows } from '../store/promotions.ts';
import { ENTITY, requirePromotion } from './promotions.ts';

/** A promotion of more articles is a new price list. */
const MOST_ARTICLES = 20_000;

const kmOrNull = (km: number | null): Feninga | null => (km === null ? null : fromKm(km));
const BP = 100;

/** Plans which articles are added or changed. 404 if the promotion does not exist, 400 without a scope or for more than 20,000 articles. */
export async function planItems(
  db: Db | Tx,
  promotionId: number,
  { percent, source }: PromotionItemsInput,
): Promise<Plan> {
  if ((await promotionRows(db, promotionId)).length === 0) throw new Problem('records.not_found', 404);
  const percentBp = percent === null ? null : Math.round(percent * BP);
  return planLines(
    source.kind === 'codes'
      ? await linesOfCodes(db, promotionId, source.lines, percentBp)
      : await linesOfScope(db, promotionId, source, percentBp),
  );
}

type CodeLine = Extract<PromotionItemsInput['source'], { kind: 'codes' }>['lines'][number];

async function linesOfCodes(
  db: Db | Tx,
  promotionId: number,
  lines: readonly CodeLine[],
  percentBp: number | null,
): Promise<RequestedLine[]> {
  const codes = lines.map(({ code }) => code);
  const found = await items.byCodes(db, promotionId, codes);
  return lines.map(({ code, price, retailPrice }, place) => ({
    line: place + 1,
    code,
    found: found.get(place) ?? [],
    requested: { price: kmOrNull(price), retailPrice: kmOrNull(retailPrice), percentBp },
  }));
}

async function linesOfScope(
  db: Db | Tx,
  promotionId: number,
  scope: items.Scope,
  percentBp: number | null,
): Promise<RequestedLine[]> {
  if (scope.brandId === null && scope.categoryId === null) throw new Problem('sales.scope_needed', 400);
  const found = await items.inScope(db, promotionId, { ...scope, most: MOST_ARTICLES + 1 });
  if (found.length > MOST_ARTICLES) throw new Problem('sales.too_many', 400, { facts: { maximum: MOST_ARTICLES } });
  const requested = { price: null, retailPrice: null, percentBp };
  return found.map((article) => ({ line: 0, code: article.code, found: [article], requested }));
}

type PutItemsInput = PromotionItemsInput & { readonly confirmedBelowCost: number };

/** Carries out the plan of `planItems` and returns it. 409 if more articles are below cost than confirmed. */
export const putItems = (db: Db, staff: Staff, promotionId: number, input: PutItemsInput): Promise<Plan> =>
  inTransaction(db, async (tx) => {
    await requirePromotion(tx, promotionId);
    const plan = await planItems(tx, promotionId, input);
    const count = countBelowCost(plan);
    if (count > input.confirmedBelowCost) throw new Problem('sales.confirm_below_cost', 409, { facts: { count } });
    await items.save(tx, promotionId, plan.items);
    const { percent, source } = input;
    const about = source.kind === 'codes' ? { lines: source.lines.length } : source;
    const after = { percent, ...about, codes: plan.items.map(({ code }) => code) };
    await writeAudit(tx, staff, { action: 'promotion.put_items', entity: ENTITY, entityId: promotionId, after });
    return plan;
  });

interface Prices {
  /** KM. */
  readonly price: number;
  readonly retailPrice: number;
}

/** The prices of an article in a promotion with the prices that they replace. */
function promotionPriceChanges(
  before: PromotionPrices,
  after: PromotionPrices,
  { costPrice: cost, rateBp }: items.Cost,
): PriceChange[] {
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

interface SetItemInput extends Prices {
  readonly promotionId: number;
  readonly articleId: number;
  readonly seen: Prices;
  readonly confirmedPrices: readonly ConfirmedPrice[];
}

/**
 * Changes the prices of one article. 404 if it is not part of the promotion; 409 if its prices have changed since or a doubtful
 * price is not confirmed; 400 if no price is lower than the list price.
 */
export const setItem = (
  db: Db,
  staff: Staff,
  { promotionId, articleId, seen, confirmedPrices, ...next }: SetItemInput,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await requirePromotion(tx, promotionId);
    const row = await items.item(tx, promotionId, articleId);
    if (!row) throw new Problem('records.not_found', 404);
    const current = items.pricesOf(row);
    const before = { price: toKm(current.price), retailPrice: toKm(current.retailPrice) };
    if (before.price !== seen.price || before.retailPrice !== seen.retailPrice) {
      throw new Problem('records.changed_meanwhile', 409);
    }
    const prices = { price: fromKm(next.price), retailPrice: fromKm(next.retailPrice) };
    if (!isLower(items.listOf(row), prices)) {
      throw new Problem('sales.not_lower', 400, { errors: [{ field: 'price', key: 'sales.not_lower' }] });
    }
    const changes = promotionPriceChanges(current, prices, await items.costOf(tx, articleId));
    checkPriceChanges(staff, changes, confirmedPrices);
    await items.save(tx, promotionId, [{ articleId, ...prices }]);
    const after = { about: row.code, ...next };
    await writeAudit(tx, staff, { action: 'promotion.set_item', entity: ENTITY, entityId: promotionId, before, after });
  });

/** Removes articles from a promotion. Articles that are not part of it are ignored. */
export const removeItems = (db: Db, staff: Staff, promotionId: number, articleIds: readonly number[]): Promise<null> =>
  inTransaction(db, async (tx) => {
    await requirePromotion(tx, promotionId);
    const codes = await items.remove(tx, promotionId, articleIds);
    const before = { codes };
    await writeAudit(tx, staff, { action: 'promotion.remove_items', entity: ENTITY, entityId: promotionId, before });
    return null;
  });
