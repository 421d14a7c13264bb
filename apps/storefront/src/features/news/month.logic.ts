import { pageIn } from '../../shared/address/search-values.logic.ts';

/** Month and page of the list of news, from the URL. */
export interface NewsChoice {
  readonly page: number;
  /** `2026-11`; null for all. */
  readonly month: string | null;
}

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Reads the choice from a URL, ignoring invalid values. */
export function newsChoice(search: Readonly<Record<string, unknown>>): NewsChoice {
  const month = search['month'];
  return {
    page: pageIn(search),
    month: typeof month === 'string' && MONTH.test(month) ? month : null,
  };
}

/** The URL of a page of the list. */
export function newsAddress({ page, month }: NewsChoice): string {
  const search = new URLSearchParams();
  if (month !== null) search.set('month', month);
  if (page > 1) search.set('page', String(page));
  const written = search.toString();
  return written === '' ? '/blogs' : `/blogs?${written}`;
}
