import type { VisitForm, CustomerVisit, PlannedVisit } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Staff } from '../../kernel/actor.ts';
import { inReach } from '../../kernel/company-scope.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { deleteRow, insertRow, updateVersion } from '../../platform/database/rows.ts';
import { allRows, anyRow, firstRow } from '../../platform/database/statements.ts';

export interface VisitRow extends Omit<CustomerVisit, 'mayChange'> {
  readonly companyId: number;
  readonly userId: number | null;
}

const MOST = 100;

const COLUMNS = sql`v.id, v.company_id as "companyId", v.user_id as "userId", v.user_name as who, v.visited_on as "visitedOn",
  v.person, v.summary, v.next_step as "nextStep", v.next_on as "nextOn", v.version`;

/** Whether there is a company that the member of staff reaches. */
export const hasCompany = (db: Db | Tx, staff: Staff, companyId: number): Promise<boolean> =>
  anyRow(db)`select from company c where c.id = ${companyId} and ${inReach(staff, sql`c.id`)}`;

/** The last visits to a company, the latest first. */
export const listOf = (db: Db, companyId: number): Promise<readonly VisitRow[]> =>
  allRows<VisitRow>(db)`
    select ${COLUMNS} from customer_visit v where v.company_id = ${companyId}
    order by v.visited_on desc, v.id desc limit ${MOST}`;

export const find = (db: Db | Tx, id: number): Promise<VisitRow | undefined> =>
  firstRow<VisitRow>(db)`select ${COLUMNS} from customer_visit v where v.id = ${id}`;

/** A visit that the member of staff has written, to a company that they still reach; locked until the transaction ends. */
export const lockOwn = (tx: Tx, staff: Staff, id: number): Promise<VisitRow | undefined> =>
  firstRow<VisitRow>(tx)`
    select ${COLUMNS} from customer_visit v
    where v.id = ${id} and v.user_id = ${staff.userId} and ${inReach(staff, sql`v.company_id`)} for update`;

const columnsOf = ({ visitedOn, person, summary, nextStep, nextOn }: VisitForm) => ({
  visited_on: visitedOn,
  person,
  summary,
  next_step: nextStep,
  next_on: nextOn,
});

/** Inserts a visit of the member of staff and returns its id. */
export const insert = (tx: Tx, staff: Staff, companyId: number, form: VisitForm): Promise<number> =>
  insertRow(tx, 'customer_visit', {
    company_id: companyId,
    user_id: staff.userId,
    user_name: staff.name,
    ...columnsOf(form),
  });

/** Saves a visit and counts its version up. */
export const update = (tx: Tx, id: number, form: VisitForm): Promise<void> =>
  updateVersion(tx, 'customer_visit', id, columnsOf(form));

export const remove = (tx: Tx, id: number): Promise<void> => deleteRow(tx, 'customer_visit', id);

interface PlannedRow extends Omit<PlannedVisit, 'town'> {
  readonly town: Content;
}

/** What the last visit to each active company in reach has planned, the earliest day first. */
export const planned = (db: Db, staff: Staff): Promise<readonly PlannedRow[]> =>
  allRows<PlannedRow>(db)`
    select c.id as "companyId", c.title as company, t.name as town, c.phone, v.next_on as "nextOn",
      v.next_step as "nextStep", v.visited_on as "lastVisitOn", v.user_name as who
    from company c join town t on t.id = c.town_id
    join lateral (select * from customer_visit l where l.company_id = c.id
      order by l.visited_on desc, l.id desc limit 1) v on v.next_on is not null
    where c.is_active and ${inReach(staff, sql`c.id`)}
    order by v.next_on, c.id limit ${MOST}`;
