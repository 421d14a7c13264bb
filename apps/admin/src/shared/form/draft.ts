import { useState } from 'react';

/** A record while it is edited: what was saved, what it is to become. */
export interface DraftState<D extends object> {
  readonly saved: D;
  readonly draft: D;
  readonly changed: readonly (keyof D & string)[];
  readonly set: <K extends keyof D>(key: K, value: D[K]) => void;
  /** Throws the changes away; with a value, that is what is saved now. */
  readonly reset: (saved?: D) => void;
  /** Something else of the record was saved: the changes, or those of `mine`, stay on top of it. */
  readonly rebase: (saved: D, mine?: D) => void;
}

/** Keeps what is typed into a form apart from what was saved. */
export function useDraft<D extends object>(initial: D): DraftState<D> {
  const [{ saved, draft }, setState] = useState({ saved: initial, draft: initial });
  return {
    saved,
    draft,
    changed: changedKeys(saved, draft),
    set: (key, value) => setState((state) => ({ ...state, draft: { ...state.draft, [key]: value } })),
    reset: (next) => setState((state) => ({ saved: next ?? state.saved, draft: next ?? state.saved })),
    rebase: (next, mine) =>
      setState((state) => ({ saved: next, draft: ontoSaved(state.saved, mine ?? state.draft, next) })),
  };
}

/** The fields of a draft that are not as they were saved. */
export const changedKeys = <D extends object>(saved: D, draft: D): (keyof D & string)[] =>
  keysOf(draft).filter((key) => !isSame(saved[key], draft[key]));

/** What somebody else has saved, with one's own changes on top. */
export function ontoSaved<D extends object>(base: D, mine: D, theirs: D): D {
  const merged = { ...theirs };
  for (const key of changedKeys(base, mine)) merged[key] = mine[key];
  return merged;
}

/** A draft with these fields as they were saved. */
export function withoutChanges<D extends object>(saved: D, draft: D, keys: readonly string[]): D {
  const kept = { ...draft };
  for (const key of keysOf(draft)) if (keys.includes(key)) kept[key] = saved[key];
  return kept;
}

/** The fields that both have changed, and not to the same. */
export const conflictsOf = <D extends object>(base: D, mine: D, theirs: D): (keyof D & string)[] =>
  changedKeys(base, mine).filter((key) => !isSame(base[key], theirs[key]) && !isSame(mine[key], theirs[key]));

const keysOf = <D extends object>(draft: D) => Object.keys(draft) as (keyof D & string)[];

// Drafts hold texts, switches, and lists or tables of them.
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
