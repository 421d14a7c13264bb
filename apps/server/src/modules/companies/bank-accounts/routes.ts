import type { CustomerBankAccount, customerBankAccounts } from '@sjaj/contract';
import { formatBankAccount, formatIban } from '@sjaj/domain';
import type { Handlers } from '../../../kernel/handlers.ts';
import { createdDate, paginateInMemory } from '../../../kernel/paginate-in-memory.ts';
import type { Db } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { accountsOf } from './store.ts';

/** The company's bank accounts, formatted. A private customer has none. */
async function accountsFor(db: Db, companyId: number | null): Promise<CustomerBankAccount[]> {
  if (companyId === null) return [];
  const rows = await accountsOf(db, companyId);
  return rows.map(({ account, ...rest }) => ({
    ...rest,
    account: formatBankAccount(account),
    iban: formatIban(account),
  }));
}

export const bankAccountHandlers = (db: Db): Handlers<typeof customerBankAccounts> => ({
  list: async ({ actor, body, language }) =>
    paginateInMemory(await accountsFor(db, actor.companyId), body, {
      language,
      text: ({ bank, account }) => `${bank} ${account}`,
      columns: { createdDate, bank: ({ bank }) => bank },
    }),
  async one({ actor, params }) {
    const account = (await accountsFor(db, actor.companyId)).find(({ id }) => id === params.id);
    if (!account) throw new Problem('references.account_not_found', 404);
    return account;
  },
});
