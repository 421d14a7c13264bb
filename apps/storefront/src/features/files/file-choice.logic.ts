import { USER_FILE_KINDS, USER_FILE_SOURCES, type UserFileKind } from '@sjaj/contract';
import { pageIn } from '../../shared/address/search-values.logic.ts';

/** Which files the list shows; it is in the address. */
export interface FileChoice {
  readonly page: number;
  readonly kind: UserFileKind | null;
  readonly source: (typeof USER_FILE_SOURCES)[number];
  readonly text: string;
}

export const ANY_FILE: FileChoice = { page: 1, kind: null, source: 'all', text: '' };

const LONGEST_TEXT = 64;

/** The choice of an address; what it does not say, or says wrongly, is the default. */
export function choiceFrom(search: Readonly<Record<string, unknown>>): FileChoice {
  const { text } = search;
  return {
    page: pageIn(search),
    kind: USER_FILE_KINDS.find((kind) => kind === search['kind']) ?? null,
    source: USER_FILE_SOURCES.find((source) => source === search['source']) ?? 'all',
    // The router parses numeric values as numbers.
    text: typeof text === 'string' || typeof text === 'number' ? String(text).slice(0, LONGEST_TEXT) : '',
  };
}

export function addressOf({ page, kind, source, text }: FileChoice): string {
  const query = new URLSearchParams({
    ...(kind === null ? {} : { kind }),
    ...(source === 'all' ? {} : { source }),
    ...(text === '' ? {} : { text }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return `/profile/my-files${query.size > 0 ? `?${query.toString()}` : ''}`;
}

export const isNarrowed = ({ kind, source, text }: FileChoice): boolean =>
  kind !== null || source !== 'all' || text !== '';
