import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/db.ts';
import { execute } from '../../../../platform/database/statements.ts';
import type { StockLevel } from '../../rules.ts';

/** A stock level with what staff set on it. */
export interface StoredStockLevel extends StockLevel {
  readonly lowLevel: number;
  readonly followsShopLevel: boolean;
  /** `YYYY-MM-DD` */
  readonly expectedOn: string | null;
  readonly version: number;
}

/** The stock levels of articles that there are, created if missing, and locked in the order of their ids. */
export async function open(
  tx: Tx,
  articleIds: readonly number[],
  shopLevel: number,
): Promise<ReadonlyMap<number, StoredStockLevel>> {
  await execute(tx)`
    insert into stock_level (article_id, low_level, follows_shop_level)
    select id, ${shopLevel}::integer, true from article where id = any(${articleIds}::integer[]) order by id
    on conflict do nothing
  `;
  const rows = await tx
    .selectFrom('stock_level')
    .select([
      'article_id as articleId',
      'on_hand as onHand',
      'reserved',
      'low_level as lowLevel',
      'follows_shop_level as followsShopLevel',
      'expected_on as expectedOn',
      'version',
    ])
    .where('article_id', 'in', articleIds)
    .orderBy('article_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ articleId, ...stockLevel }) => [articleId, stockLevel]));
}

export interface CorrectedStockLevel {
  readonly articleId: number;
  readonly onHand: number;
  /** What it changes by. */
  readonly change: number;
}

interface CorrectionCause {
  readonly reason: string;
  readonly userId: number;
}

/** Sets the stock on hand and writes the movements. The stock levels must be locked. */
export const correct = (
  tx: Tx,
  levels: readonly CorrectedStockLevel[],
  { reason, userId }: CorrectionCause,
): Promise<void> =>
  execute(tx)`
    with corrected as materialized (
      select * from json_to_recordset(${JSON.stringify(levels)}::json)
        as c ("articleId" integer, "onHand" integer, change integer)
    ), level as (
      update stock_level s set on_hand = c."onHand" from corrected c where s.article_id = c."articleId"
    )
    insert into stock_movement (article_id, kind, on_hand_change, reserved_change, user_id, reason)
    select "articleId", 'correction', change, 0, ${userId}::integer, ${reason} from corrected`;

export interface StockLevelSettings {
  readonly lowLevel: number;
  readonly followsShopLevel: boolean;
  readonly expectedOn: string | null;
}

/** Sets level and next delivery and counts the version up. */
export async function set(tx: Tx, articleId: number, stockLevel: StockLevelSettings): Promise<void> {
  await tx
    .updateTable('stock_level')
    .set({
      low_level: stockLevel.lowLevel,
      follows_shop_level: stockLevel.followsShopLevel,
      expected_on: stockLevel.expectedOn,
      version: sql`version + 1`,
    })
    .where('article_id', '=', articleId)
    .execute();
}

/** Sets the shop's low level on every article that follows it; those that have it already are not touched. */
export const setShopLevel = (tx: Tx, lowLevel: number): Promise<void> =>
  execute(tx)`
    update stock_level s set low_level = ${lowLevel}::integer
    from (
      select article_id from stock_level where follows_shop_level and low_level <> ${lowLevel}::integer
      order by article_id for update
    ) f
    where s.article_id = f.article_id
  `;
