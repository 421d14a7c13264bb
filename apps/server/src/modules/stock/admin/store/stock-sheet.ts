import type { Content } from '@sjaj/domain';
import type { Db } from '../../../../platform/database/db.ts';
import { allRows } from '../../../../platform/database/statements.ts';

const BATCH = 1_000;

interface ExportedStockLevel {
  readonly code: string;
  readonly title: Content;
  readonly onHand: number;
  readonly reserved: number;
}

/** The next stock levels in the order of article codes, after this code; none at the end. */
export const batch = (db: Db, after: string): Promise<readonly ExportedStockLevel[]> =>
  allRows<ExportedStockLevel>(db)`
    select a.code, a.title, coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved
    from article a left join stock_level s on s.article_id = a.id
    where a.code > ${after} and not a.is_discontinued and a.archived_at is null
    order by a.code limit ${BATCH}
  `;
