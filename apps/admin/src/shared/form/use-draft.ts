import { useState } from 'react';
import { changedKeys, ontoSaved } from './draft.logic.ts';

/** A record while it is edited: what was saved, what it is to become. */
export interface DraftState<D extends object> {
  readonly saved: D;
  readonly draft: D;
  readonly changed: readonly (keyof D & string)[];
  readonly set: <K extends keyof D>(key: K, value: D[K]) => void;
  /** Throws the changes away; with a value, that is what is saved now. */
  readonly reset: (saved?: D) => void;
  /** Something else of the record was saved: the changes stay on top of it. */
  readonly rebase: (saved: D) => void;
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
    rebase: (next) => setState((state) => ({ saved: next, draft: ontoSaved(state.saved, state.draft, next) })),
  };
}
