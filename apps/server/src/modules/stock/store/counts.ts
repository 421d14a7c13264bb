import type { Tx } from '../../../platform/database/db.ts';
import { allRows, execute } from '../../../platform/database/statements.ts';

/** A counted stock level. */
export interface StockCount {
  readonly articleId: number;
  readonly onHand: number;
  /** The stock on hand that the count was compared with; null for one that holds whatever the shop has. */
  readonly expectedOnHand: number | null;
}

export interface CountResult {
  readonly articleId: number;
  /** `moved` and `below_reserved` are refused: the stock level stays as it is. */
  readonly outcome: 'done' | 'moved' | 'below_reserved';
}

export interface CountCause {
  /** Null for a count of the ERP. */
  readonly importId: number | null;
  readonly now: Date;
}

/** Inserts the stock levels that the articles do not have yet, nothing on hand. */
export const insertMissing = (tx: Tx, articleIds: readonly number[], lowLevel: number): Promise<void> =>
  execute(tx)`
    insert into stock_level (article_id, low_level, follows_shop_level)
    select c.article_id, ${lowLevel}::integer, true from unnest(${articleIds}::integer[]) as c (article_id)
    where not exists (select from stock_level s where s.article_id = c.article_id)
    order by c.article_id on conflict do nothing
  `;

/**
 * Sets the stock on hand and writes the movements, in one statement. Stock levels are locked in id order, as orders lock
 * them. An article may occur once.
 */
export const applyCounts = (
  tx: Tx,
  counts: readonly StockCount[],
  { importId, now }: CountCause,
): Promise<readonly CountResult[]> =>
  allRows<CountResult>(tx)`
    with counted as materialized (
      select * from json_to_recordset(${JSON.stringify(counts)}::json)
        as c ("articleId" integer, "onHand" integer, "expectedOnHand" integer)
    ), locked as materialized (
      select c.*, s.on_hand, s.reserved from counted c join stock_level s on s.article_id = c."articleId"
      order by s.article_id for no key update of s
    ), result as materialized (
      select "articleId", "onHand", "onHand" - on_hand as difference,
        case
          when on_hand <> "expectedOnHand" then 'moved'
          when "onHand" < reserved then 'below_reserved'
          else 'done'
        end as outcome
      from locked
    ), level as (
      update stock_level s set on_hand = r."onHand" from result r
      where r.outcome = 'done' and r.difference <> 0 and s.article_id = r."articleId"
    ), movement as (
      insert into stock_movement (article_id, kind, on_hand_change, reserved_change, import_id, at)
      select "articleId", ${importId === null ? 'erp' : 'import'}, difference, 0, ${importId}::integer, ${now}::timestamptz
      from result where outcome = 'done' and difference <> 0
    )
    select "articleId", outcome from result
  `;
