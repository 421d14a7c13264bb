import { ORDER_STATUS, type WorkQueue } from '@sjaj/contract';
import type { BusinessDate } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Staff } from '../../kernel/actor.ts';
import { inReach } from '../../kernel/company-scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { allRows, oneNumber } from '../../platform/database/statements.ts';
import { UNANSWERED_SINCE } from '../complaints/index.ts';

interface Queue {
  readonly queue: WorkQueue;
  readonly count: number;
  /** Since when the oldest record waits; null for an empty queue. */
  readonly oldest: Date | null;
}

interface QueueQuery {
  readonly today: BusinessDate;
  readonly searchedSince: Date;
}

const { created, paid, preOrder, unpaid, approved, notDelivered } = ORDER_STATUS;

/** How much waits in each queue, of what the member of staff reaches, and since when. Orders on their way wait since their last step. */
export async function queues(
  db: Db,
  staff: Staff,
  { today, searchedSince }: QueueQuery,
): Promise<ReadonlyMap<WorkQueue, Queue>> {
  const rows = await allRows<Queue>(db)`
    with orders as (
      select status, placed_at, updated_at, confirm_email_by from sales_order o
      where ${inReach(staff, sql`o.company_id`)} and status = any(${[created, paid, preOrder, unpaid, approved, notDelivered]}::smallint[])
    )
    select 'approval' as queue, count(*)::integer as count, min(placed_at) as oldest from orders
      where status in (${created}, ${paid}) and confirm_email_by is null
    union all select 'shipping', count(*)::integer, min(updated_at) from orders where status = ${approved}
    union all select 'notDelivered', count(*)::integer, min(updated_at) from orders where status = ${notDelivered}
    union all select 'preOrders', count(*)::integer, min(placed_at) from orders where status = ${preOrder}
    union all select 'unpaid', count(*)::integer, min(placed_at) from orders where status = ${unpaid}
    union all select 'complaints', count(since)::integer, min(since)
      from (select ${UNANSWERED_SINCE} as since from complaint c where c.status in (1, 2) and ${inReach(staff, sql`c.company_id`)}) u
    union all select 'accountRequests', count(*)::integer, min(created_at) from account_request where state = 'pending'
    union all select 'dataChanges', count(*)::integer, min(created_at) from data_change where decided_at is null
    union all select 'availabilityRequests', count(*)::integer, min(created_at)
      from out_of_stock_request where answered_at is null
    union all select 'presentations', count(*)::integer, min(created_at) from presentation_request where answered_at is null
    union all select 'withdrawals', count(*)::integer, min(created_at) from withdrawal where answered_at is null
    union all select 'questions', count(*)::integer, min(q.created_at) from customer_question q
      where q.answered_at is null and ${inReach(staff, sql`q.company_id`)}
    union all select 'reviews', count(*)::integer, min(created_at) from review where state = 'pending'
    union all select 'jobApplications', count(*)::integer, min(received_at) from job_application where handled_at is null
    union all select 'debtors', count(distinct company_id)::integer, min(due_on)::timestamptz
      from open_debt d where due_on < ${today}::date and ${inReach(staff, sql`d.company_id`)}
    union all select 'searchesWithoutHits', count(distinct query)::integer, null
      from search_log where at >= ${searchedSince} and hits = 0
    union all select 'failedMails', count(*)::integer, min(queued_at) from outgoing_mail where state = 'failed'
    union all select 'failedJobs', count(*)::integer, min(failed_at) from job_failure
    union all select 'failedEvents', count(*)::integer, min(failed_at) from outbox where failed_at is not null
  `;
  return new Map(rows.map((row) => [row.queue, row]));
}

interface Branch {
  readonly id: number;
  readonly title: string;
  readonly orders: number;
  /** Feninga with VAT. */
  readonly amount: number;
}

/** The branches in which customers fetch their orders, with those that are approved and wait there. */
export const branches = (db: Db, staff: Staff): Promise<readonly Branch[]> =>
  allRows<Branch>(db)`
    select p.id, p.title, count(o.id)::integer as orders, coalesce(sum(o.total), 0)::bigint as amount
    from pickup_place p left join sales_order o on o.pickup_place_id = p.id and o.status = ${approved}
      and ${inReach(staff, sql`o.company_id`)}
    where p.is_active and p.offers_pickup
    group by p.id order by p.id`;

export const hiddenArticles = (db: Db): Promise<number> =>
  oneNumber(db)`
    select count(*)::integer as count from article where not is_visible_on_web and archived_at is null`;
