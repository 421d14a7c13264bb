import type { Db, Tx } from '../../../../platform/database/db.ts';
import { execute, firstRow } from '../../../../platform/database/statements.ts';

export interface ArticleChange {
  readonly key: string;
  readonly articleId: number;
  /** What is left of it, where nothing but the stock has changed. */
  readonly available: number | null;
}

/** Changes that were committed since a watermark. */
export interface Changes {
  /** Every transaction before this one has ended: the next look begins here. */
  readonly watermark: string;
  /** Each with a key that no other change has. */
  readonly articles: readonly ArticleChange[];
  readonly references: readonly { readonly key: string; readonly kind: string }[];
}

interface Row {
  readonly watermark: string;
  readonly articles: readonly [xact: string, articleId: number, available: number | null][] | null;
  readonly references: readonly [xact: string, kind: string][] | null;
}

/**
 * What changed since the watermark, null for the present state alone. A transaction that began before another one ended
 * may commit late: such rows are told again until nothing older is running, so none is stepped over.
 */
export async function changesSince(db: Db | Tx, watermark: string | null): Promise<Changes> {
  const row = await firstRow<Row>(db)`
    with mark as (select coalesce(${watermark}::xid8, pg_snapshot_xmin(pg_current_snapshot())) as since)
    select pg_snapshot_xmin(pg_current_snapshot())::text as watermark,
      (select json_agg(distinct jsonb_build_array(xact::text, article_id, available))
        from article_change where xact >= (select since from mark)) as articles,
      (select json_agg(distinct jsonb_build_array(xact::text, kind))
        from reference_change where xact >= (select since from mark)) as references`;
  return {
    watermark: row?.watermark ?? '0',
    articles: (row?.articles ?? []).map(([xact, articleId, available]) => ({
      key: `${xact} article ${articleId} ${available}`,
      articleId,
      available,
    })),
    references: (row?.references ?? []).map(([xact, kind]) => ({ key: `${xact} ${kind}`, kind })),
  };
}

/** Takes off what every process has long seen. */
export async function pruneChanges(db: Db): Promise<void> {
  await execute(db)`delete from article_change where at < now() - interval '1 day'`;
  await execute(db)`delete from reference_change where at < now() - interval '1 day'`;
}

/** Runs `work` on one snapshot of the database, read only. */
export const inSnapshot = <T>(db: Db, work: (snapshot: Db) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    // A transaction is a `Db`. Left to find that out, the compiler takes longer than for any other line of the server.
    .execute((snapshot: unknown) => work(snapshot as Db));
