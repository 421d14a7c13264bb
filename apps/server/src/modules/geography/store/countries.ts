import type { CountryForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { RecordDefinition, Stored } from '../../../kernel/records.ts';
import { tableRecords } from '../../../kernel/table-records.ts';
import { usersOf } from '../../../kernel/reference-use.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { checkCountry, checkCountryRemoval } from '../rules.ts';

/** All countries, or the one. */
export async function countryRows(db: Db | Tx, id?: number): Promise<readonly Stored<CountryForm>[]> {
  const rows = await db
    .selectFrom('country')
    .select(['id', 'version', 'code', 'is_offered as isOffered'])
    .select(sql<CountryForm['title']>`name`.as('title'))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute();
  return rows.map(({ id: rowId, version, ...form }) => ({ id: rowId, version, form }));
}

const columnsOf = ({ code, title, isOffered }: CountryForm) => ({
  code,
  name: JSON.stringify(title),
  is_offered: isOffered,
});

async function codeOf(tx: Tx, id: number | null): Promise<string | undefined> {
  if (id === null) return undefined;
  return (await tx.selectFrom('country').select('code').where('id', '=', id).executeTakeFirst())?.code;
}

export const countryRecords: RecordDefinition<CountryForm> = {
  entity: 'country',
  ...tableRecords('country', { rows: countryRows, columnsOf }),
  unique: 'code',
  check: async (tx, form, id) => checkCountry(await codeOf(tx, id), form),
  checkRemoval: async (tx, id) => checkCountryRemoval(await codeOf(tx, id)),
  usersOf: (db, id) => usersOf(db, 'country', id),
};
