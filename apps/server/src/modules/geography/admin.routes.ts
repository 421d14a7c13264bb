import type { AdminCountry, adminCountries, AdminTown, adminTowns, CountryForm } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Handlers } from '../../kernel/handlers.ts';
import { localised } from '../../kernel/localised.ts';
import { sortable } from '../../kernel/paginate-in-memory.ts';
import { recordListHandlers } from '../../kernel/record-lists.ts';
import type { Stored } from '../../kernel/records.ts';
import { usesOf } from '../../kernel/reference-use.ts';
import type { Db } from '../../platform/database/db.ts';
import { countryRecords, countryRows } from './store/countries.ts';
import { type TownRow, townRecords, townRows } from './store/towns.ts';

interface ViewContext {
  readonly language: Language;
  /** How many records refer to each. */
  readonly uses: ReadonlyMap<number, number>;
}

const countryView = ({ id, version, form }: Stored<CountryForm>, { language, uses }: ViewContext): AdminCountry => ({
  ...form,
  id,
  version,
  name: localised(form.title, language),
  towns: uses.get(id) ?? 0,
});

/** Staff keep the countries, and say which of them customers may choose. */
export const adminCountryHandlers = (db: Db): Handlers<typeof adminCountries> =>
  recordListHandlers({
    db,
    definition: countryRecords,
    views: async ({ language }, id) => {
      const [rows, uses] = await Promise.all([countryRows(db, id), usesOf(db, 'country')]);
      return rows.map((row) => countryView(row, { language, uses }));
    },
    isIn: ({ isOffered }, { view }) => view === 'all' || isOffered === (view === 'offered'),
    text: ({ name, code }) => `${name} ${code}`,
    columns: { name: ({ name }) => name, code: ({ code }) => code, towns: ({ towns }) => sortable(towns) },
  });

const townView = ({ id, version, country, form }: TownRow, { language, uses }: ViewContext): AdminTown => ({
  ...form,
  id,
  version,
  name: localised(form.title, language),
  country: localised(country, language),
  uses: uses.get(id) ?? 0,
});

/** Staff keep the towns that customers choose from. */
export const adminTownHandlers = (db: Db): Handlers<typeof adminTowns> =>
  recordListHandlers({
    db,
    definition: townRecords,
    views: async ({ language }, id) => {
      const [rows, uses] = await Promise.all([townRows(db, id), usesOf(db, 'town')]);
      return rows.map((row) => townView(row, { language, uses }));
    },
    isIn: ({ isActive, countryId, entity }, { view, countryIds, entities }) =>
      (view === 'all' || isActive === (view === 'active')) &&
      (countryIds.length === 0 || countryIds.includes(countryId)) &&
      (entities.length === 0 || (entity !== null && entities.includes(entity))),
    text: ({ name, postalCode, canton, country }) => `${name} ${postalCode} ${canton ?? ''} ${country}`,
    columns: {
      name: ({ name }) => name,
      postalCode: ({ postalCode }) => postalCode,
      country: ({ country }) => country,
      uses: ({ uses }) => sortable(uses),
    },
  });
