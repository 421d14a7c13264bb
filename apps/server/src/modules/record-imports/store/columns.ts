import type { RecordImportKind } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';

type Fields = readonly (string | null)[];

/** Longer headings are not remembered. */
const LONGEST_KEY = 4_000;

const keyOf = (headings: readonly string[]): string => JSON.stringify(headings);

/** The fields that somebody chose for a file with these headings; null where nobody did. */
export async function remembered(
  db: Db | Tx,
  kind: RecordImportKind,
  headings: readonly string[],
): Promise<Fields | null> {
  const row = await db
    .selectFrom('record_import_columns')
    .select(sql<Fields>`fields`.as('fields'))
    .where('kind', '=', kind)
    .where('headings', '=', keyOf(headings))
    .executeTakeFirst();
  return row?.fields ?? null;
}

interface Choice {
  readonly kind: RecordImportKind;
  readonly headings: readonly string[];
  readonly fields: Fields;
  readonly userName: string;
  readonly now: Date;
}

/** Remembers a choice for the next file with these headings. */
export async function remember(tx: Tx, { kind, headings, fields, userName, now }: Choice): Promise<void> {
  const key = keyOf(headings);
  if (key.length > LONGEST_KEY) return;
  const values = { fields: JSON.stringify(fields), user_name: userName, chosen_at: now };
  await tx
    .insertInto('record_import_columns')
    .values({ kind, headings: key, ...values })
    .onConflict((oc) => oc.columns(['kind', 'headings']).doUpdateSet(values))
    .execute();
}
