import type { AdminBankAccount, adminBankAccounts, BankAccountForm } from '@sjaj/contract';
import { bankAccountCheckFits, bankAccountDigits, formatBankAccount, formatIban } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { paginateInMemory } from '../../../kernel/paginate-in-memory.ts';
import { recordHandlers } from '../../../kernel/records.ts';
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
export const adminBankAccountHandlers = (db: Db): Handlers<typeof adminBankAccounts> => ({
  ...recordHandlers({
    db,
    definition: bankAccountRecords,
    clean,
    read: async (id) => {
      const [row] = await bankAccountRows(db, id);
      return row && accountView(row);
    },
  }),
  list: async ({ body: { view, companyIds, bankIds, ...query }, language }) => {
    const views = (await bankAccountRows(db))
      .map(accountView)
      .filter((one) => isInView(one, view) && isOneOf(companyIds, one.companyId) && isOneOf(bankIds, one.bankId));
    return paginateInMemory(views, query, {
      language,
      text: ({ company, bank, account, iban }) =>
        `${company} ${bank} ${account} ${account.replaceAll('-', '')} ${iban} ${iban.replaceAll(' ', '')}`,
      columns: { company: ({ company }) => company, bank: ({ bank }) => bank, account: ({ account }) => account },
    });
  },
});
