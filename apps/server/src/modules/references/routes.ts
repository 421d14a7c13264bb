import type { Bank, banks, InterestArea, interestAreas } from '@sjaj/contract';
import { type Language, sortedBy } from '@sjaj/domain';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { localised } from '../../kernel/localised.ts';
import { Problem } from '../../platform/problem.ts';
import { createdDate, paginateInMemory } from '../../kernel/paginate-in-memory.ts';
import { createRecord } from '../../kernel/records.ts';
import { findBank, bankRecords, banks as activeBanks } from './store/banks.ts';
import * as areaStore from './store/interest-areas.ts';

async function bankOf(db: Db, id: number): Promise<Bank> {
  const found = await findBank(db, id);
  if (!found) throw new Problem('references.bank_not_found', 404);
  return found;
}

export const bankHandlers = (db: Db): Handlers<typeof banks> => ({
  async list({ body, language }) {
    const name = (bank: Bank): string => bank.name;
    const byName = sortedBy(await activeBanks(db), name, language);
    return paginateInMemory(byName, body, {
      language,
      text: ({ name, code }) => `${name} ${code}`,
      columns: { createdDate, name },
    });
  },
  async one({ params }) {
    return bankOf(db, params.id);
  },
  async create({ body, actor, idempotency }) {
    const form = { ...body, swift: body.swift ?? null, isActive: true };
    return bankOf(db, await createRecord({ db, staff: actor, definition: bankRecords }, form, idempotency));
  },
});

const areasIn = async (db: Db, language: Language) =>
  (await areaStore.interestAreas(db)).map(({ id, name }) => ({ id, title: localised(name, language) }));

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
