import type { PriceListChange, PriceListPlan } from '@sjaj/contract';
import { type Feninga, type Language, toKm } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Idempotency, inTransactionOnce } from '../../../../kernel/idempotency.ts';
import { localised } from '../../../../kernel/localised.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { changedPrice, HIGHEST_PRICE } from '../rules/changed-price.ts';
import { changeOf, insertChange, restore } from '../store/changes.ts';
import * as items from '../store/items.ts';
import { priceListRows } from '../store/lists.ts';
import { ENTITY, requireList } from './items.ts';

const BP = 100;
/** The number of planned articles that staff see. */
const SAMPLE_SIZE = 20;

interface PlannedItem extends items.CostedItem {
  readonly after: Feninga;
}

/** 409 where a price would be higher than any may be. */
async function plannedItems(db: Db | Tx, listId: number, percent: number): Promise<readonly PlannedItem[]> {
  if ((await priceListRows(db, { id: listId })).length === 0) throw new Problem('records.not_found', 404);
  const changeBp = Math.round(percent * BP);
  const all = await items.allItems(db, listId);
  const planned = all.map((item) => ({ ...item, after: changedPrice(item.price, changeBp) }));
  const tooHigh = planned.find(({ after }) => after > HIGHEST_PRICE);
  if (tooHigh) throw new Problem('prices.too_high', 409, { facts: { code: tooHigh.code } });
  return planned;
}

function planOf(planned: readonly PlannedItem[], language: Language): PriceListPlan {
  const changed = planned.filter(({ price, after }) => after !== price);
  return {
    changed: changed.length,
    same: planned.length - changed.length,
    belowCost: changed.filter(({ after, cost }) => after < cost).length,
    sample: changed.slice(0, SAMPLE_SIZE).map(({ code, title, price, after }) => ({
      code,
      title: localised(title, language),
      before: toKm(price),
      after: toKm(after),
    })),
  };
}

/** What a change of all prices of a list by a percentage would do. */
export const planChange = async (
  db: Db,
  { listId, percent, language }: { readonly listId: number; readonly percent: number; readonly language: Language },
): Promise<PriceListPlan> => planOf(await plannedItems(db, listId, percent), language);

interface ChangePricesInput {
  readonly listId: number;
  readonly percent: number;
  readonly confirmedBelowCost: number;
}

interface ChangeContext {
  readonly staff: Staff;
  readonly language: Language;
  readonly idempotency: Idempotency;
  readonly now: Date;
}

/** Carries out the plan of `planChange` once and returns it, with the id by which it is taken back. 409 if more articles are below cost than confirmed. */
export const changePrices = (
  db: Db,
  { staff, language, idempotency, now }: ChangeContext,
  { listId, percent, confirmedBelowCost }: ChangePricesInput,
): Promise<PriceListChange> =>
  inTransactionOnce(db, idempotency, async (tx) => {
    await requireList(tx, listId);
    const planned = await plannedItems(tx, listId, percent);
    const plan = planOf(planned, language);
    const { belowCost: count } = plan;
    if (count > confirmedBelowCost) throw new Problem('sales.confirm_below_cost', 409, { facts: { count } });
    const changed = planned.filter(({ price, after }) => after !== price);
    await items.saveItems(
      tx,
      listId,
      changed.map(({ id, after }) => ({ articleId: id, price: after })),
    );
    const after = { percent, articles: plan.changed };
    await writeAudit(tx, staff, { action: 'price_list.change_prices', entity: ENTITY, entityId: listId, after });
    const change = { listId, percentBp: Math.round(percent * BP), userName: staff.name, now };
    return { ...plan, id: changed.length === 0 ? null : await insertChange(tx, change, changed) };
  });

interface UndoInput {
  readonly listId: number;
  readonly changeId: number;
  readonly now: Date;
}

/** Restores the prices before a change, where nobody has changed them since. 404 for an unknown change, 409 for one that was taken back before. */
export const undoChange = (db: Db, staff: Staff, { listId, changeId, now }: UndoInput): Promise<number> =>
  inTransaction(db, async (tx) => {
    await requireList(tx, listId);
    const change = await changeOf(tx, listId, changeId);
    if (!change) throw new Problem('records.not_found', 404);
    if (change.isUndone) throw new Problem('prices.cannot_undo', 409);
    const restored = await restore(tx, changeId, now);
    const after = { percent: change.percentBp / BP, articles: restored };
    await writeAudit(tx, staff, { action: 'price_list.undo_change', entity: ENTITY, entityId: listId, after });
    return restored;
  });
