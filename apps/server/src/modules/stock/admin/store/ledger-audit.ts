import type { Db, Tx } from '../../../../platform/database/db.ts';
import { allRows } from '../../../../platform/database/statements.ts';

/** A stock level that differs from what its movements or orders say. */
interface LedgerError {
  readonly articleId: number;
  readonly onHand: number;
  readonly reserved: number;
  /** What the movements add up to. */
  readonly movedOnHand: number;
  readonly movedReserved: number;
  /** What the lines of the orders have set aside. */
  readonly setAside: number;
}

/**
 * The stock levels whose quantity on hand is not the sum of their movements, or whose reserved quantity is not what orders
 * reserve; negative ones as well. Empty when the data is consistent.
 */
export const errors = (db: Db | Tx): Promise<readonly LedgerError[]> =>
  allRows<LedgerError>(db)`
    with moved as (
      select article_id, sum(on_hand_change)::integer as on_hand, sum(reserved_change)::integer as reserved
      from stock_movement group by article_id
    ), aside as (
      select article_id, sum(reserved)::integer as pieces from reserved_line group by article_id
    )
    select coalesce(s.article_id, m.article_id) as "articleId", coalesce(s.on_hand, 0) as "onHand",
      coalesce(s.reserved, 0) as reserved, coalesce(m.on_hand, 0) as "movedOnHand",
      coalesce(m.reserved, 0) as "movedReserved", coalesce(a.pieces, 0) as "setAside"
    from stock_level s full join moved m on m.article_id = s.article_id
    left join aside a on a.article_id = coalesce(s.article_id, m.article_id)
    where coalesce(s.on_hand, 0) <> coalesce(m.on_hand, 0) or coalesce(s.reserved, 0) <> coalesce(m.reserved, 0)
      or coalesce(s.reserved, 0) <> coalesce(a.pieces, 0) or s.reserved < 0 or s.on_hand < s.reserved
    order by 1
  `;
