import type { geography } from '@sjaj/contract';
import { type Language, sortedBy } from '@sjaj/domain';
import type { Db } from '../../platform/db.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { localised } from '../../platform/localised.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

const countriesIn = async (db: Db, language: Language) =>
  (await store.countries(db)).map(({ id, code, name }) => ({ id, code, title: localised(name, language) }));

export const geographyHandlers = (db: Db): Handlers<typeof geography> => ({
  countries: ({ language }) => countriesIn(db, language),
  async country({ params, language }) {
    const country = (await countriesIn(db, language)).find(({ id }) => id === params.id);
    if (!country) throw new Problem('geography.country_not_found', 404);
    return country;
  },
  async towns({ body, language }) {
    const towns = await store.towns(db, body.countryId);
    const titled = towns.map(({ name, ...town }) => ({ ...town, title: localised(name, language) }));
    return sortedBy(titled, ({ title }) => title, language);
  },
});
