import type { RevenueFilter, RevenueTotals } from '@sjaj/contract';
import { addDays, addMonths, type BusinessDate, daysBetween, weekday } from '@sjaj/domain';
import { Problem } from '../../../platform/problem.ts';

/** Business days, both included. */
export interface Period {
  readonly from: BusinessDate;
  readonly to: BusinessDate;
}

type Interval = RevenueTotals['interval'];

const MOST_DAYS = 3_660;
const MONTHS_A_YEAR = 12;
/** Longer periods are drawn by week, and still longer ones by month. */
const MOST_DAYS_BY_DAY = 62;
const MOST_DAYS_BY_WEEK = 200;

const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** 400 for a period that ends before it begins, or is longer than ten years. */
export function checkPeriod(period: Period): void {
  const length = lengthOf(period);
  if (length >= 1 && length <= MOST_DAYS) return;
  throw new Problem('reports.period', 400, { errors: [{ field: 'to', key: 'reports.period' }] });
}

/**
 * The period that another is compared with: as many days just before it, or the same dates of the year before. 29 February is compared
 * with the 28th.
 */
export function comparedPeriod(period: Period, compareWith: RevenueFilter['compareWith']): Period {
  const { from, to } = period;
  if (compareWith === 'year') return { from: addMonths(from, -MONTHS_A_YEAR), to: addMonths(to, -MONTHS_A_YEAR) };
  const length = lengthOf(period);
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** What a point of the chart of a period covers. */
export function intervalOf(period: Period): Interval {
  const length = lengthOf(period);
  if (length <= MOST_DAYS_BY_DAY) return 'day';
  return length <= MOST_DAYS_BY_WEEK ? 'week' : 'month';
}

/** The first day of the interval that a day lies in; weeks begin on Monday. */
export function startOf(day: BusinessDate, interval: Interval): BusinessDate {
  if (interval === 'day') return day;
  return interval === 'week' ? addDays(day, 1 - weekday(day)) : `${day.slice(0, 'YYYY-MM'.length)}-01`;
}

interface DayAmount {
  readonly day: BusinessDate;
  readonly revenue: number;
}

interface SeriesInput {
  readonly period: Period;
  readonly compared: Period;
  readonly now: readonly DayAmount[];
  readonly before: readonly DayAmount[];
}

/** The points of a chart: each day of the compared period lies on the day of the period that has the same place in it. */
export function seriesOf({ period, compared, now, before }: SeriesInput) {
  const interval = intervalOf(period);
  const points = new Map<BusinessDate, { revenue: number; previous: number }>();
  for (let day = period.from; day <= period.to; day = addDays(day, 1)) {
    const start = startOf(day, interval);
    if (!points.has(start)) points.set(start, { revenue: 0, previous: 0 });
  }
  for (const { day, revenue } of now) {
    const point = points.get(startOf(day, interval));
    if (point) point.revenue += revenue;
  }
  for (const { day, revenue } of before) {
    const place = addDays(period.from, daysBetween(compared.from, day));
    // A leap year has one day more.
    const point = points.get(startOf(place > period.to ? period.to : place, interval));
    if (point) point.previous += revenue;
  }
  return [...points].map(([start, amounts]) => ({ from: start < period.from ? period.from : start, ...amounts }));
}
