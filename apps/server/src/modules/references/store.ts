import type { Bank, NewBank } from '@sjaj/contract';
import type { Db, Tx } from '../../platform/database/db.ts';

const BANK_COLUMNS = ['id', 'name', 'code', 'swift'] as const;

/** All banks of the country: a few dozen. */
export const banks = (db: Db): Promise<Bank[]> => db.selectFrom('bank').select(BANK_COLUMNS).orderBy('id').execute();

export const bank = (db: Db, id: number): Promise<Bank | undefined> =>
  db.selectFrom('bank').select(BANK_COLUMNS).where('id', '=', id).executeTakeFirst();

export const insertBank = (tx: Tx, { name, code, swift }: NewBank): Promise<Bank> =>
  tx
    .insertInto('bank')
    .values({ name, code, swift: swift ?? null })
    .returning(BANK_COLUMNS)
    .executeTakeFirstOrThrow();

export const interestAreas = (db: Db) =>
  db.selectFrom('interest_area').select(['id', 'name']).orderBy('position').orderBy('id').execute();

export const accountsOf = (db: Db, companyId: number) =>
  db
    .selectFrom('customer_bank_account as a')
    .innerJoin('bank as b', 'b.id', 'a.bank_id')
    .select(['a.id', 'b.name as bank', 'a.account', 'a.is_default as isDefault'])
    .where('a.company_id', '=', companyId)
    .orderBy('a.is_default', 'desc')
    .orderBy('a.id')
    .execute();
