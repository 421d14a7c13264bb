import { type FormEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Suggestions } from '@sjaj/contract';
import { useCombobox } from '@sjaj/ui';
import { searchAddress } from '../../shared/article/addresses.ts';
import { continues } from './continues.logic.ts';
import { entriesOf } from './entries.logic.ts';
import { suggestionsQuery } from './queries.ts';
import { searchable } from './recent-searches.logic.ts';
import { storeSearch } from './recent-searches.ts';
import { useDebounced } from './use-debounced.ts';

const REST_MS = 300;

interface Shown {
  readonly found: Suggestions;
  /** The text that the suggestions belong to. */
  readonly text: string;
}

/** State of the search field: text, suggestions and active option. */
export function useSearch(leave: () => void) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const text = useDebounced(searchable(typed), REST_MS);
  const { data: found } = useQuery(suggestionsQuery(text));
  const wanted = searchable(typed);
  const fits = text !== null && wanted !== null && continues(text, wanted);
  const shown: Shown | null = open && fits && found ? { found, text } : null;
  const entries = shown ? entriesOf(shown.found, shown.text) : [];

  const close = () => setOpen(false);
  const go = (address: string) => {
    const search = searchable(typed);
    if (search !== null) storeSearch(search);
    close();
    leave();
    void navigate({ href: address });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = searchable(typed);
    if (search !== null) go(searchAddress(search));
  };
  const combobox = useCombobox({
    keys: entries.map(({ key }) => key),
    isOpen: shown !== null,
    onOpenChange: setOpen,
    onSelect: (key) => {
      const address = entries.find((entry) => entry.key === key)?.address;
      if (address) go(address);
    },
    onClear: () => setTyped(''),
  });
  const type = (next: string) => {
    setTyped(next);
    setOpen(true);
    combobox.reset();
  };
  return { typed, type, shown, combobox, show: () => setOpen(true), close, submit };
}
