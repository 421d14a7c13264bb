import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Suggestions } from '@sjaj/contract';
import { searchAddress } from '../../shared/article/addresses.ts';
import { continues } from './continues.logic.ts';
import { entriesOf, stepped } from './entries.logic.ts';
import { suggestionsQuery } from './queries.ts';
import { searchable } from './recent-searches.logic.ts';
import { rememberSearch } from './recent-searches.ts';
import { useDebounced } from './use-debounced.ts';

const REST_MS = 300;

interface Shown {
  readonly found: Suggestions;
  /** What they were found for. */
  readonly text: string;
}

/** The state of the search field: what is typed, what is suggested for it, which suggestion the arrow keys are on. */
export function useSearch(leave: () => void) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const text = useDebounced(searchable(typed), REST_MS);
  const { data: found } = useQuery(suggestionsQuery(text));
  const wanted = searchable(typed);
  const fits = text !== null && wanted !== null && continues(text, wanted);
  const shown: Shown | null = open && fits && found ? { found, text } : null;
  const entries = shown ? entriesOf(shown.found, shown.text) : [];

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const go = (address: string) => {
    const search = searchable(typed);
    if (search !== null) rememberSearch(search);
    close();
    leave();
    void navigate({ href: address });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = searchable(typed);
    const chosen = entries.find((entry) => entry.key === active)?.address ?? (search && searchAddress(search));
    if (chosen) go(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (shown) close();
      else setTyped('');
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    setActive(stepped(entries, active, event.key === 'ArrowDown' ? 1 : -1));
  };
  const type = (next: string) => {
    setTyped(next);
    setOpen(true);
    setActive(null);
  };
  return { typed, type, shown, active, mark: setActive, show: () => setOpen(true), close, go, submit, onKeyDown };
}
