import type { AdminBankAccount, adminBankAccounts, BankAccountForm } from '@sjaj/contract';
import { bankAccountCheckFits, bankAccountDigits, formatBankAccount, formatIban } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { recordListHandlers } from '../../../kernel/record-lists.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type BankAccountRow, bankAccountRecords, bankAccountRows } from './store.ts';

function accountView({ id, version, form, company, bank }: BankAccountRow): AdminBankAccount {
  const account = formatBankAccount(form.account);
  return {
    ...form,
    id,
    version,
    name: account,
    account,
    iban: formatIban(form.account),
    hasValidCheck: bankAccountCheckFits(form.account),
    company,
    bank,
  };
}

/** The account as it is stored: 16 digits. */
const clean = (form: BankAccountForm): BankAccountForm => ({
  ...form,
  account: bankAccountDigits(form.account) ?? form.account,
});

const isInView = ({ isDefault, hasValidCheck }: AdminBankAccount, view: 'all' | 'default' | 'doubtful'): boolean =>
  view === 'all' || (view === 'default' ? isDefault : !hasValidCheck);

const isOneOf = (ids: readonly number[], id: number): boolean => ids.length === 0 || ids.includes(id);

/** Staff keep the bank accounts of companies. */
export const adminBankAccountHandlers = (db: Db): Handlers<typeof adminBankAccounts> =>
  recordListHandlers({
    db,
    definition: bankAccountRecords,
    clean,
    views: async (_context, id) => (await bankAccountRows(db, id)).map(accountView),
    isIn: (one, { view, companyIds, bankIds }) =>
      isInView(one, view) && isOneOf(companyIds, one.companyId) && isOneOf(bankIds, one.bankId),
    text: ({ company, bank, account, iban }) =>
      `${company} ${bank} ${account} ${account.replaceAll('-', '')} ${iban} ${iban.replaceAll(' ', '')}`,
    columns: { company: ({ company }) => company, bank: ({ bank }) => bank, account: ({ account }) => account },
  });
