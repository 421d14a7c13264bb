import { isBusinessDate } from '@sjaj/domain';

/** The highest page that a list of the shop opens. */
const HIGHEST_PAGE = 1_000;

/** The number that a search parameter holds. NaN for anything but text and numbers, because converting an object can throw. */
export const numberIn = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;

/** The page that an address asks for; the first one where it makes no sense. */
export function pageIn(search: Readonly<Record<string, unknown>>): number {
  const page = numberIn(search['page']);
  return Number.isInteger(page) && page >= 1 && page <= HIGHEST_PAGE ? page : 1;
}

/** The day that a search parameter holds, as `2026-11-23`; '' for anything that no calendar has. */
export const dayIn = (value: unknown): string => (typeof value === 'string' && isBusinessDate(value) ? value : '');
