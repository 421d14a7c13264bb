import type { PURCHASE_ORDER_VIEWS, PurchaseOrderRow, PurchaseOrder } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { insertRow, updateVersion } from '../../../platform/database/rows.ts';
import { rowPage, type SearchRequest } from '../../../platform/database/list-page.ts';
import { allRows, execute, firstRow, rowsWritten } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import type { OrderedLine } from '../rules/receipt.ts';

type State = PurchaseOrderRow['state'];

export interface StoredOrder extends Pick<PurchaseOrder, 'by' | 'id' | 'note' | 'number' | 'state' | 'version'> {
  readonly vendorId: number;
  readonly vendor: string;
  readonly orderedAt: Date;
  /** `YYYY-MM-DD` */
  readonly expectedOn: string;
  readonly endedAt: Date | null;
  readonly lines: number;
  /** Feninga. */
  readonly worth: number;
}

const COLUMNS = sql`o.id, o.version, purchase_order_number(o.id) as number, o.vendor_id as "vendorId", v.title as vendor,
  o.state, o.ordered_at as "orderedAt", o.expected_on::text as "expectedOn", o.ended_at as "endedAt", o.note,
  o.user_name as by, l.lines, l.worth`;
const TABLES = sql`purchase_order o join vendor v on v.id = o.vendor_id
  cross join lateral (select count(*)::integer as lines, sum(quantity * unit_cost::bigint)::float8 as worth
    from purchase_order_line where purchase_order_id = o.id) l`;

interface PageInput extends SearchRequest {
  readonly view: (typeof PURCHASE_ORDER_VIEWS)[number];
}

const VIEWS = { open: sql`o.state = 'ordered'`, ended: sql`o.state <> 'ordered'`, all: sql`true` } as const;

/** One page of purchase orders, the newest first, and how many match. */
export async function page(db: Db, input: PageInput) {
  const where = sql`${VIEWS[input.view]}
    and ${mentions(input.quickSearch, sql`code_words(purchase_order_number(o.id))`, sql`v.title`)}`;
  return rowPage<StoredOrder>(db, input, {
    select: COLUMNS,
    from: sql`from ${TABLES} where ${where}`,
    counted: sql`from purchase_order o join vendor v on v.id = o.vendor_id
      where ${where}`,
    orderBy: sql`o.ordered_at desc, o.id desc`,
  });
}

export const one = (db: Db | Tx, id: number): Promise<StoredOrder | undefined> =>
  firstRow<StoredOrder>(db)`select ${COLUMNS} from ${TABLES} where o.id = ${id}`;

/** The order, locked until the transaction ends. */
export async function lock(tx: Tx, id: number): Promise<StoredOrder | undefined> {
  await execute(tx)`select from purchase_order where id = ${id} for update`;
  return one(tx, id);
}

export interface StoredLine extends OrderedLine {
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
  readonly unit: Content;
  readonly partNumber: string;
  /** Feninga; 0 where it is unknown. */
  readonly unitCost: number;
}

export const lines = (db: Db | Tx, id: number): Promise<readonly StoredLine[]> =>
  allRows<StoredLine>(db)`
    select l.article_id as "articleId", a.code, a.title, b.title as brand, u.abbreviation as unit, l.quantity, l.received,
      coalesce(t.part_number, '') as "partNumber", l.unit_cost as "unitCost"
    from purchase_order_line l join purchase_order o on o.id = l.purchase_order_id
    join article a on a.id = l.article_id
    join brand b on b.id = a.brand_id
    join measurement_unit u on u.id = a.unit_id
    left join article_vendor t on t.article_id = a.id and t.vendor_id = o.vendor_id
    where l.purchase_order_id = ${id} order by l.line`;

interface NewOrder {
  readonly vendorId: number;
  readonly expectedOn: string;
  readonly note: string;
  readonly userId: number;
  readonly userName: string;
  readonly now: Date;
  readonly lines: readonly { readonly articleId: number; readonly quantity: number }[];
}

/** Inserts an order with the purchase prices of now and returns its id; undefined where an article is unknown. */
export async function insert(tx: Tx, order: NewOrder): Promise<number | undefined> {
  const id = await insertRow(tx, 'purchase_order', {
    vendor_id: order.vendorId,
    ordered_at: order.now,
    expected_on: order.expectedOn,
    note: order.note,
    user_id: order.userId,
    user_name: order.userName,
  });
  const numbered = order.lines.map((line, place) => ({ ...line, line: place + 1 }));
  const written = await rowsWritten(tx)`
    insert into purchase_order_line (purchase_order_id, line, article_id, quantity, unit_cost)
    select ${id}::integer, l.line, a.id, l.quantity, a.nc
    from json_to_recordset(${JSON.stringify(numbered)}::json) as l (line integer, "articleId" integer, quantity integer)
    join article a on a.id = l."articleId"`;
  return written === order.lines.length ? id : undefined;
}

export const saveReceived = (tx: Tx, id: number, received: readonly OrderedLine[]): Promise<void> =>
  execute(tx)`
    update purchase_order_line l set received = r.received
    from json_to_recordset(${JSON.stringify(received)}::json) as r ("articleId" integer, received integer)
    where l.purchase_order_id = ${id} and l.article_id = r."articleId"`;

/** Counts the version up; an end also ends the order. */
export const touch = (tx: Tx, id: number, end: { readonly state: State; readonly now: Date } | null): Promise<void> =>
  updateVersion(tx, 'purchase_order', id, end ? { state: end.state, ended_at: end.now } : {});

/** The next day on which goods of open orders are expected, for each of the articles. */
export const expectations = (
  tx: Tx,
  articleIds: readonly number[],
): Promise<readonly { readonly articleId: number; readonly expectedOn: string | null }[]> =>
  allRows<{ articleId: number; expectedOn: string | null }>(tx)`
    select a.id as "articleId", (
      select min(o.expected_on)::text from purchase_order_line l join purchase_order o on o.id = l.purchase_order_id
      where l.article_id = a.id and o.state = 'ordered' and l.received < l.quantity) as "expectedOn"
    from unnest(${articleIds}::integer[]) as a (id) order by a.id`;
