/** A seeded source of numbers: the same seed gives the same shop on every machine. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number between both bounds, both included. */
  between(low: number, high: number): number;
  /** True in `share` of the cases (0 to 1). */
  chance(share: number): boolean;
  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
}

/** FNV-1a of a text, as an unsigned 32-bit number. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** A source of numbers for one purpose; name the purpose so that a new one moves no other. */
export function randomFor(purpose: string): Random {
  let state = hash(purpose);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick: (list) => at(list, Math.floor(next() * list.length)),
  };
}

/** The element at a place of a list, counted round when the place lies beyond its end. */
export function at<T>(list: readonly T[], place: number): T {
  const element = list[place % list.length];
  if (element === undefined) throw new Error('the list is empty');
  return element;
}
