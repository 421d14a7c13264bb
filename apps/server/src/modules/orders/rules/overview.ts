import { addDays, type BusinessDate } from '@sjaj/domain';

const MONTHS = 12;

/** The twelve business months `YYYY-MM` that end with the month of a day, the oldest first. */
export function lastMonths(today: BusinessDate): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const months = year * MONTHS + (month - 1) - (MONTHS - 1 - index);
    return `${Math.floor(months / MONTHS)}-${String((months % MONTHS) + 1).padStart(2, '0')}`;
  });
}

interface Span {
  readonly from: BusinessDate;
  /** The first day after it. */
  readonly before: BusinessDate;
}

/** This year up to and with today, and the same days of last year. The 29th of February is compared with the 28th. */
export function yearSpans(today: BusinessDate): { readonly thisYear: Span; readonly lastYear: Span } {
  const year = Number(today.slice(0, 4));
  const sameDay = today.endsWith('-02-29') ? `${year - 1}-02-28` : `${year - 1}${today.slice(4)}`;
  return {
    thisYear: { from: `${year}-01-01`, before: addDays(today, 1) },
    lastYear: { from: `${year - 1}-01-01`, before: addDays(sameDay, 1) },
  };
}

interface Amount {
  readonly amount: number;
}

/** The largest ones as they are, and what the others come to. `sorted` is sorted by amount. */
export function largestAndRest<T extends Amount>(
  sorted: readonly T[],
  most: number,
): { readonly largest: readonly T[]; readonly rest: number } {
  const largest = sorted.slice(0, most);
  return { largest, rest: sorted.slice(most).reduce((sum, { amount }) => sum + amount, 0) };
}
