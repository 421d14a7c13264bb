import { type FormEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { Suggestions } from '@sjaj/contract';
import { useCombobox } from '@sjaj/ui';
import { searchAddress } from '../../shared/article/addresses.ts';
import { useIsGuest } from '../../shared/session/profile.ts';
import { continues } from './continues.logic.ts';
import { entriesOf } from './entries.logic.ts';
import { suggestionsQuery } from './queries.ts';
import { searchable } from './recent-searches.logic.ts';
import { storeSearch } from './recent-searches.ts';
import { type TypedOrder, typedOrder } from './typed-order.logic.ts';
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
  const { search: searched = '' }: { readonly search?: string } = useParams({ strict: false });
  const [typed, setTyped] = useState(searched);
  const [lastSearched, setLastSearched] = useState(searched);
  // A page of results, opened by a link or by going back, brings its text.
  if (searched !== lastSearched) {
    setLastSearched(searched);
    if (searched !== '') setTyped(searched);
  }
  const [open, setOpen] = useState(false);
  const text = useDebounced(searchable(typed), REST_MS);
  const { data: found } = useQuery(suggestionsQuery(text));
  const wanted = searchable(typed);
  const fits = text !== null && wanted !== null && continues(text, wanted);
  const shown: Shown | null = open && fits && found ? { found, text } : null;
  const entries = shown ? entriesOf(shown.found, shown.text) : [];

  const isGuest = useIsGuest();
  // Guests have no quick order.
  const order = isGuest ? null : typedOrder(typed);

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
    if (order !== null) void place(order);
    else if (search !== null) go(searchAddress(search));
  };
  const place = async (typedLine: TypedOrder): Promise<void> => {
    const { orderTyped } = await import('./order-typed.ts');
    const result = await orderTyped(typedLine);
    if (result === 'unknown') return go(searchAddress(typed.trim()));
    if (result === 'told') return;
    close();
    setTyped('');
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
  return { typed, type, order, shown, combobox, show: () => setOpen(true), close, submit };
}
