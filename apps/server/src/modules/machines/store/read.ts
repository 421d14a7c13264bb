import type { adminMachines, MACHINE_VIEWS, Machine } from '@sjaj/contract';
import { type BusinessDate, type Content } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Staff } from '../../../kernel/actor.ts';
import { inReach } from '../../../kernel/company-scope.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { type ListRequest, type RowPage, rowPage } from '../../../platform/database/list-page.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import { categoryIcon, firstPictureKey } from '../../articles/index.ts';
import { soonUntil } from '../rules.ts';

export interface MachineRecord extends Omit<Machine, 'article' | 'order' | 'service' | 'warranty'> {
  readonly companyId: number;
  readonly companyTitle: string;
  readonly articleId: number;
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
  readonly pictureKey: string | null;
  readonly placeholder: string | null;
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  readonly mayOpenOrder: boolean;
}

/** Which machines somebody may see, as a condition on `m`. */
export type MachineScope = RawBuilder<boolean>;

/** Every user of a company sees its machines; private customers have none. */
export const machinesOf = (companyId: number | null): MachineScope =>
  sql<boolean>`m.company_id = ${companyId}::integer`;

/** Those that a member of staff sees. */
export const machinesInReach = (staff: Staff): MachineScope => inReach(staff, sql`m.company_id`);

/** For the shop's own work. */
export const EVERY_MACHINE: MachineScope = sql<boolean>`true`;

const TABLES = sql`machine m join article a on a.id = m.article_id join brand b on b.id = a.brand_id
  join company on company.id = m.company_id
  left join sales_order_line l on l.id = m.order_line_id left join sales_order o on o.id = l.order_id`;

/** `orders`: which orders the reader may open, as a condition on `o`. */
const columns = (orders: RawBuilder<boolean>) => sql`m.id, m.company_id as "companyId", company.title as "companyTitle",
  a.id as "articleId", a.code, a.title, b.title as brand, a.warranty_months as "warrantyMonths",
  ${firstPictureKey('a.id')} as "pictureKey",
  ${categoryIcon('a.id')} as placeholder,
  m.serial_number as "serialNumber", m.state, m.bought_on as "boughtOn", m.delivered_on as "deliveredOn",
  m.warranty_until as "warrantyUntil", m.last_service_on as "lastServiceOn", m.next_service_on as "nextServiceOn",
  m.place, m.note, m.version, o.id as "orderId", o.number as "orderNumber", l.id as "orderLineId",
  coalesce(${orders}, false) as "mayOpenOrder"`;

export type MachineView = (typeof MACHINE_VIEWS)[number] | z.output<typeof adminMachines.list.body>['view'];

const isSoon = (day: RawBuilder<unknown>, today: BusinessDate) => sql<boolean>`${day} <= ${soonUntil(today)}::date`;
const IN_USE = sql<boolean>`m.state <> 'retired'`;

/** The machines of a view. A warranty that is over asks for nothing any more; service that is overdue does. */
function viewOf(view: MachineView, today: BusinessDate): RawBuilder<boolean> {
  const service = sql<boolean>`(${IN_USE} and ${isSoon(sql`m.next_service_on`, today)})`;
  const warranty = sql<boolean>`(${IN_USE} and m.warranty_until >= ${today}::date and ${isSoon(sql`m.warranty_until`, today)})`;
  const conditions: Readonly<Record<MachineView, RawBuilder<boolean>>> = {
    all: IN_USE,
    attention: sql`(${service} or ${warranty})`,
    service,
    warranty,
    no_serial: sql`(${IN_USE} and m.serial_number is null)`,
    retired: sql`m.state = 'retired'`,
  };
  return conditions[view];
}

/** Serial number, article and place; for staff the company and the order as well. */
function namedBy(text: string, isStaff: boolean): RawBuilder<boolean> {
  const texts = sql`code_words(m.serial_number), a.search_words, b.title, m.place`;
  return isStaff ? mentions(text, texts, sql`company.title, code_words(o.number)`) : mentions(text, texts);
}

export interface MachineFilter {
  readonly scope: MachineScope;
  readonly view: MachineView;
  readonly today: BusinessDate;
  readonly text?: string | undefined;
  /** Of these companies, for staff; of all where there are none. */
  readonly companyIds?: readonly number[];
  readonly isStaff: boolean;
}

function conditionOf({ scope, view, today, text, companyIds = [], isStaff }: MachineFilter): RawBuilder<boolean> {
  const conditions = [scope, viewOf(view, today)];
  if (companyIds.length > 0) conditions.push(sql`m.company_id in (${sql.join(companyIds)})`);
  if (text) conditions.push(namedBy(text, isStaff));
  return sql`${sql.join(conditions, sql` and `)}`;
}

const SORTS = {
  default: sql`m.delivered_on`,
  createdDate: sql`m.created_at`,
  deliveredOn: sql`m.delivered_on`,
  warrantyUntil: sql`m.warranty_until`,
  nextServiceOn: sql`m.next_service_on`,
  serialNumber: sql`m.serial_key`,
  company: sql`search_text(company.title)`,
};

const ASCENDING = sql`asc`;
const DESCENDING = sql`desc`;

/** One page of machines; without an order of its own the last delivered first. Empty values come last, ties go by id. */
export function page(
  db: Db,
  filter: MachineFilter,
  { sortBy, isSortAscending, ...query }: ListRequest<keyof typeof SORTS>,
): Promise<RowPage<MachineRecord>> {
  const direction = sortBy !== 'default' && isSortAscending ? ASCENDING : DESCENDING;
  return rowPage(db, query, {
    select: columns(sql<boolean>`false`),
    from: sql`from ${TABLES} where ${conditionOf(filter)}`,
    orderBy: sql`${SORTS[sortBy]} ${direction} nulls last, m.id ${direction}`,
  });
}

/** How many machines of the scope each of these views has. */
export async function countViews<View extends MachineView>(
  db: Db,
  { scope, today }: Pick<MachineFilter, 'scope' | 'today'>,
  views: readonly View[],
): Promise<Record<View, number>> {
  const counts = views.map((view) => sql`count(*) filter (where ${viewOf(view, today)})::integer as ${sql.ref(view)}`);
  const row = await firstRow<Record<View, number>>(db)`
    select ${sql.join(counts)} from machine m where ${scope}`;
  return row as Record<View, number>;
}

interface Visible {
  readonly scope: MachineScope;
  /** Which orders the reader may open, as a condition on `o`. */
  readonly orders: RawBuilder<boolean>;
}

/** A machine in the scope; undefined if there is none. */
export const find = (db: Db | Tx, { scope, orders }: Visible, id: number): Promise<MachineRecord | undefined> =>
  firstRow<MachineRecord>(db)`
    select ${columns(orders)} from ${TABLES} where m.id = ${id} and ${scope}`;

/** The machine of a company with this serial number, however it is written; undefined unless it is one alone. */
export async function findBySerial(tx: Tx, companyId: number, serialNumber: string): Promise<number | undefined> {
  const rows = await allRows<{ id: number }>(tx)`
    select m.id from machine m where ${machinesOf(companyId)} and m.serial_key = serial_key(${serialNumber}) limit 2`;
  return rows.length === 1 ? rows[0]?.id : undefined;
}
