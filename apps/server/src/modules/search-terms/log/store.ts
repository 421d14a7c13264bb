import type { Db } from '../../../platform/database/db.ts';
import { execute } from '../../../platform/database/statements.ts';

/** How often a text was searched for, and what it found last. */
export interface Searched {
  readonly text: string;
  readonly language: string;
  readonly searches: number;
  readonly hits: number;
}

/** Writes what was searched for up to now, in one statement. */
export async function writeSearches(db: Db, all: readonly Searched[], at: Date): Promise<void> {
  if (all.length === 0) return;
  await execute(db)`
    insert into search_log (at, query, language, searches, hits)
    select ${at}, * from unnest(
      ${all.map(({ text }) => text)}::text[], ${all.map(({ language }) => language)}::text[],
      ${all.map(({ searches }) => searches)}::integer[], ${all.map(({ hits }) => hits)}::integer[])`;
}

/** Takes off what was searched for before `before`. */
export async function pruneSearches(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('search_log').where('at', '<', before).execute();
}
