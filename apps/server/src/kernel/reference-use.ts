import { sql } from 'kysely';
import type { Db, Tx } from '../platform/database/db.ts';
import { allRows } from '../platform/database/statements.ts';
import { namesOf } from './names-of.ts';
import { Problem } from '../platform/problem.ts';

/** The lists of reference data, as the view `reference_use` calls them. */
type ReferenceKind = 'bank' | 'country' | 'interest_area' | 'town' | 'unit';

/** How many records refer to each record of a list; none where it is missing. */
export async function usesOf(db: Db, kind: ReferenceKind): Promise<ReadonlyMap<number, number>> {
  const rows = await allRows<{ id: number; uses: number }>(db)`
    select record_id as id, count(*)::integer as uses from reference_use where kind = ${kind} group by record_id
  `;
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/** The names of some records that refer to this one. */
export const usersOf = (db: Db | Tx, kind: ReferenceKind, id: number): Promise<readonly string[]> =>
  namesOf(db, sql`select name from reference_use where kind = ${kind} and record_id = ${id} order by name`);

/** 409, naming some of them, while anything refers to the record. For references that the database does not guard by a foreign key. */
export async function refuseWhileUsed(tx: Tx, kind: ReferenceKind, id: number): Promise<void> {
  const names = await usersOf(tx, kind, id);
  if (names.length > 0) throw new Problem('records.in_use', 409, { facts: { names: names.join(', ') } });
}
