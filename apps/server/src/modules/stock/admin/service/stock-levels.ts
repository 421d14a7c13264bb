import type { Correction, StockLevelForm } from '@sjaj/contract';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit, writeAuditEntries } from '../../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import type { Idempotency } from '../../../../kernel/idempotency.ts';
import { withIdempotency } from '../../../../kernel/idempotency.ts';
import { Problem } from '../../../../platform/problem.ts';
import { readSettings, saveSetting } from '../../../settings/index.ts';
import { corrected } from '../../rules.ts';
import * as store from '../store/stock-levels.ts';

const ENTITY = 'stock';
/** The level of the shop is no article's. */
const SHOP = 0;

interface Counted {
  readonly articleId: number;
  readonly correction: Correction;
}

/**
 * Corrects the stock on hand; corrections of one article wait for each other. 404 without the article, 409 below what is
 * promised to orders.
 */
export const correctStock = (
  db: Db,
  staff: Staff,
  { articleId, correction }: Counted,
  idempotency?: Idempotency,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const work = () => correctWithin(tx, staff, { articleId, correction });
    await (idempotency ? withIdempotency(tx, idempotency, work) : work());
  });

async function correctWithin(tx: Tx, staff: Staff, { articleId, correction }: Counted): Promise<null> {
  const stockLevel = await lockStockLevel(tx, articleId);
  const onHand = corrected(stockLevel, correction);
  await writeCorrections(tx, staff, [{ articleId, onHand, before: stockLevel.onHand }], correction.reason);
  return null;
}

interface CountedStock {
  readonly articleId: number;
  readonly onHand: number;
}

/**
 * Writes what was counted of several articles, each of which may occur once, in a transaction that does more. 404 without one of the
 * articles, 409 below what is promised to orders.
 */
export async function countStock(
  tx: Tx,
  staff: Pick<Staff, 'userId' | 'name'>,
  counts: readonly CountedStock[],
  reason: string,
): Promise<void> {
  if (counts.length === 0) return;
  const levels = await lockStockLevels(
    tx,
    counts.map(({ articleId }) => articleId),
  );
  const corrections = counts.map(({ articleId, onHand }) => {
    const stockLevel = levels.get(articleId);
    if (!stockLevel) throw new Problem('articles.not_found', 404);
    const counted = corrected(stockLevel, { kind: 'counted', onHand, reason });
    return { articleId, onHand: counted, before: stockLevel.onHand };
  });
  await writeCorrections(tx, staff, corrections, reason);
}

/** Writes what was counted of articles of the same transaction: nobody else has seen them. 409 above what a stock level holds. */
export async function countNewStock(
  tx: Tx,
  staff: Pick<Staff, 'userId' | 'name'>,
  counts: readonly CountedStock[],
  reason: string,
): Promise<void> {
  if (counts.length === 0) return;
  const empty = { onHand: 0, reserved: 0 };
  const corrections = counts.map(({ articleId, onHand }) => ({
    articleId,
    before: empty.onHand,
    onHand: corrected(empty, { kind: 'counted', onHand, reason }),
  }));
  await writeCorrections(tx, staff, corrections, reason);
}

async function writeCorrections(
  tx: Tx,
  staff: Pick<Staff, 'userId' | 'name'>,
  corrections: readonly (CountedStock & { readonly before: number })[],
  reason: string,
): Promise<void> {
  const levels = corrections.map(({ articleId, onHand, before }) => ({ articleId, onHand, change: onHand - before }));
  await store.correct(tx, levels, { reason, userId: staff.userId });
  await writeAuditEntries(
    tx,
    corrections.map(({ articleId, onHand, before }) => ({
      staff,
      action: 'stock.correct',
      entity: ENTITY,
      entityId: articleId,
      before: { onHand: before },
      after: { onHand, reason },
    })),
  );
}

async function lockStockLevels(
  tx: Tx,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, store.StoredStockLevel>> {
  const { lowStockLevel } = await readSettings(tx);
  return store.open(tx, articleIds, lowStockLevel);
}

async function lockStockLevel(tx: Tx, articleId: number): Promise<store.StoredStockLevel> {
  const stockLevel = (await lockStockLevels(tx, [articleId])).get(articleId);
  if (!stockLevel) throw new Problem('articles.not_found', 404);
  return stockLevel;
}

/** Sets low level and next delivery. 404 without the article, 409 where somebody else has set them since. */
export const setStockLevel = (db: Db, staff: Staff, articleId: number, form: StockLevelForm): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { lowLevel, followsShopLevel, expectedOn, version } = await lockStockLevel(tx, articleId);
    if (version !== form.version) throw new Problem('records.changed_meanwhile', 409);
    const after = {
      lowLevel: form.lowLevel ?? (await readSettings(tx)).lowStockLevel,
      followsShopLevel: form.lowLevel === null,
      expectedOn: form.expectedOn,
    };
    await store.set(tx, articleId, after);
    await writeAudit(tx, staff, {
      action: 'stock.set_level',
      entity: ENTITY,
      entityId: articleId,
      before: { lowLevel, followsShopLevel, expectedOn },
      after,
    });
  });

/** Sets the low level of the shop, which every article without one of its own has from now on. */
export const setShopLevel = (db: Db, staff: Staff, lowLevel: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = (await readSettings(tx)).lowStockLevel;
    await saveSetting(tx, 'lowStockLevel', lowLevel);
    await store.setShopLevel(tx, lowLevel);
    await writeAudit(tx, staff, {
      action: 'stock.set_shop_level',
      entity: ENTITY,
      entityId: SHOP,
      before: { lowLevel: before },
      after: { lowLevel },
    });
  });
