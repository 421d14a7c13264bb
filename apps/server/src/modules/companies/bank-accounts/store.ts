import type { BankAccountForm } from '@sjaj/contract';
import { bankAccountDigits, formatBankAccount } from '@sjaj/domain';
import type { RecordDefinition, Stored } from '../../../kernel/records.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { updateRow, updateVersion } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/problem.ts';
import { findBank } from '../../references/index.ts';

/** The accounts of one company, the default one first. */
export const accountsOf = (db: Db, companyId: number) =>
  db
    .selectFrom('customer_bank_account as a')
    .innerJoin('bank as b', 'b.id', 'a.bank_id')
    .select(['a.id', 'b.name as bank', 'a.account', 'a.is_default as isDefault'])
    .where('a.company_id', '=', companyId)
    .orderBy('a.is_default', 'desc')
    .orderBy('a.id')
    .execute();

export interface BankAccountRow extends Stored<BankAccountForm> {
  readonly company: string;
  readonly bank: string;
}

/** The accounts of all companies, or the one. */
export async function bankAccountRows(db: Db | Tx, id?: number): Promise<readonly BankAccountRow[]> {
  const rows = await db
    .selectFrom('customer_bank_account as a')
    .innerJoin('bank as b', 'b.id', 'a.bank_id')
    .innerJoin('company as c', 'c.id', 'a.company_id')
    .select(['a.id', 'a.version', 'a.company_id as companyId', 'a.bank_id as bankId', 'a.account'])
    .select(['a.is_default as isDefault', 'c.title as company', 'b.name as bank'])
    .$if(id !== undefined, (query) => query.where('a.id', '=', id ?? 0))
    .orderBy('a.is_default', 'desc')
    .orderBy('a.id')
    .execute();
  return rows.map(({ id: rowId, version, company, bank, ...form }) => ({ id: rowId, version, company, bank, form }));
}

const columnsOf = ({ companyId, bankId, account }: BankAccountForm) => ({
  company_id: companyId,
  bank_id: bankId,
  account,
});

/** Locks the company against other changes of its accounts, so that one is the default. */
const lockCompany = (tx: Tx, companyId: number) =>
  tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().executeTakeFirst();

async function requireOwnerAndBank(tx: Tx, { companyId, bankId }: BankAccountForm): Promise<void> {
  if (!(await lockCompany(tx, companyId))) throw unknown('companyId', 'companies.not_found');
  if (!(await findBank(tx, bankId))) throw unknown('bankId', 'references.bank_not_found');
}

const unknown = (field: string, key: 'companies.not_found' | 'references.bank_not_found') =>
  new Problem(key, 400, { errors: [{ field, key }] });

const clearDefault = (tx: Tx, companyId: number) =>
  tx
    .updateTable('customer_bank_account')
    .set({ is_default: false })
    .where('company_id', '=', companyId)
    .where('is_default', '=', true)
    .execute();

const setDefault = (tx: Tx, id: number) =>
  tx.updateTable('customer_bank_account').set({ is_default: true }).where('id', '=', id).execute();

/**
 * Leaves the company with one default account, the oldest where none is, and names it in the company's data, which the customer
 * and documents read.
 */
async function settleDefault(tx: Tx, companyId: number): Promise<void> {
  const [first] = await accountsOf(tx, companyId);
  if (first && !first.isDefault) await setDefault(tx, first.id);
  const account = first ? formatBankAccount(first.account) : null;
  await updateRow(tx, 'company', companyId, { bank_account: account });
}

async function insertAccount(tx: Tx, form: BankAccountForm): Promise<number> {
  if (form.isDefault) await clearDefault(tx, form.companyId);
  const row = { ...columnsOf(form), is_default: form.isDefault };
  const inserting = tx.insertInto('customer_bank_account').values(row).returning('id');
  const { id } = await inserting.executeTakeFirstOrThrow();
  await settleDefault(tx, form.companyId);
  return id;
}

export const bankAccountRecords: RecordDefinition<BankAccountForm> = {
  entity: 'customer_bank_account',
  unique: 'account',
  check: requireOwnerAndBank,
  lock: async (tx, id) => {
    const [row] = await bankAccountRows(tx, id);
    if (!row) return undefined;
    await lockCompany(tx, row.form.companyId);
    await tx.selectFrom('customer_bank_account').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    return (await bankAccountRows(tx, id))[0];
  },
  insert: insertAccount,
  update: async (tx, id, form) => {
    const { company_id: before } = await tx
      .selectFrom('customer_bank_account')
      .select('company_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (form.isDefault) await clearDefault(tx, form.companyId);
    await updateVersion(tx, 'customer_bank_account', id, { ...columnsOf(form), is_default: form.isDefault });
    await settleDefault(tx, form.companyId);
    if (before !== form.companyId) await settleDefault(tx, before);
  },
  remove: async (tx, id) => {
    const gone = await tx
      .deleteFrom('customer_bank_account')
      .where('id', '=', id)
      .returning('company_id as companyId')
      .executeTakeFirstOrThrow();
    await settleDefault(tx, gone.companyId);
  },
  usersOf: async () => [],
};

/**
 * Makes an account that the company has named itself its default one, where it is an account of a bank that the shop knows. Any other text
 * stays in the company's data as it was written.
 */
export async function adoptStatedAccount(tx: Tx, companyId: number, stated: string | null): Promise<void> {
  const account = bankAccountDigits(stated ?? '');
  if (account === null) return;
  const bank = await tx.selectFrom('bank').select('id').where('code', '=', account.slice(0, 3)).executeTakeFirst();
  if (!bank) return;
  await clearDefault(tx, companyId);
  await tx
    .insertInto('customer_bank_account')
    .values({ company_id: companyId, bank_id: bank.id, account, is_default: true })
    .onConflict((row) => row.columns(['company_id', 'account']).doUpdateSet({ is_default: true }))
    .execute();
  await settleDefault(tx, companyId);
}
