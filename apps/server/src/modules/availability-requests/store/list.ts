import type { ArrivalRequest, PresentationRequest } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { type PageRequest, type RowPage, rowPage } from '../../../platform/database/list-page.ts';
import { mentions } from '../../../platform/database/list-search.ts';

export interface RequestQuery extends PageRequest {
  readonly view: 'waiting' | 'answered' | 'all';
  /** Part of the article's title or of the customer's name, or the beginning of the article's code. */
  readonly quickSearch?: string | undefined;
}

/** What requests for availability and for presentations have in common. */
export interface RequestRow extends Omit<PresentationRequest, 'answeredAt' | 'article' | 'createdAt' | 'outcome'> {
  readonly articleId: number;
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
  readonly createdAt: Date;
  readonly answeredAt: Date | null;
}

export interface AvailabilityRequestRow
  extends
    RequestRow,
    Pick<ArrivalRequest, 'comment' | 'outcome' | 'available' | 'expectedOn' | 'disableSelling' | 'waiting'> {}

const VIEWS: Readonly<Record<RequestQuery['view'], RawBuilder<SqlBool>>> = {
  waiting: sql`r.answered_at is null`,
  answered: sql`r.answered_at is not null`,
  all: sql`true`,
};

const PERSON = sql<string>`u.first_name || ' ' || u.last_name`;

/** The condition of a filter on the tables of `requestTables`. */
export function requestFilter({ view, quickSearch: text }: RequestQuery): RawBuilder<SqlBool> {
  if (!text) return VIEWS[view];
  return sql`${VIEWS[view]} and ${mentions(text, sql`a.search_words, b.title, u.search_words, c.title`)}`;
}

/** A table of requests as `r`, joined with the article, its brand, the user and the company. */
export const requestTables = (requests: RawBuilder<unknown>): RawBuilder<unknown> => sql`${requests} r
  join article a on a.id = r.article_id
  join brand b on b.id = a.brand_id
  join user_account u on u.id = r.user_id
  left join company c on c.id = u.company_id`;

/** The columns of a `RequestRow`. */
export const REQUEST_COLUMNS = sql`r.id, a.id as "articleId", a.code, a.title, b.title as brand, ${PERSON} as person,
  c.title as company, u.email, u.phone as "phoneNumber", u.language, r.created_at as "createdAt", r.answered_at as "answeredAt",
  r.answered_by_name as "answeredBy", r.note`;

const TABLES = requestTables(sql`out_of_stock_request`);

/** One page of requests, newest first, and how many match. */
export function page(db: Db, query: RequestQuery): Promise<RowPage<AvailabilityRequestRow>> {
  const where = requestFilter(query);
  return rowPage(db, query, {
    select: sql`${REQUEST_COLUMNS}, r.outcome, r.comment, a.disable_selling as "disableSelling", s.expected_on as "expectedOn",
      coalesce(s.on_hand - s.reserved, 0) as available,
      (select count(*)::integer from out_of_stock_request w where w.article_id = a.id and w.answered_at is null) as waiting`,
    from: sql`from ${TABLES} left join stock_level s on s.article_id = a.id where ${where}`,
    counted: sql`from ${TABLES} where ${where}`,
    orderBy: sql`r.created_at desc, r.id desc`,
  });
}
