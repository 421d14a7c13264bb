import { useCallback, useMemo, useState } from 'react';
import { type Entries, type EntrySum, type Enterable, sumEntries } from './entry.logic.ts';

interface EntryState {
  readonly entries: Entries;
  /** All articles with typed quantities, so that another page of the listing loses none. */
  readonly articles: ReadonlyMap<number, Enterable>;
}

const NOTHING: EntryState = { entries: new Map(), articles: new Map() };

export interface EntryColumn {
  readonly entries: Entries;
  readonly sum: EntrySum;
  readonly type: (article: Enterable, typed: string) => void;
  readonly clear: () => void;
}

/** State of the quantity column, shared by all pages of the listing. */
export function useEntries(): EntryColumn {
  const [{ entries, articles }, setState] = useState(NOTHING);
  const type = useCallback((article: Enterable, typed: string) => {
    setState((state) => ({
      entries: new Map(state.entries).set(article.id, typed),
      articles: new Map(state.articles).set(article.id, article),
    }));
  }, []);
  const clear = useCallback(() => setState(NOTHING), []);
  const sum = useMemo(() => sumEntries([...articles.values()], entries), [articles, entries]);
  return useMemo(() => ({ entries, sum, type, clear }), [entries, sum, type, clear]);
}
