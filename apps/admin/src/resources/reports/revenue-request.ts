import { type adminRevenue, REVENUE_DIMENSIONS, REVENUE_SORTS } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import type { input } from 'zod';
import type { ListQuery } from '../../shared/list/definition.ts';
import { numbersOf } from '../../shared/list/list-state.logic.ts';
import { searchIn } from './queries.ts';
import { reportPeriod } from './report-period.logic.ts';

type Body<Call extends keyof typeof adminRevenue> = (typeof adminRevenue)[Call] extends { readonly body: infer S }
  ? S
  : never;

/** Whether the same days of the year before are compared with, and not the days just before. */
export const comparesWithYear = ({ filters }: ListQuery): boolean => filters['compare'] === 'year';

/** The filters of the revenue report as its calls take them. */
export const revenueFilter = (query: ListQuery) =>
  ({
    ...reportPeriod(query.filters['period'], businessDate(new Date())),
    compareWith: comparesWithYear(query) ? 'year' : 'previous',
    categoryIds: numbersOf(query.filters['category']),
    brandIds: numbersOf(query.filters['brand']),
    companyIds: numbersOf(query.filters['company']),
    representativeIds: numbersOf(query.filters['representative']),
    articleIds: numbersOf(query.filters['article']),
  }) satisfies input<Body<'revenueTotals'>>;

/** The list without its page: what a file of it has, too. */
export const revenueList = (query: ListQuery) =>
  ({
    ...revenueFilter(query),
    ...searchIn(query),
    by: REVENUE_DIMENSIONS.find((one) => one === query.view) ?? 'day',
    sortBy: REVENUE_SORTS.find((one) => one === query.sort?.by) ?? 'default',
    isSortAscending: query.sort?.ascending ?? false,
  }) satisfies Omit<input<Body<'revenueFile'>>, 'sheet'>;
