import type { RequestedAccount } from '@sjaj/contract';
import { type Feninga } from '@sjaj/domain';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { insertRow } from '../../../../platform/database/rows.ts';
import { saveInterestAreas } from '../../store/interest-areas.ts';

interface NewCompany extends Omit<RequestedAccount, 'firstName' | 'lastName' | 'position'> {
  readonly interestAreaIds: readonly number[];
  readonly paymentTermDays: number;
  readonly creditLimit: Feninga;
}

/** Inserts a company and returns its id; fails as a duplicate if another one has the JIB. */
export async function insertCompany(tx: Tx, company: NewCompany): Promise<number> {
  const id = await insertRow(tx, 'company', {
    title: company.companyTitle,
    jib: company.jib,
    vat_number: company.vatNumber,
    address: company.address,
    town_id: company.townId,
    phone: company.phone,
    email: company.email,
    payment_term_days: company.paymentTermDays,
    credit_limit: company.creditLimit,
  });
  await saveInterestAreas(tx, id, company.interestAreaIds);
  return id;
}

/** Whether another company has the JIB. */
export async function isJibTaken(db: Db | Tx, jib: string): Promise<boolean> {
  const row = await db.selectFrom('company').select('id').where('jib', '=', jib).executeTakeFirst();
  return row !== undefined;
}

/** An active company, locked until the transaction ends. */
export async function lockActiveCompany(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** What came of an approved request. */
export const account = (db: Db | Tx, userId: number) =>
  db
    .selectFrom('user_account')
    .select(['username', 'email_confirmed_at as emailConfirmedAt'])
    .select(({ eb }) => eb('password_hash', 'is not', null).as('hasPassword'))
    .where('id', '=', userId)
    .executeTakeFirst();
