import type { ComplaintKind, ComplaintView, Complaint } from '@sjaj/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Staff } from '../../../kernel/actor.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { type PageRequest, type RowPage, rowPage } from '../../../platform/database/list-page.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import { type ComplaintHead, HEAD, NAMES, TABLES } from './read.ts';
import { inReachOf } from './scope.ts';

export interface InboxRow extends ComplaintHead {
  readonly companyId: number | null;
  readonly customer: string;
  readonly assigneeId: number | null;
  readonly assignee: string | null;
  readonly summary: string;
  readonly unansweredSince: Date | null;
}

interface InboxFilter {
  readonly view: ComplaintView;
  readonly staff: Staff;
  readonly text: string | undefined;
  readonly kind: ComplaintKind | undefined;
  readonly companyId: number | undefined;
  readonly machineId: number | undefined;
}

const OPEN = sql<boolean>`c.status in (1, 2)`;

const viewOf = ({ view, staff }: Pick<InboxFilter, 'staff' | 'view'>): RawBuilder<boolean> => {
  if (view === 'open') return OPEN;
  if (view === 'mine') return sql`${OPEN} and c.assignee_id = ${staff.userId}`;
  return view === 'completed' ? sql`c.status in (3, 4)` : sql`true`;
};

function conditionOf({ text, kind, companyId, machineId, ...view }: InboxFilter): RawBuilder<boolean> {
  const conditions = [inReachOf(view.staff), viewOf(view)];
  if (kind !== undefined) conditions.push(sql`c.kind = ${kind}`);
  if (companyId !== undefined) conditions.push(sql`c.company_id = ${companyId}`);
  if (machineId !== undefined) conditions.push(sql`c.machine_id = ${machineId}`);
  conditions.push(mentions(text, NAMES, sql`company.search_words, u.search_words`));
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Since when the customer of an open complaint `c` waits for an answer; null where none is due. */
export const UNANSWERED_SINCE = sql<Date | null>`case when c.status in (1, 2) then (
  select min(e.at) from complaint_entry e where e.complaint_id = c.id and e.author = 'customer' and e.id > coalesce((
    select max(s.id) from complaint_entry s where s.complaint_id = c.id and s.author = 'staff' and not s.is_internal), 0)
  ) end`;

const INBOX_TABLES = sql`${TABLES} left join company on company.id = c.company_id
  left join user_account s on s.id = c.assignee_id`;

/** One page of a queue: open complaints by how long the customer waits, then the latest change first. */
export function page(db: Db, filter: InboxFilter, query: PageRequest): Promise<RowPage<InboxRow>> {
  const from = sql`from ${INBOX_TABLES} where ${conditionOf(filter)}`;
  return rowPage(db, query, {
    select: sql`*`,
    from: sql`from (
      select ${HEAD}, c.company_id as "companyId", coalesce(company.title, u.first_name || ' ' || u.last_name) as customer,
        s.id as "assigneeId", s.first_name || ' ' || s.last_name as assignee, ${UNANSWERED_SINCE} as "unansweredSince",
        (select left(e.body, 200) from complaint_entry e where e.complaint_id = c.id order by e.id limit 1) as summary
      ${from}
    ) listed`,
    counted: from,
    orderBy: sql`"unansweredSince" nulls last, "updatedAt" desc, id desc`,
  });
}

interface QueueCounts {
  readonly open: number;
  readonly mine: number;
  readonly completed: number;
  readonly unanswered: number;
}

export async function countQueues(db: Db, staff: Staff): Promise<QueueCounts> {
  const row = await firstRow<QueueCounts>(db)`
    select count(*) filter (where ${OPEN})::integer as open,
      count(*) filter (where ${OPEN} and c.assignee_id = ${staff.userId})::integer as mine,
      count(*) filter (where c.status in (3, 4))::integer as completed,
      count(*) filter (where ${UNANSWERED_SINCE} is not null)::integer as unanswered
    from complaint c where ${inReachOf(staff)}`;
  return row ?? { open: 0, mine: 0, completed: 0, unanswered: 0 };
}

export interface CaseFacts {
  readonly customer: string;
  readonly email: string;
  readonly phone: string | null;
  readonly assigneeId: number | null;
  readonly assignee: string | null;
  readonly unansweredSince: Date | null;
  readonly ordered: number | null;
  readonly sameArticle: number;
  readonly previousTotal: number;
  readonly previousOpen: number;
}

const PERIOD_DAYS = 30;

/** The complaints of the same customer besides this one. */
const OTHERS = sql`complaint p where p.id <> c.id and case when c.company_id is null
  then p.company_id is null and p.user_id = c.user_id else p.company_id = c.company_id end`;

/** What staff see beside a complaint. */
export async function factsOf(db: Db, id: number): Promise<CaseFacts> {
  const facts = await firstRow<CaseFacts>(db)`
    select coalesce(company.title, u.first_name || ' ' || u.last_name) as customer, u.email, u.phone,
      s.id as "assigneeId", s.first_name || ' ' || s.last_name as assignee, ${UNANSWERED_SINCE} as "unansweredSince",
      (select l.quantity from sales_order_line l where l.id = c.order_line_id) as ordered,
      (select count(*)::integer from complaint p where p.article_id = c.article_id and p.id <> c.id
        and p.created_at <= c.created_at and p.created_at > c.created_at - make_interval(days => ${PERIOD_DAYS})) as "sameArticle",
      (select count(*)::integer from ${OTHERS}) as "previousTotal",
      (select count(*)::integer from ${OTHERS} and p.status in (1, 2)) as "previousOpen"
    from complaint c join user_account u on u.id = c.user_id left join company on company.id = c.company_id
      left join user_account s on s.id = c.assignee_id
    where c.id = ${id}`;
  if (!facts) throw new Error(`no complaint ${id}`);
  return facts;
}

export interface PreviousRow extends Pick<Complaint, 'id' | 'kind' | 'number' | 'productName' | 'status'> {
  readonly createdAt: Date;
}

const PREVIOUS_SHOWN = 5;

export const previousOf = (db: Db, id: number): Promise<PreviousRow[]> =>
  allRows<PreviousRow>(db)`
    select p.* from complaint c cross join lateral (
      select p.id, p.number, p.status, p.kind, p.product_name as "productName", p.created_at as "createdAt"
      from ${OTHERS} order by p.id desc limit ${PREVIOUS_SHOWN}
    ) p where c.id = ${id} order by p.id desc`;

interface AssigneeRow {
  readonly id: number;
  readonly name: string;
}

/** The given staff with their names, in the order of these. */
export const namesOf = (db: Db | Tx, staffIds: readonly number[]): Promise<AssigneeRow[]> =>
  allRows<AssigneeRow>(db)`
    select id, first_name || ' ' || last_name as name from user_account
    where id = any(${staffIds}::integer[]) order by 2, 1`;
