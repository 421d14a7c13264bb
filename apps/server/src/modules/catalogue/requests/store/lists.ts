import type { Content } from '@sjaj/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ArrivalRequest, PresentationRequest } from '@sjaj/contract';
import type { Db } from '../../../../platform/database/db.ts';
import { anywhere, atStart } from '../../../../platform/database/like.ts';

export type RequestTable = 'out_of_stock_request' | 'presentation_request';

export interface Wanted {
  readonly view: 'waiting' | 'answered' | 'all';
  /** In the title of the article or the name of the customer, or how its code begins. */
  readonly text: string | undefined;
}

interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

interface RequestRow {
  readonly id: number;
  readonly articleId: number;
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
  readonly person: string;
  readonly company: string | null;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly createdAt: Date;
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  readonly note: string | null;
}

export interface ArrivalRow
  extends
    RequestRow,
    Pick<ArrivalRequest, 'comment' | 'outcome' | 'available' | 'expectedOn' | 'disableSelling' | 'waiting'> {}

export interface PresentationRow extends RequestRow, Pick<PresentationRequest, 'outcome'> {}

const VIEWS: Readonly<Record<Wanted['view'], RawBuilder<SqlBool>>> = {
  waiting: sql`r.answered_at is null`,
  answered: sql`r.answered_at is not null`,
  all: sql`true`,
};

const PERSON = sql<string>`u.first_name || ' ' || u.last_name`;

function fitting({ view, text }: Wanted): RawBuilder<SqlBool> {
  if (!text) return VIEWS[view];
  const part = sql`unaccent(${anywhere(text)})`;
  return sql`${VIEWS[view]} and (a.code ilike ${atStart(text)} or unaccent(a.title->>'bs') ilike ${part}
    or unaccent(${PERSON}) ilike ${part} or unaccent(c.title) ilike ${part})`;
}

const FROM = (table: RequestTable) => sql`${sql.table(table)} r
  join article a on a.id = r.article_id
  join brand b on b.id = a.brand_id
  join user_account u on u.id = r.user_id
  left join company c on c.id = u.company_id
  left join stock_level s on s.article_id = a.id`;

const FACTS = sql`r.id, a.id as "articleId", a.code, a.title, b.title as brand, ${PERSON} as person, c.title as company,
  u.email, u.phone as "phoneNumber", r.created_at as "createdAt", r.answered_at as "answeredAt",
  r.answered_by_name as "answeredBy", r.note, r.outcome`;

const OF_ARRIVAL = sql`, r.comment, a.disable_selling as "disableSelling", s.expected_on as "expectedOn",
  coalesce(s.on_hand - s.reserved, 0) as available,
  (select count(*)::integer from out_of_stock_request w where w.article_id = a.id and w.answered_at is null) as waiting`;

interface Listed {
  readonly table: RequestTable;
  /** Columns that only this kind of request has. */
  readonly more: RawBuilder<unknown>;
  readonly wanted: Wanted;
}

async function listed<Row>(db: Db, { table, more, wanted }: Listed, { page, pageSize }: Paging): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${FACTS} ${more} from ${FROM(table)} where ${fitting(wanted)}
    order by r.created_at desc, r.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return rows;
}

/** Requests for articles that are out, newest first. */
export const arrivals = (db: Db, wanted: Wanted, paging: Paging): Promise<ArrivalRow[]> =>
  listed(db, { table: 'out_of_stock_request', more: OF_ARRIVAL, wanted }, paging);

/** Requests for a presentation, newest first. */
export const presentations = (db: Db, wanted: Wanted, paging: Paging): Promise<PresentationRow[]> =>
  listed(db, { table: 'presentation_request', more: sql``, wanted }, paging);

export async function count(db: Db, table: RequestTable, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ requests: number }>`select count(*)::integer as requests from ${FROM(table)}
    where ${fitting(wanted)}`.execute(db);
  return rows[0]?.requests ?? 0;
}
