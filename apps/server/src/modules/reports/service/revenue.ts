import type { RevenueFilter, RevenueRequest, RevenueRow, RevenueTotals } from '@sjaj/contract';
import { feninga, fromKm, sum, toKm } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { localised } from '../../../kernel/localised.ts';
import type { Db } from '../../../platform/database/db.ts';
import { changeOf, marginOf, type Sums } from '../rules/figures.ts';
import { checkPeriod, comparedPeriod, intervalOf, seriesOf } from '../rules/period.ts';
import { type DaySums, revenueBy, revenueByDay, type RevenueSums } from '../store/revenue.ts';
import { refreshSums, type Report, type ReportColumn, type ReportContext, seesCosts } from './report.ts';

const km = (amount: number): number => toKm(feninga(amount));

/** The figures of a row as the caller may see them. */
function figuresOf(sums: Sums, context: ReportContext) {
  const margin = seesCosts(context) ? marginOf(sums) : null;
  return {
    revenue: km(sums.revenue),
    quantity: sums.quantity,
    orders: sums.orders,
    margin: margin && km(margin.margin),
    marginPercent: margin && margin.percent,
  };
}

/** `20261123` is 2026-11-23, `202611` is 2026-11. */
function dayTitle(id: number): string {
  const digits = String(id);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '').join('-');
}

function rowView(sums: RevenueSums, { by }: Pick<RevenueRequest, 'by'>, context: ReportContext): RevenueRow {
  const isTime = by === 'day' || by === 'month';
  const brands = sums.brand === null ? [] : [sums.brand];
  return {
    id: sums.id,
    title: isTime ? dayTitle(sums.id) : localised(sums.title, context.language, brands),
    code: sums.code,
    ...figuresOf(sums, context),
    previous: km(sums.previous),
    change: changeOf(sums.revenue, sums.previous),
  };
}

const amount = (value: number | null): number | null => (value === null ? null : fromKm(value));

type RevenueListQuery = Omit<RevenueRequest, 'page' | 'pageSize'>;

const NO_RECORD = {
  company: 'reportRow.privateCustomers',
  representative: 'reportRow.withoutRepresentative',
  category: 'reportRow.withoutCategory',
} as const;

/** What a file calls its rows, which is what the list calls them. */
function titleColumn({ by }: Pick<RevenueRequest, 'by'>, { language }: ReportContext): ReportColumn<RevenueRow> {
  const title = `reportColumn.${by}` as const;
  switch (by) {
    case 'day':
      return { title, kind: 'day', value: (row) => row.title };
    case 'month':
      return { title, kind: 'text', value: (row) => row.title.split('-').toReversed().join('/') };
    case 'article':
    case 'brand':
      return { title, kind: 'text', width: 40, value: (row) => row.title };
    case 'category':
    case 'company':
    case 'representative':
      return {
        title,
        kind: 'text',
        width: 40,
        value: (row) => (row.id === 0 ? text(language, NO_RECORD[by]) : row.title),
      };
  }
}

const CODE_COLUMN: ReportColumn<RevenueRow> = { title: 'reportColumn.code', kind: 'text', value: ({ code }) => code };
const MARGIN_COLUMNS: readonly ReportColumn<RevenueRow>[] = [
  { title: 'reportColumn.margin', kind: 'km', value: ({ margin }) => amount(margin) },
  { title: 'reportColumn.marginPercent', kind: 'number', value: ({ marginPercent }) => marginPercent },
];

/** Revenue by day, category, brand, article, company or representative, beside that of another period. */
export const revenueReport: Report<RevenueListQuery, RevenueRow> = {
  name: 'reportName.revenue',
  async read(db, query, context) {
    checkPeriod(query);
    const { rows, totalItems } = await revenueBy(db, {
      ...query,
      // An order by margin would tell costs.
      sortBy: query.sortBy === 'margin' && !seesCosts(context) ? 'default' : query.sortBy,
      staff: context.actor,
      language: context.language,
      period: query,
      compared: comparedPeriod(query, query.compareWith),
    });
    return { items: rows.map((row) => rowView(row, query, context)), totalItems };
  },
  columns: (query, context) => [
    ...(query.by === 'article' ? [CODE_COLUMN] : []),
    titleColumn(query, context),
    { title: 'reportColumn.revenue', kind: 'km', period: query, value: ({ revenue }) => amount(revenue) },
    {
      title: 'reportColumn.previous',
      kind: 'km',
      period: comparedPeriod(query, query.compareWith),
      value: ({ previous }) => amount(previous),
    },
    { title: 'reportColumn.change', kind: 'number', value: ({ change }) => change },
    { title: 'reportColumn.orders', kind: 'count', value: ({ orders }) => orders },
    { title: 'reportColumn.quantity', kind: 'count', value: ({ quantity }) => quantity },
    ...(seesCosts(context) ? MARGIN_COLUMNS : []),
  ],
};

/** The days of a period taken together. */
function totalOf(days: readonly DaySums[]): Sums {
  const added = (amounts: readonly number[]): number => sum(amounts.map(feninga));
  const counts = days.map(({ orders }) => orders);
  return {
    revenue: added(days.map(({ revenue }) => revenue)),
    quantity: added(days.map(({ quantity }) => quantity)),
    orders: counts.includes(null) ? null : added(counts.map((count) => count ?? 0)),
    cost: added(days.map(({ cost }) => cost)),
    costed: added(days.map(({ costed }) => costed)),
  };
}

/** What the rows of the revenue report come to, and how it went over time. */
export async function revenueTotals(db: Db, filter: RevenueFilter, context: ReportContext): Promise<RevenueTotals> {
  checkPeriod(filter);
  await refreshSums(db);
  const compared = comparedPeriod(filter, filter.compareWith);
  const scope = { ...filter, staff: context.actor };
  const [now, before] = await Promise.all([revenueByDay(db, scope, filter), revenueByDay(db, scope, compared)]);
  const total = totalOf(now);
  return {
    total: figuresOf(total, context),
    previous: figuresOf(totalOf(before), context),
    previousFrom: compared.from,
    previousTo: compared.to,
    interval: intervalOf(filter),
    series: seriesOf({ period: filter, compared, now, before }).map(({ from, revenue, previous }) => ({
      from,
      revenue: km(revenue),
      previous: km(previous),
    })),
    lacksCosts: seesCosts(context) && total.costed !== total.revenue,
  };
}
