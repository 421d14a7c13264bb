import { addDays, addMonths, type BusinessDate, isBusinessDate, weekday } from '@sjaj/domain';

const ISO = /^(?:19|2\d)\d\d-\d\d-\d\d$/;
const TYPED = /^(\d{1,2})[\s./,-]+(\d{1,2}|\p{L}+)[\s./,-]+((?:19|2\d)\d\d|\d\d)\.?$/u;
const CENTURY = '20';
const ABBREVIATION = 3;

/**
 * The date that a text means; null if it means none. The day comes first, the month is a number or a name (three letters suffice), and
 * `26` is 2026: `3.12.2026`, `03.12.26`, `3. 12. 2026.`, `03/12/2026`, `3 Dec 2026`. An ISO date is accepted in every language.
 */
export function parseDate(text: string, months: readonly string[]): BusinessDate | null {
  const typed = text.trim();
  const iso = ISO.test(typed) ? typed : isoOf(typed, months);
  return iso !== null && isBusinessDate(iso) ? iso : null;
}

function isoOf(typed: string, months: readonly string[]): string | null {
  const [, day, month, year] = TYPED.exec(typed) ?? [];
  if (!day || !month || !year) return null;
  const number = /^\d/.test(month) ? Number(month) : monthNumber(month, months);
  const fullYear = year.length === 2 ? CENTURY + year : year;
  return `${fullYear}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** 1 to 12; 0 for a word that begins like no month. Three letters tell months apart in every language, also in the genitive. */
function monthNumber(word: string, months: readonly string[]): number {
  const start = (name: string): string => name.toLowerCase().slice(0, ABBREVIATION);
  return word.length < ABBREVIATION ? 0 : months.findIndex((name) => start(name) === start(word)) + 1;
}

/** Whether a text may be read while it is typed: a year of two digits can still become one of four. */
export const hasFullYear = (text: string): boolean => /\d{4}/.test(text);

/** Where dates are limited, both days included. */
export interface DateLimits {
  readonly min?: BusinessDate | undefined;
  readonly max?: BusinessDate | undefined;
}

/** What is wrong with a typed date; null for a good one and for an empty field. */
export function dateProblem(text: string, months: readonly string[], { min, max }: DateLimits) {
  if (text.trim() === '') return null;
  const date = parseDate(text, months);
  if (date === null) return 'no_date';
  if (min !== undefined && isBusinessDate(min) && date < min) return 'too_early';
  return max !== undefined && isBusinessDate(max) && date > max ? 'too_late' : null;
}

/** The date itself, or the nearest one within the limits. */
export function clampDate(date: BusinessDate, { min, max }: DateLimits): BusinessDate {
  if (min !== undefined && isBusinessDate(min) && date < min) return min;
  return max !== undefined && isBusinessDate(max) && date > max ? max : date;
}

const WEEK = 7;

/** `YYYY-MM` */
export const monthOf = (date: BusinessDate): string => date.slice(0, 'YYYY-MM'.length);

/** The weeks, Monday to Sunday, that have days of the month of a date. */
export function weeksOfMonth(date: BusinessDate): BusinessDate[][] {
  const month = monthOf(date);
  const first = `${month}-01`;
  const weeks: BusinessDate[][] = [];
  let monday = addDays(first, 1 - weekday(first));
  do {
    const start = monday;
    weeks.push(Array.from({ length: WEEK }, (_, day) => addDays(start, day)));
    monday = addDays(start, WEEK);
  } while (monday.startsWith(month));
  return weeks;
}

const YEAR = 12;

/** The date that a key of the calendar leads to; null for any other key. Shift makes a page a year. */
export function dateAfterKey(date: BusinessDate, key: string, isShifted: boolean): BusinessDate | null {
  const page = isShifted ? YEAR : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -WEEK);
    case 'ArrowDown':
      return addDays(date, WEEK);
    case 'Home':
      return addDays(date, 1 - weekday(date));
    case 'End':
      return addDays(date, WEEK - weekday(date));
    case 'PageUp':
      return addMonths(date, -page);
    case 'PageDown':
      return addMonths(date, page);
    default:
      return null;
  }
}
