/** How many articles are compared side by side. */
export const MOST_COMPARED = 4;
export const LEAST_COMPARED = 2;

/** The ids of an address or of the storage: whole, each once, no more than fit. */
export function comparedIds(text: string | null | undefined): readonly number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MOST_COMPARED);
}

/** The choice with the article, or without it where it was in it; null where no more fit. */
export function toggled(ids: readonly number[], id: number): readonly number[] | null {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length >= MOST_COMPARED ? null : [...ids, id];
}

export const compareAddress = (ids: readonly number[]): string => `/compare?ids=${ids.join(',')}`;
