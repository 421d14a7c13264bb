import type { OrderStatus, StockMovement } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Staff } from '../../../../kernel/actor.ts';
import { inReach } from '../../../../kernel/company-scope.ts';
import type { Db } from '../../../../platform/database/db.ts';
import type { PageRequest } from '../../../../platform/database/list-page.ts';
import { allRows } from '../../../../platform/database/statements.ts';

export interface WaitingRow {
  readonly orderId: number;
  readonly number: string;
  readonly customer: string;
  readonly placedAt: Date;
  readonly quantity: number;
  readonly missing: number;
}

/** The lines of pre-orders that wait for an article, as far as the member of staff sees them; the oldest order first. */
export const waiting = (db: Db, staff: Staff, articleId: number): Promise<readonly WaitingRow[]> =>
  allRows<WaitingRow>(db)`
    select order_id as "orderId", order_number as number, customer, placed_at as "placedAt",
      sum(quantity)::integer as quantity, sum(missing)::integer as missing
    from back_ordered_line where article_id = ${articleId} and ${inReach(staff, sql`company_id`)}
    group by order_id, order_number, customer, placed_at order by placed_at, order_id
  `;

/** How many customers wait to be told that the article is there again. */
export async function requests(db: Db, articleId: number): Promise<number> {
  const { count } = await db
    .selectFrom('out_of_stock_request')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('article_id', '=', articleId)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export interface MovementRow extends Omit<StockMovement, 'at' | 'order'> {
  readonly at: Date;
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  readonly orderStatus: OrderStatus | null;
  readonly total: number;
}

/**
 * A page of the stock movements of an article, the newest first, each with the quantity on hand after it. Orders of customers whom the
 * member of staff does not reach are not named.
 */
export const movements = (
  db: Db,
  { staff, articleId }: { readonly staff: Staff; readonly articleId: number },
  { page, pageSize }: PageRequest,
): Promise<readonly MovementRow[]> =>
  allRows<MovementRow>(db)`
    with story as (
      select m.*, count(*) over ()::integer as total,
        coalesce(s.on_hand, 0) - coalesce(sum(m.on_hand_change) over (
          order by m.id desc rows between unbounded preceding and 1 preceding), 0)::integer as "onHandAfter"
      from stock_movement m left join stock_level s on s.article_id = m.article_id
      where m.article_id = ${articleId}
      order by m.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select m.id, m.at, m.kind, m.on_hand_change as "onHandChange", m.reserved_change as "reservedChange", m.reason,
      m."onHandAfter", m.total, m.import_id as "importId", o.id as "orderId", o.number as "orderNumber",
      o.status as "orderStatus", case when m.order_id is not null and o.id is null then null when u.role = 'guest' then o.orderer_name
        else coalesce(u.first_name || ' ' || u.last_name, i.applied_by_name) end as by
    from story m
    left join order_reference o on o.id = m.order_id and ${inReach(staff, sql`o.company_id`)}
    left join user_account u on u.id = m.user_id
    left join applied_import i on i.id = m.import_id
    order by m.id desc
  `;
