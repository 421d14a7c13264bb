import { parseJson, STORAGE_KEYS, storedValue } from '@sjaj/app-kit';
import { withSearch } from './recent-searches.logic.ts';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const searches = storedValue<readonly string[]>({
  key: STORAGE_KEYS.recentSearches,
  parse: (text) => parseJson(text, isList, []).filter((search) => typeof search === 'string'),
  print: JSON.stringify,
});

/** The last searches on this device, newest first. */
export const useRecentSearches = (): readonly string[] => searches.use();

export const storeSearch = (text: string): void => searches.set(withSearch(searches.get(), text));
