import { type NoteEntity, STAFF_ROLES } from '@sjaj/contract';
import { type RawBuilder, sql } from 'kysely';
import { hasCapability, type Staff } from '../../../kernel/actor.ts';
import { inReach } from '../../../kernel/company-scope.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { firstRow } from '../../../platform/database/statements.ts';

/** A record that notes are written on. */
export interface NotedRecord {
  /** Its number or name, in Bosnian where it has several. */
  readonly title: string;
  /** Whether it belongs to a customer; those who reach the own companies only may not open those of others. */
  readonly isOfCustomer: boolean;
  /** Null for a private customer. */
  readonly companyId: number | null;
}

/** `title` and `companyId` of the records of a kind with their `id`, those that the member of staff reaches. */
type Source = (staff: Staff) => RawBuilder<unknown>;

const named =
  (table: string, title: RawBuilder<unknown>): Source =>
  () =>
    sql`select id, ${title} as title, null::integer as "companyId" from ${sql.table(table)}`;

const CUSTOMERS: Readonly<Partial<Record<NoteEntity, Source>>> = {
  company: (staff) => sql`select c.id, c.title, c.id as "companyId" from company c where ${inReach(staff, sql`c.id`)}`,
  sales_order: (staff) =>
    sql`select o.id, o.number as title, o.company_id as "companyId" from sales_order o
      where ${inReach(staff, sql`o.company_id`)}`,
  complaint: (staff) =>
    sql`select c.id, c.number as title, c.company_id as "companyId" from complaint c
      where ${inReach(staff, sql`c.company_id`)}`,
  machine: (staff) =>
    sql`select m.id, concat_ws(', ', a.title->>'bs', m.serial_number) as title, m.company_id as "companyId"
      from machine m join article a on a.id = m.article_id where ${inReach(staff, sql`m.company_id`)}`,
};

const OTHERS: Readonly<Record<Exclude<NoteEntity, 'company' | 'complaint' | 'machine' | 'sales_order'>, Source>> = {
  article: named('article', sql`concat_ws(' ', code, title->>'bs')`),
  // Accounts of staff are those of administrators to open.
  user: (staff) =>
    sql`select id, first_name || ' ' || last_name as title, null::integer as "companyId" from user_account
      where role not in ('guest', 'deleted')
        and (${hasCapability(staff, 'manageStaff')} or role <> all(${STAFF_ROLES}::text[]))`,
  promotion: named('promotion', sql`title->>'bs'`),
  coupon: named('coupon', sql`code`),
  category: named('category', sql`title->>'bs'`),
  brand: named('brand', sql`title`),
  carrier: named('carrier', sql`title`),
  pickup_place: named('pickup_place', sql`title`),
};

const SOURCES = { ...OTHERS, ...CUSTOMERS } as Readonly<Record<NoteEntity, Source>>;

/** The record, if the member of staff reaches it. */
export async function findRecord(
  db: Db | Tx,
  staff: Staff,
  entity: NoteEntity,
  id: number,
): Promise<NotedRecord | undefined> {
  const row = await firstRow<Omit<NotedRecord, 'isOfCustomer'>>(db)`
    select r.title, r."companyId" from (${SOURCES[entity](staff)}) r where r.id = ${id}`;
  return row && { ...row, isOfCustomer: entity in CUSTOMERS };
}
