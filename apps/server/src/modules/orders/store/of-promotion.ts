import { sql } from 'kysely';
import { namesOf } from '../../../kernel/names-of.ts';
import type { Db } from '../../../platform/database/db.ts';

/** The numbers of some orders that were placed during a promotion and have lines at its prices. */
export const ordersOfPromotion = (db: Db, promotionId: number): Promise<readonly string[]> =>
  namesOf(
    db,
    sql`
    select o.number as name from promotion p
    join promotion_article i on i.promotion_id = p.id
    join sales_order_line l on l.article_id = i.article_id and l.price_source = 'sale'
    join sales_order o on o.id = l.order_id and o.placed_at >= p.starts_at and o.placed_at < p.ends_at
    where p.id = ${promotionId}`,
  );
