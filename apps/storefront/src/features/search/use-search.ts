import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useDebounced } from '@sjaj/app-kit';
import type { ArticleCard, Suggestions } from '@sjaj/contract';
import { useCombobox } from '@sjaj/ui';
import { searchAddress } from '../../shared/article/addresses.ts';
import type { TypedAhead } from '../../shared/type-ahead.ts';
import { useIsGuest } from '../../shared/session/profile.ts';
import { isContinuation } from './continuation.logic.ts';
import { AS_QUANTITY, entriesOf } from './entries.logic.ts';
import { suggestionsQuery } from './queries.ts';
import { searchable } from './recent-searches.logic.ts';
import { storeSearch } from './recent-searches.ts';

const REST_MS = 300;
/** A number behind a word may be a quantity: only then the code that orders is loaded. */
const MAY_ORDER = /\s\S*\d/;

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
  /** The text whose articles one has to choose from; the focus goes to their quantities. */
  const [asked, setAsked] = useState<string | null>(null);
  const [sizesOf, setSizesOf] = useState<ArticleCard | null>(null);
  const wanted = searchable(typed);
  const rested = useDebounced(wanted, REST_MS);
  const text = asked !== null && asked === wanted ? asked : rested;
  const { data, isPlaceholderData } = useQuery(suggestionsQuery(text));
  const fits = text !== null && wanted !== null && isContinuation(text, wanted);
  // The quantity of another text is never offered.
  const found = data && (isPlaceholderData || text !== wanted) ? { ...data, order: null } : data;
  const shown: Shown | null = open && fits && found ? { found, text } : null;
  const entries = shown && !sizesOf ? entriesOf(shown.found, shown.text) : [];

  const isGuest = useIsGuest();

  const close = () => setOpen(false);
  const type = (next: string) => {
    setTyped(next);
    setOpen(true);
    setAsked(null);
    setSizesOf(null);
    combobox.reset();
  };
  const go = (address: string, search = searchable(typed)) => {
    if (search !== null) storeSearch(search);
    close();
    leave();
    void navigate({ href: address });
  };
  const send = (line: string | null) => {
    if (line === null) return;
    if (MAY_ORDER.test(line)) void order(line);
    else go(searchAddress(line), line);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(wanted);
  };
  /** Goes on with what was typed before this field was there. */
  const resume = ({ text: typedAhead, isSent }: TypedAhead) => {
    type(typedAhead);
    if (isSent) send(searchable(typedAhead));
  };
  const order = async (line: string): Promise<void> => {
    const { orderTyped } = await import('./order-typed.ts');
    const result = await orderTyped(line, isGuest);
    if (result === 'search') return go(searchAddress(line), line);
    if (result === 'added') type('');
    if (result === 'added' || result === 'told') return close();
    setAsked(line);
    setSizesOf(result.sizesOf);
    setOpen(true);
  };
  const orderMarked = ({ words, quantity }: NonNullable<Suggestions['order']>): void => {
    const line = `${words} x${quantity}`;
    type(line);
    void order(line);
  };
  const combobox = useCombobox({
    keys: entries.map(({ key }) => key),
    isOpen: shown !== null,
    onOpenChange: setOpen,
    onSelect: (key) => {
      const number = shown?.found.order;
      if (key === AS_QUANTITY && number) return orderMarked(number);
      const address = entries.find((entry) => entry.key === key)?.address;
      if (address) go(address);
    },
    onClear: () => setTyped(''),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !event.shiftKey && combobox.active !== null && focusRow(combobox.active)) {
      event.preventDefault();
    } else combobox.inputProps.onKeyDown(event);
  };
  return {
    typed,
    type,
    shown,
    isAsking: asked !== null && asked === text,
    sizes: { of: sizesOf, show: setSizesOf },
    combobox: { ...combobox, inputProps: { ...combobox.inputProps, onKeyDown } },
    show: () => setOpen(true),
    close,
    submit,
    resume,
  };
}

/** Moves the focus from an option to what stands beside it: its quantity, or the button that shows its sizes. */
function focusRow(key: string): boolean {
  const beside = document.querySelector<HTMLElement>(`[data-beside="${CSS.escape(key)}"] :is(input, button)`);
  beside?.focus();
  return beside !== null;
}
