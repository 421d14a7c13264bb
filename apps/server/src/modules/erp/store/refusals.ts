import type { ErpRefusal } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { type RowPage, rowPage, type SearchRequest } from '../../../platform/database/list-page.ts';
import { allRows, execute, oneColumn } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';

type Stream = ErpRefusal['stream'];

/** What the ERP sent and the shop could not take over. */
export interface Refusal {
  readonly code: string;
  readonly reason: ErpRefusal['reason'];
  /** As the ERP sent it. */
  readonly record: object;
}

/** The articles with these codes, by code in capitals. */
export async function articlesByCode(tx: Tx, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const keys = codes.map((code) => code.toUpperCase());
  const rows = await allRows<{ id: number; code: string }>(tx)`
    select id, upper(code) as code from article where upper(code) = any(${keys}::text[])`;
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** Refused records of articles that the shop has now, those that were tried longest ago first. */
export async function retriable(tx: Tx, stream: Stream, limit: number): Promise<readonly { readonly code: string }[]> {
  const rows = await allRows<{ record: { code: string } }>(tx)`
    select r.record from erp_refusal r
    where r.stream = ${stream} and r.reason <> 'unreadable'
      and exists (select from article a where upper(a.code) = upper(r.code))
    order by r.tried_at, r.id limit ${limit}`;
  return rows.map(({ record }) => record);
}

/** Refused bookings of customers that the shop has now, and those whose document is missing, those that were tried longest ago first. */
export const retriableBookings = (db: Db | Tx, limit: number): Promise<readonly unknown[]> =>
  oneColumn<unknown>(db)`
    select r.record from erp_refusal r
    where r.stream = 'finance' and (r.reason = 'no_document' or (r.reason = 'unknown_company' and exists (
      select from company c where c.external_company_id = r.record->>'company' or c.jib = r.record->>'company')))
    order by r.tried_at, r.id limit ${limit}`;

/** Forgets that records of these codes were refused, but of those that are refused again. */
export async function clear(
  tx: Tx,
  stream: Stream,
  codes: readonly string[],
  refusedAgain: readonly string[],
): Promise<void> {
  const kept = new Set(refusedAgain);
  const keys = codes.filter((code) => !kept.has(code)).map((code) => code.toUpperCase());
  await execute(tx)`delete from erp_refusal where stream = ${stream} and upper(code) = any(${keys}::text[])`;
}

/** Stores refused records, each over the one before of its code. */
export async function put(tx: Tx, stream: Stream, refused: readonly Refusal[], now: Date): Promise<void> {
  if (refused.length === 0) return;
  await execute(tx)`
    insert into erp_refusal (stream, code, reason, record, refused_at, tried_at)
    select ${stream}, r.code, r.reason, r.record, ${now}::timestamptz, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(refused)}::json) as r (code text, reason text, record jsonb)
    on conflict (stream, code) do update set reason = excluded.reason, record = excluded.record,
      tried_at = excluded.tried_at,
      refused_at = case when erp_refusal.record = excluded.record and erp_refusal.reason = excluded.reason
        then erp_refusal.refused_at else excluded.refused_at end`;
}

export interface RefusalRow extends Pick<ErpRefusal, 'articleId' | 'code' | 'id' | 'reason' | 'stream'> {
  readonly title: Content | null;
  readonly record: Partial<Readonly<Record<'vpc' | 'mpc' | 'onHand' | 'owes' | 'claims', number | null>>>;
  readonly refusedAt: Date;
}

interface PageInput extends SearchRequest {
  readonly view: 'all' | Stream;
}

/** One page of what was refused, the last first, and the number of all that match. */
export async function page(db: Db, input: PageInput): Promise<RowPage<RefusalRow>> {
  const from = sql`from erp_refusal r left join article a on upper(a.code) = upper(r.code) and r.stream <> 'finance'
    where ${input.view === 'all' ? sql`true` : sql`r.stream = ${input.view}`}
      and ${mentions(input.quickSearch, sql`code_words(r.code)`, sql`a.title->>'bs'`)}`;
  return rowPage(db, input, {
    select: sql`r.id, r.stream, r.code, a.id as "articleId", a.title, r.reason, r.record, r.refused_at as "refusedAt"`,
    from,
    orderBy: sql`r.refused_at desc, r.id desc`,
  });
}
