import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { deleteRow } from '../../platform/database/rows.ts';
import { type ListRequest, type PageRequest, queryPage } from '../../platform/database/list-page.ts';
import { allRows } from '../../platform/database/statements.ts';
import { listOrder } from '../../platform/database/list-order.ts';
import { mentions } from '../../platform/database/list-search.ts';

interface SearchesQuery extends PageRequest {
  readonly since: Date;
  readonly withoutHits: boolean;
  readonly text: string | undefined;
}

interface SearchedRow {
  readonly id: number;
  readonly text: string;
  readonly searches: number;
  readonly hits: number;
  readonly lastAt: Date;
  readonly total: number;
}

/** What was searched for, by text, the most frequent first; `total` is how many texts there are on all pages. */
export const searchedTexts = (db: Db, query: SearchesQuery): Promise<SearchedRow[]> =>
  allRows<SearchedRow>(db)`
    with texts as (
      select query as text, max(id)::integer as id, sum(searches)::integer as searches, max(at) as "lastAt",
        (array_agg(hits order by id desc))[1] as hits
      from search_log
      where at >= ${query.since}
      group by query
    )
    select *, count(*) over ()::integer as total from texts
    where (not ${query.withoutHits} or hits = 0) and ${mentions(query.text, sql`text`)}
    order by searches desc, "lastAt" desc, id desc
    limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`;

const SYNONYM = ['id', 'version', 'words', 'targets'] as const;

const fitting = (db: Db, text: string | undefined) =>
  db.selectFrom('synonym').where(mentions(text, sql`array_to_string(words || targets, ' ')`));

const SORTS = { words: sql`words[1] collate "bs-x-icu"` };

export const synonyms = (db: Db, query: ListRequest<'default' | 'words'>) =>
  queryPage(
    fitting(db, query.quickSearch)
      .select(SYNONYM)
      .orderBy(listOrder(SORTS, query, sql`id`)),
    query,
  );

export const lockSynonyms = (tx: Tx, id: number) =>
  tx.selectFrom('synonym').select(SYNONYM).where('id', '=', id).forUpdate().executeTakeFirst();

interface NewGroup {
  readonly words: readonly string[];
  readonly targets: readonly string[];
}

export const addSynonyms = (tx: Tx, { words, targets }: NewGroup) =>
  tx
    .insertInto('synonym')
    .values({ words: [...words], targets: [...targets] })
    .returning(SYNONYM)
    .executeTakeFirstOrThrow();

export const setSynonyms = (tx: Tx, id: number, { words, targets }: NewGroup) =>
  tx
    .updateTable('synonym')
    .set({ words: [...words], targets: [...targets], version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(SYNONYM)
    .executeTakeFirstOrThrow();

export const removeSynonyms = (tx: Tx, id: number): Promise<void> => deleteRow(tx, 'synonym', id);
