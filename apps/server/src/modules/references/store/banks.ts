import type { Bank, BankForm } from '@sjaj/contract';
import type { RecordDefinition, Stored } from '../../../kernel/records.ts';
import { tableRecords } from '../../../kernel/table-records.ts';
import { usersOf } from '../../../kernel/reference-use.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';

const BANK_COLUMNS = ['id', 'name', 'code', 'swift'] as const;

/** The banks that are chosen for new accounts: a few dozen. */
export const banks = (db: Db): Promise<Bank[]> =>
  db.selectFrom('bank').select(BANK_COLUMNS).where('is_active', '=', true).orderBy('id').execute();

export const findBank = (db: Db, id: number): Promise<Bank | undefined> =>
  db.selectFrom('bank').select(BANK_COLUMNS).where('id', '=', id).executeTakeFirst();

/** All banks, or the one. */
export async function bankRows(db: Db | Tx, id?: number): Promise<readonly Stored<BankForm>[]> {
  const rows = await db
    .selectFrom('bank')
    .select([...BANK_COLUMNS, 'version', 'is_active as isActive'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute();
  return rows.map(({ id: rowId, version, ...form }) => ({ id: rowId, version, form }));
}

const columnsOf = ({ name, code, swift, isActive }: BankForm) => ({ name, code, swift, is_active: isActive });

export const bankRecords: RecordDefinition<BankForm> = {
  entity: 'bank',
  ...tableRecords('bank', { rows: bankRows, columnsOf }),
  unique: 'code',
  usersOf: (db, id) => usersOf(db, 'bank', id),
};
