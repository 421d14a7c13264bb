import type { CurrencyForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { RecordDefinition, Stored } from '../../../kernel/records.ts';
import { tableRecords } from '../../../kernel/table-records.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { checkCurrency, checkCurrencyRemoval } from '../rules.ts';

/** All currencies, or the one. */
export async function currencyRows(db: Db | Tx, id?: number): Promise<readonly Stored<CurrencyForm>[]> {
  const rows = await db
    .selectFrom('currency')
    .select(['id', 'version', 'code'])
    .select([sql<CurrencyForm['title']>`name`.as('title'), sql<number>`km_rate::float8`.as('kmRate')])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute();
  return rows.map(({ id: rowId, version, ...form }) => ({ id: rowId, version, form }));
}

const columnsOf = ({ code, title, kmRate }: CurrencyForm) => ({ code, name: JSON.stringify(title), km_rate: kmRate });

async function codeOf(tx: Tx, id: number | null): Promise<string | undefined> {
  if (id === null) return undefined;
  return (await tx.selectFrom('currency').select('code').where('id', '=', id).executeTakeFirst())?.code;
}

export const currencyRecords: RecordDefinition<CurrencyForm> = {
  entity: 'currency',
  ...tableRecords('currency', { rows: currencyRows, columnsOf }),
  unique: 'code',
  check: async (tx, form, id) => checkCurrency(await codeOf(tx, id), form),
  checkRemoval: async (tx, id) => checkCurrencyRemoval(await codeOf(tx, id)),
};
