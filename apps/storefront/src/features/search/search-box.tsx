import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconSearch, IconX } from '@tabler/icons-react';
import { searchAddress } from '../../shared/article/addresses.ts';
import { t } from '../../shared/texts/t.ts';
import { entriesOf, stepped } from './entries.logic.ts';
import { suggestionsQuery } from './queries.ts';
import { LONGEST_SEARCH, searchable } from './recent-searches.logic.ts';
import { rememberSearch } from './recent-searches.ts';
import styles from './search.module.css';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { useDebounced } from './use-debounced.ts';
import { useSearchKeys } from './use-search-keys.ts';

const REST_MS = 300;

/** The search of the header: suggestions while typing, the full search on Enter. */
export function SearchBox() {
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const text = useDebounced(searchable(typed), REST_MS);
  const { data: found } = useQuery(suggestionsQuery(text));
  useSearchKeys(field);
  const shown = open && text !== null && searchable(typed) !== null && found !== undefined;
  const entries = shown ? entriesOf(found, text) : [];

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const go = (address: string) => {
    if (text !== null) rememberSearch(text);
    close();
    field.current?.blur();
    void navigate({ href: address });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = entries.find((entry) => entry.key === active);
    const search = searchable(typed);
    if (chosen) go(chosen.address);
    else if (search !== null) {
      rememberSearch(search);
      go(searchAddress(search));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (shown) event.preventDefault();
      if (shown) close();
      else setTyped('');
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    setActive(stepped(entries, active, event.key === 'ArrowDown' ? 1 : -1));
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <form role="search" className={styles['box']} onSubmit={submit} onBlur={onBlur}>
      <div className={styles['field']}>
        <IconSearch size={18} aria-hidden="true" />
        <input
          ref={field}
          role="combobox"
          aria-label={t('search.title')}
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_SEARCH}
          placeholder={t('frame.searchHint')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setOpen(true);
            setActive(null);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {typed === '' ? (
          <kbd className={styles['kbd']} aria-hidden="true">
            {'/'}
          </kbd>
        ) : (
          <button
            type="button"
            className={styles['clear']}
            aria-label={t('action.clear')}
            onClick={() => {
              setTyped('');
              field.current?.focus();
            }}
          >
            <IconX size={16} aria-hidden="true" />
          </button>
        )}
        <button type="submit" className={styles['submit']}>
          {t('action.search')}
        </button>
      </div>
      {shown && (
        <>
          <div className={styles['scrim']} aria-hidden="true" onMouseDown={close} />
          <SuggestionPanel
            listId={listId}
            found={found}
            text={text}
            active={active}
            onGo={go}
            onHover={setActive}
            onSearch={setTyped}
          />
        </>
      )}
    </form>
  );
}
