import type { Bank, banks, customerBankAccounts, InterestArea, interestAreas } from '@sjaj/contract';
import { type Language, sortedBy } from '@sjaj/domain';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { localised } from '../../kernel/localised.ts';
import { Problem } from '../../platform/problem.ts';
import { createdDate, paginateInMemory } from '../../kernel/paginate-in-memory.ts';
import { accountsOf, createBank } from './service.ts';
import * as store from './store.ts';

export const bankHandlers = (db: Db): Handlers<typeof banks> => ({
  async list({ body, language }) {
    const name = (bank: Bank): string => bank.name;
    const byName = sortedBy(await store.banks(db), name, language);
    return paginateInMemory(byName, body, {
      language,
      text: ({ name, code }) => `${name} ${code}`,
      columns: { createdDate, name },
    });
  },
  async one({ params }) {
    const bank = await store.bank(db, params.id);
    if (!bank) throw new Problem('references.bank_not_found', 404);
    return bank;
  },
  create: ({ body, actor, idempotency }) => createBank(db, { bank: body, by: actor, idempotency }),
});

const areasIn = async (db: Db, language: Language) =>
  (await store.interestAreas(db)).map(({ id, name }) => ({ id, title: localised(name, language) }));

export const interestAreaHandlers = (db: Db): Handlers<typeof interestAreas> => ({
  async list({ body, language }) {
    const title = (area: InterestArea): string => area.title;
    return paginateInMemory(await areasIn(db, language), body, {
      language,
      text: title,
      columns: { createdDate, title },
    });
  },
  async one({ params, language }) {
    const area = (await areasIn(db, language)).find(({ id }) => id === params.id);
    if (!area) throw new Problem('references.interest_area_not_found', 404);
    return area;
  },
});

export const bankAccountHandlers = (db: Db): Handlers<typeof customerBankAccounts> => ({
  list: async ({ actor, body, language }) =>
    paginateInMemory(await accountsOf(db, actor.companyId), body, {
      language,
      text: ({ bank, account }) => `${bank} ${account}`,
      columns: { createdDate, bank: ({ bank }) => bank },
    }),
  async one({ actor, params }) {
    const account = (await accountsOf(db, actor.companyId)).find(({ id }) => id === params.id);
    if (!account) throw new Problem('references.account_not_found', 404);
    return account;
  },
});
