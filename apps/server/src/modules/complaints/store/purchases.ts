import { MOST_COUNTED_LINES } from '@sjaj/contract';
import { type BusinessDate, type Content } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { type ListRequest, type RowPage, rowPage } from '../../../platform/database/list-page.ts';
import { firstRow } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import { categoryIcon } from '../../articles/index.ts';
import type { Scope } from '../../../kernel/company-scope.ts';
import { isOldestFirst } from './read.ts';

export interface PurchasedLineRow {
  readonly lineId: number;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly placedAt: Date;
  readonly articleId: number;
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
  readonly unit: Content;
  readonly quantity: number;
  readonly pictureKey: string | null;
  readonly placeholder: string | null;
  readonly receivedOn: BusinessDate | null;
  readonly warrantyMonths: number | null;
}

/** Handed over, delivered, or brought back: the goods have left the warehouse. */
const SHIPPED = sql`o.status in (4, 5, 8)`;

const LINE = sql`l.id as "lineId", o.id as "orderId", o.number as "orderNumber", o.placed_at as "placedAt",
  l.article_id as "articleId", l.code, l.title, l.brand, l.unit, l.quantity, l.picture_key as "pictureKey",
  ${categoryIcon('a.id')} as placeholder,
  (select (min(h.at) at time zone 'Europe/Sarajevo')::date from sales_order_history h
    where h.order_id = o.id and h.to_status = 5) as "receivedOn",
  a.warranty_months as "warrantyMonths"`;
const TABLES = sql`sales_order_line l join sales_order o on o.id = l.order_id join article a on a.id = l.article_id`;

interface PurchaseFilter {
  /** Whose orders, as a condition on `o`. */
  readonly scope: Scope;
  readonly text?: string | undefined;
  readonly orderId?: number | undefined;
  readonly lineId?: number | undefined;
}

function conditionOf({ scope, text, orderId, lineId }: PurchaseFilter): RawBuilder<boolean> {
  const conditions = [scope, SHIPPED];
  if (orderId !== undefined) conditions.push(sql`o.id = ${orderId}`);
  if (lineId !== undefined) conditions.push(sql`l.id = ${lineId}`);
  conditions.push(mentions(text, sql`code_words(l.code), content_words(l.title), code_words(o.number)`));
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Lines of orders that have left the warehouse, newest order first. They are counted up to `MOST_COUNTED_LINES`. */
export function linePage(
  db: Db,
  filter: PurchaseFilter,
  query: ListRequest<'default' | 'createdDate'>,
): Promise<RowPage<PurchasedLineRow>> {
  const direction = isOldestFirst(query) ? sql`asc` : sql`desc`;
  const from = sql`from ${TABLES} where ${conditionOf(filter)}`;
  return rowPage(db, query, {
    select: LINE,
    from,
    counted: sql`from (select ${from} limit ${MOST_COUNTED_LINES}) counted`,
    // As the indexes of customers have their orders: the lines of the first orders are read only.
    orderBy: sql`o.placed_at ${direction}, o.id ${direction}, l.position`,
  });
}

/** A line that a customer can complain about; undefined if there is none in the scope. */
export const findLine = (tx: Tx, scope: Scope, lineId: number): Promise<PurchasedLineRow | undefined> =>
  firstRow<PurchasedLineRow>(tx)`
    select ${LINE} from ${TABLES} where ${conditionOf({ scope, lineId })}`;

interface NamedArticle {
  readonly articleId: number;
  readonly warrantyMonths: number | null;
}

/** The visible article with this code. */
export async function findArticle(tx: Tx, code: string): Promise<NamedArticle | undefined> {
  return tx
    .selectFrom('article')
    .select(['id as articleId', 'warranty_months as warrantyMonths'])
    .where('code', '=', code)
    .where('is_visible_on_web', '=', true)
    .executeTakeFirst();
}
