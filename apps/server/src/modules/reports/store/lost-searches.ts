import type { LostSearchesRequest } from '@sjaj/contract';
import { addDays, startOfDay } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { RowPage } from '../../../platform/database/list-page.ts';
import { allRows } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import type { Period } from '../rules/period.ts';

interface LostSearchesQuery extends Pick<LostSearchesRequest, 'sortBy' | 'isSortAscending' | 'quickSearch'> {
  readonly period: Period;
  readonly compared: Period;
  readonly limit: number;
  readonly offset: number;
}

interface LostSearchRow {
  readonly id: number;
  readonly text: string;
  readonly searches: number;
  readonly previous: number;
  readonly lastAt: Date;
}

const SORTS: Readonly<Record<LostSearchesRequest['sortBy'], RawBuilder<unknown>>> = {
  default: sql`searches`,
  text: sql`text collate "bs-x-icu"`,
  searches: sql`searches`,
  previous: sql`previous`,
  lastAt: sql`"lastAt"`,
};

/** Texts that found nothing in the period, and still find nothing: one that a synonym helped since is left out. */
export async function lostSearches(
  db: Db,
  { period, compared, sortBy, isSortAscending, quickSearch, limit, offset }: LostSearchesQuery,
): Promise<RowPage<LostSearchRow>> {
  const direction = isSortAscending ? sql`asc` : sql`desc`;
  const from = startOfDay(period.from);
  const before = startOfDay(addDays(period.to, 1));
  const rows = await allRows<LostSearchRow & { totalItems: number }>(db)`
    with lost as (
      select min(id) as id, query as text,
        coalesce(sum(searches) filter (where hits = 0 and at >= ${from} and at < ${before}), 0)::integer as searches,
        coalesce(sum(searches) filter (where hits = 0 and at >= ${startOfDay(compared.from)}
          and at < ${startOfDay(addDays(compared.to, 1))}), 0)::integer as previous,
        max(at) filter (where hits = 0 and at < ${before}) as "lastAt", (array_agg(hits order by at desc, id desc))[1] as hits
      from search_log where at >= ${startOfDay(compared.from)} group by query
    )
    select id, text, searches, previous, "lastAt", count(*) over ()::integer as "totalItems" from lost
    where searches > 0 and hits = 0 and ${mentions(quickSearch, sql`text`)}
    order by ${SORTS[sortBy]} ${direction}, text limit ${limit} offset ${offset}`;
  return { rows, totalItems: rows[0]?.totalItems ?? 0 };
}
