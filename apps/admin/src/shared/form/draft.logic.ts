/** The fields of a draft that are not as they were saved. */
export const changedKeys = <D extends object>(saved: D, draft: D): (keyof D & string)[] =>
  keysOf(draft).filter((key) => !isSame(saved[key], draft[key]));

/** What somebody else has saved, with one's own changes on top. */
export function ontoSaved<D extends object>(base: D, mine: D, theirs: D): D {
  const merged = { ...theirs };
  for (const key of changedKeys(base, mine)) merged[key] = mine[key];
  return merged;
}

/** The fields that both have changed, and not to the same. */
export const conflictsOf = <D extends object>(base: D, mine: D, theirs: D): (keyof D & string)[] =>
  changedKeys(base, mine).filter((key) => !isSame(base[key], theirs[key]) && !isSame(mine[key], theirs[key]));

const keysOf = <D extends object>(draft: D) => Object.keys(draft) as (keyof D & string)[];

// Drafts hold texts, switches, and lists or tables of them.
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
