import type { geography } from '@sjaj/contract';
import { type Language, sortedBy } from '@sjaj/domain';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { localised } from '../../kernel/localised.ts';
import { Problem } from '../../platform/problem.ts';
import { createdDate, paginateInMemory } from '../../kernel/paginate-in-memory.ts';
import * as store from './store/places.ts';

interface Titled {
  readonly title: string;
}

const countriesIn = async (db: Db, language: Language) =>
  (await store.countries(db)).map(({ id, code, name }) => ({ id, code, title: localised(name, language) }));

export const geographyHandlers = (db: Db): Handlers<typeof geography> => ({
  async countries({ body, language }) {
    const title = (country: Titled): string => country.title;
    return paginateInMemory(await countriesIn(db, language), body, {
      language,
      text: title,
      columns: { createdDate, title },
    });
  },
  async country({ params, language }) {
    const country = (await countriesIn(db, language)).find(({ id }) => id === params.id);
    if (!country) throw new Problem('geography.country_not_found', 404);
    return country;
  },
  async towns({ body, language }) {
    const towns = await store.towns(db, body.countryId);
    const titled = towns.map(({ name, ...town }) => ({ ...town, title: localised(name, language) }));
    return paginateInMemory(
      sortedBy(titled, ({ title }) => title, language),
      body,
      {
        language,
        text: ({ title, postalCode }) => `${title} ${postalCode}`,
        columns: { createdDate, title: ({ title }) => title, postalCode: ({ postalCode }) => postalCode },
      },
    );
  },
});
