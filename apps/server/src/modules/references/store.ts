import type { Bank, NewBank } from '@sjaj/contract';
import type { Db, Tx } from '../../platform/db.ts';

const asBank = ['id', 'name', 'code', 'swift'] as const;

interface Wanted {
  readonly text: string | undefined;
  readonly page: number;
  readonly pageSize: number;
  /** By name from the end. */
  readonly isDescending: boolean;
}

const banksLike = (db: Db, text: string | undefined) =>
  db
    .selectFrom('bank')
    .$if(text !== undefined, (query) =>
      query.where((eb) => eb.or([eb('name', 'ilike', `%${text ?? ''}%`), eb('code', '=', text ?? '')])),
    );

export const banks = (db: Db, { text, page, pageSize, isDescending }: Wanted): Promise<Bank[]> =>
  banksLike(db, text)
    .select(asBank)
    .orderBy('name', isDescending ? 'desc' : 'asc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countBanks(db: Db, text: string | undefined): Promise<number> {
  const { banks: count } = await banksLike(db, text)
    .select((eb) => eb.fn.countAll<number>().as('banks'))
    .executeTakeFirstOrThrow();
  return count;
}

export const bank = (db: Db, id: number): Promise<Bank | undefined> =>
  db.selectFrom('bank').select(asBank).where('id', '=', id).executeTakeFirst();

export const insertBank = (tx: Tx, { name, code, swift }: NewBank): Promise<Bank> =>
  tx
    .insertInto('bank')
    .values({ name, code, swift: swift ?? null })
    .returning(asBank)
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
