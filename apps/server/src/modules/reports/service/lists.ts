import type {
  ArticlePair,
  DeadStockRequest,
  DeadStockRow,
  DebtAgeRow,
  DebtsRequest,
  DebtTotals,
  LapsedCustomer,
  LapsedRequest,
  LostSearch,
  LostSearchesRequest,
  PairsRequest,
} from '@sjaj/contract';
import { addDays, businessDate, feninga, fromKm, toKm } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import type { Db } from '../../../platform/database/db.ts';
import { percentOf } from '../rules/figures.ts';
import { checkPeriod, comparedPeriod } from '../rules/period.ts';
import { type DebtAges, debtAges, debts, lapsedCustomers } from '../store/customers.ts';
import { deadStock } from '../store/dead-stock.ts';
import { lostSearches } from '../store/lost-searches.ts';
import { articlePairs } from '../store/pairs.ts';
import { type Report, type ReportContext, seesCosts } from './report.ts';

type ListQuery<Request> = Omit<Request, 'page' | 'pageSize'>;

const km = (amount: number): number => toKm(feninga(amount));
const TENTHS = 10;

/** What is bought in the same orders. */
export const pairsReport: Report<ListQuery<PairsRequest>, ArticlePair> = {
  name: 'reportName.pairs',
  async read(db, query, { actor, language }) {
    checkPeriod(query);
    const { rows, totalItems } = await articlePairs(db, { ...query, staff: actor, period: query });
    const items = rows.map((row, index) => ({
      id: query.offset + index + 1,
      articleId: row.articleId,
      code: row.code,
      title: localised(row.title, language, [row.brand]),
      otherId: row.otherId,
      otherCode: row.otherCode,
      otherTitle: localised(row.otherTitle, language, [row.otherBrand]),
      orders: row.orders,
      articleOrders: row.articleOrders,
      share: percentOf(row.orders, row.articleOrders),
      lift: row.lift,
    }));
    return { items, totalItems };
  },
  columns: () => [
    { title: 'reportColumn.code', kind: 'text', value: ({ code }) => code },
    { title: 'reportColumn.article', kind: 'text', width: 40, value: ({ title }) => title },
    { title: 'reportColumn.otherCode', kind: 'text', value: ({ otherCode }) => otherCode },
    { title: 'reportColumn.otherArticle', kind: 'text', width: 40, value: ({ otherTitle }) => otherTitle },
    { title: 'reportColumn.ordersTogether', kind: 'count', value: ({ orders }) => orders },
    { title: 'reportColumn.orders', kind: 'count', value: ({ articleOrders }) => articleOrders },
    { title: 'reportColumn.share', kind: 'number', value: ({ share }) => share },
    { title: 'reportColumn.lift', kind: 'number', value: ({ lift }) => lift },
  ],
};

const DAYS_OF = { days90: 90, days180: 180, days365: 365 } as const;

/** What lies in stock and is not bought. */
export const deadStockReport: Report<ListQuery<DeadStockRequest>, DeadStockRow> = {
  name: 'reportName.deadStock',
  async read(db, query, context) {
    const { language, now } = context;
    const today = businessDate(now);
    const showsCosts = seesCosts(context);
    const { rows, totalItems } = await deadStock(db, {
      ...query,
      today,
      since: addDays(today, -DAYS_OF[query.view]),
      language,
      // An order by cost would tell it.
      sortBy: query.sortBy === 'value' && !showsCosts ? 'default' : query.sortBy,
    });
    const items = rows.map(({ id, code, title, brand, available, value, priceValue, lastSoldOn, days }) => ({
      id,
      code,
      brand,
      available,
      lastSoldOn,
      days,
      title: localised(title, language, [brand]),
      value: value === null || !showsCosts ? null : km(value),
      priceValue: km(priceValue),
    }));
    return { items, totalItems };
  },
  columns: (_query, context) => [
    { title: 'reportColumn.code', kind: 'text', value: ({ code }) => code },
    { title: 'reportColumn.article', kind: 'text', width: 40, value: ({ title }) => title },
    { title: 'reportColumn.brand', kind: 'text', value: ({ brand }) => brand },
    { title: 'reportColumn.available', kind: 'count', value: ({ available }) => available },
    ...(seesCosts(context)
      ? [
          {
            title: 'reportColumn.stockValue',
            kind: 'km',
            value: ({ value }: DeadStockRow) => (value === null ? null : fromKm(value)),
          } as const,
        ]
      : []),
    { title: 'reportColumn.priceValue', kind: 'km', value: ({ priceValue }) => fromKm(priceValue) },
    { title: 'reportColumn.lastSoldOn', kind: 'day', value: ({ lastSoldOn }) => lastSoldOn },
    { title: 'reportColumn.days', kind: 'count', value: ({ days }) => days },
  ],
};

/** What was searched for and is not found. */
export const lostSearchesReport: Report<ListQuery<LostSearchesRequest>, LostSearch> = {
  name: 'reportName.lostSearches',
  async read(db, query) {
    checkPeriod(query);
    const compared = comparedPeriod(query, 'previous');
    const { rows, totalItems } = await lostSearches(db, { ...query, period: query, compared });
    const items = rows.map(({ id, text, searches, previous, lastAt }) => ({
      id,
      text,
      searches,
      previous,
      lastAt: lastAt.toISOString(),
    }));
    return { items, totalItems };
  },
  columns: (query) => [
    { title: 'reportColumn.searchText', kind: 'text', width: 40, value: ({ text }) => text },
    { title: 'reportColumn.searches', kind: 'count', period: query, value: ({ searches }) => searches },
    {
      title: 'reportColumn.previous',
      kind: 'count',
      period: comparedPeriod(query, 'previous'),
      value: ({ previous }) => previous,
    },
    { title: 'reportColumn.lastAt', kind: 'instant', value: ({ lastAt }) => new Date(lastAt) },
  ],
};

/** Companies that have ordered regularly and no longer do. */
export const lapsedReport: Report<ListQuery<LapsedRequest>, LapsedCustomer> = {
  name: 'reportName.lapsedCustomers',
  async read(db, query, { actor, language, now }) {
    const { rows, totalItems } = await lapsedCustomers(db, { ...query, staff: actor, today: businessDate(now) });
    const items = rows.map(({ id, title, town, phone, representatives, lastOrderOn, days, usualGap, yearRevenue }) => ({
      id,
      title,
      phone,
      representatives,
      lastOrderOn,
      days,
      usualGap,
      town: localised(town, language),
      missed: Math.round((days / usualGap) * TENTHS) / TENTHS,
      yearRevenue: km(yearRevenue),
    }));
    return { items, totalItems };
  },
  columns: () => [
    { title: 'reportColumn.company', kind: 'text', width: 40, value: ({ title }) => title },
    { title: 'reportColumn.town', kind: 'text', value: ({ town }) => town },
    { title: 'reportColumn.phone', kind: 'text', value: ({ phone }) => phone },
    { title: 'reportColumn.representative', kind: 'text', value: ({ representatives }) => representatives },
    { title: 'reportColumn.lastOrderOn', kind: 'day', value: ({ lastOrderOn }) => lastOrderOn },
    { title: 'reportColumn.days', kind: 'count', value: ({ days }) => days },
    { title: 'reportColumn.usualGap', kind: 'count', value: ({ usualGap }) => usualGap },
    { title: 'reportColumn.missed', kind: 'number', value: ({ missed }) => missed },
    { title: 'reportColumn.yearRevenue', kind: 'km', value: ({ yearRevenue }) => fromKm(yearRevenue) },
  ],
};

const agesView = ({ notDue, days30, days60, days90, over90 }: DebtAges): DebtTotals => ({
  notDue: km(notDue),
  days30: km(days30),
  days60: km(days60),
  days90: km(days90),
  over90: km(over90),
});

/** What companies owe, by the age of the debt. */
export const debtsReport: Report<ListQuery<DebtsRequest>, DebtAgeRow> = {
  name: 'reportName.debts',
  async read(db, query, { actor, now }) {
    const { rows, totalItems } = await debts(db, { ...query, staff: actor, today: businessDate(now) });
    const items = rows.map(({ id, title, representatives, debt, creditLimit, ...ages }) => ({
      id,
      title,
      representatives,
      debt: km(debt),
      creditLimit: km(creditLimit),
      ...agesView(ages),
    }));
    return { items, totalItems };
  },
  columns: () => [
    { title: 'reportColumn.company', kind: 'text', width: 40, value: ({ title }) => title },
    { title: 'reportColumn.representative', kind: 'text', value: ({ representatives }) => representatives },
    { title: 'reportColumn.debt', kind: 'km', value: ({ debt }) => fromKm(debt) },
    { title: 'reportColumn.notDue', kind: 'km', value: ({ notDue }) => fromKm(notDue) },
    { title: 'reportColumn.days30', kind: 'km', value: ({ days30 }) => fromKm(days30) },
    { title: 'reportColumn.days60', kind: 'km', value: ({ days60 }) => fromKm(days60) },
    { title: 'reportColumn.days90', kind: 'km', value: ({ days90 }) => fromKm(days90) },
    { title: 'reportColumn.over90', kind: 'km', value: ({ over90 }) => fromKm(over90) },
    { title: 'reportColumn.creditLimit', kind: 'km', value: ({ creditLimit }) => fromKm(creditLimit) },
  ],
};

/** What all companies that the caller reaches owe. */
export const debtTotals = async (
  db: Db,
  { representativeIds }: Pick<DebtsRequest, 'representativeIds'>,
  { actor, now }: ReportContext,
): Promise<DebtTotals> => agesView(await debtAges(db, { staff: actor, today: businessDate(now), representativeIds }));
