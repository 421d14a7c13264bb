import type { adminBanks, adminCurrencies, adminInterestAreas, adminMeasurementUnits } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { paginateInMemory, sortable } from '../../kernel/paginate-in-memory.ts';
import { recordHandlers } from '../../kernel/records.ts';
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

export const adminBankHandlers = (db: Db): Handlers<typeof adminBanks> => ({
  ...recordHandlers({
    db,
    definition: bankRecords,
    read: async (id) => {
      const [[row], uses] = await Promise.all([bankRows(db, id), usesOf(db, 'bank')]);
      return row && bankView(row, uses);
    },
  }),
  list: async ({ body: { view, ...query }, language }) => {
    const [rows, uses] = await Promise.all([bankRows(db), usesOf(db, 'bank')]);
    const views = rows
      .map((row) => bankView(row, uses))
      .filter(({ isActive }) => view === 'all' || isActive === (view === 'active'));
    return paginateInMemory(views, query, {
      language,
      text: ({ name, code, swift }) => `${name} ${code} ${swift ?? ''}`,
      columns: { name: ({ name }) => name, code: ({ code }) => code, uses: ({ uses: count }) => sortable(count) },
    });
  },
});

export const adminInterestAreaHandlers = (db: Db): Handlers<typeof adminInterestAreas> => ({
  ...recordHandlers({
    db,
    definition: interestAreaRecords,
    read: async (id, { language }) => {
      const [[row], uses] = await Promise.all([interestAreaRows(db, id), usesOf(db, 'interest_area')]);
      return row && interestAreaView(row, { language, uses });
    },
  }),
  list: async ({ body: { view, ...query }, language }) => {
    const [rows, uses] = await Promise.all([interestAreaRows(db), usesOf(db, 'interest_area')]);
    const views = rows
      .map((row) => interestAreaView(row, { language, uses }))
      .filter(({ isActive }) => view === 'all' || isActive === (view === 'active'));
    return paginateInMemory(views, query, {
      language,
      text: ({ name }) => name,
      columns: {
        name: ({ name }) => name,
        order: ({ order }) => sortable(order),
        uses: ({ uses: count }) => sortable(count),
      },
    });
  },
});

export const adminMeasurementUnitHandlers = (db: Db): Handlers<typeof adminMeasurementUnits> => ({
  ...recordHandlers({
    db,
    definition: unitRecords,
    read: async (id, { language }) => {
      const [[row], uses] = await Promise.all([unitRows(db, id), usesOf(db, 'unit')]);
      return row && unitView(row, { language, uses });
    },
  }),
  list: async ({ body: { view, ...query }, language }) => {
    const [rows, uses] = await Promise.all([unitRows(db), usesOf(db, 'unit')]);
    const views = rows
      .map((row) => unitView(row, { language, uses }))
      .filter(({ articles }) => view === 'all' || articles === 0);
    return paginateInMemory(views, query, {
      language,
      text: ({ name, code }) => `${name} ${code}`,
      columns: {
        name: ({ name }) => name,
        code: ({ code }) => code,
        articles: ({ articles }) => sortable(articles),
      },
    });
  },
});

export const adminCurrencyHandlers = (db: Db): Handlers<typeof adminCurrencies> => ({
  ...recordHandlers({
    db,
    definition: currencyRecords,
    read: async (id, { language }) => {
      const [row] = await currencyRows(db, id);
      return row && currencyView(row, language);
    },
  }),
  list: async ({ body: { view: _, ...query }, language }) =>
    paginateInMemory(
      (await currencyRows(db)).map((row) => currencyView(row, language)),
      query,
      {
        language,
        text: ({ name, code }) => `${name} ${code}`,
        columns: {
          code: ({ code }) => code,
          name: ({ name }) => name,
          kmRate: ({ kmRate }) => kmRate.toFixed(RATE_DIGITS).padStart(RATE_LENGTH, '0'),
        },
      },
    ),
});
