import type { adminBanks, adminCurrencies, adminInterestAreas, adminMeasurementUnits } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { sortable } from '../../kernel/paginate-in-memory.ts';
import { recordListHandlers } from '../../kernel/record-lists.ts';
import { usesOf } from '../../kernel/reference-use.ts';
import type { Db } from '../../platform/database/db.ts';
import { bankRecords, bankRows } from './store/banks.ts';
import { currencyRecords, currencyRows } from './store/currencies.ts';
import { interestAreaRecords, interestAreaRows } from './store/interest-areas.ts';
import { unitRecords, unitRows } from './store/measurement-units.ts';
import { bankView, currencyView, interestAreaView, unitView } from './views.ts';

/** Rates sort as texts of one length. */
const RATE_LENGTH = 14;
const RATE_DIGITS = 6;

export const adminBankHandlers = (db: Db): Handlers<typeof adminBanks> =>
  recordListHandlers({
    db,
    definition: bankRecords,
    views: async (_context, id) => {
      const [rows, uses] = await Promise.all([bankRows(db, id), usesOf(db, 'bank')]);
      return rows.map((row) => bankView(row, uses));
    },
    isIn: ({ isActive }, { view }) => view === 'all' || isActive === (view === 'active'),
    text: ({ name, code, swift }) => `${name} ${code} ${swift ?? ''}`,
    columns: { name: ({ name }) => name, code: ({ code }) => code, uses: ({ uses }) => sortable(uses) },
  });

export const adminInterestAreaHandlers = (db: Db): Handlers<typeof adminInterestAreas> =>
  recordListHandlers({
    db,
    definition: interestAreaRecords,
    views: async ({ language }, id) => {
      const [rows, uses] = await Promise.all([interestAreaRows(db, id), usesOf(db, 'interest_area')]);
      return rows.map((row) => interestAreaView(row, { language, uses }));
    },
    isIn: ({ isActive }, { view }) => view === 'all' || isActive === (view === 'active'),
    text: ({ name }) => name,
    columns: { name: ({ name }) => name, order: ({ order }) => sortable(order), uses: ({ uses }) => sortable(uses) },
  });

export const adminMeasurementUnitHandlers = (db: Db): Handlers<typeof adminMeasurementUnits> =>
  recordListHandlers({
    db,
    definition: unitRecords,
    views: async ({ language }, id) => {
      const [rows, uses] = await Promise.all([unitRows(db, id), usesOf(db, 'unit')]);
      return rows.map((row) => unitView(row, { language, uses }));
    },
    isIn: ({ articles }, { view }) => view === 'all' || articles === 0,
    text: ({ name, code }) => `${name} ${code}`,
    columns: { name: ({ name }) => name, code: ({ code }) => code, articles: ({ articles }) => sortable(articles) },
  });

export const adminCurrencyHandlers = (db: Db): Handlers<typeof adminCurrencies> =>
  recordListHandlers({
    db,
    definition: currencyRecords,
    views: async ({ language }, id) => (await currencyRows(db, id)).map((row) => currencyView(row, language)),
    text: ({ name, code }) => `${name} ${code}`,
    columns: {
      code: ({ code }) => code,
      name: ({ name }) => name,
      kmRate: ({ kmRate }) => kmRate.toFixed(RATE_DIGITS).padStart(RATE_LENGTH, '0'),
    },
  });
