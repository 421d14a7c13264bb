import { STORAGE_KEYS, storedValue } from '@sjaj/app-kit';

/** The longest list of viewed articles. */
export const MOST_VIEWED = 10;
const NONE: readonly number[] = [];

/** The ids with the newest first and without duplicates. */
export const viewedWith = (ids: readonly number[], id: number): readonly number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, MOST_VIEWED);

/** Reads the stored text; anything but a list of ids becomes an empty list. */
export function parseViewed(stored: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id) && id > 0).slice(0, MOST_VIEWED) : NONE;
  } catch {
    return NONE;
  }
}

const viewed = storedValue({ key: STORAGE_KEYS.viewedArticles, parse: parseViewed, print: JSON.stringify });

/** Puts an article at the front of the list. */
export const rememberViewed = (id: number): void => viewed.set(viewedWith(viewed.get(), id));

/** The ids of the articles that this device has viewed last, newest first. */
export const useViewedIds = (): readonly number[] => viewed.use();
