import './search.css';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconSearch } from '@tabler/icons-react';
import type { Found } from '../../shared/grammar/resource.ts';
import { addressOf } from '../../shared/page/address.ts';
import { useLater } from '../../shared/page/use-later.ts';
import { useStaff } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { resourcesFor } from '../resources.ts';
import { SearchResults } from './search-results.tsx';
import { searchQuery } from './search-query.ts';

const SHORTEST = 2;
const PAUSE_MS = 200;

/** Finds records of every resource: Ctrl K comes here, arrows choose, Enter opens. */
export function Search() {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const { role } = useStaff();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const asked = useLater(typed.trim(), PAUSE_MS);
  const { data: groups, isError } = useQuery({
    ...searchQuery(asked, resourcesFor(role)),
    enabled: asked.length >= SHORTEST,
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const all = groups?.flatMap(({ found }) => found) ?? [];
  const goTo = (found: Found) => {
    setOpen(false);
    setTyped('');
    field.current?.blur();
    void navigate(addressOf(found.href));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && all.length > 0) {
      event.preventDefault();
      setMarked((marked + step + all.length) % all.length);
    }
    const chosen = all[marked];
    if (event.key === 'Enter' && chosen) goTo(chosen);
    if (event.key === 'Escape') setOpen(false);
  };
  const isShown = open && asked.length >= SHORTEST && (groups !== undefined || isError);
  return (
    <div className="adm-search" role="search" onBlur={() => setOpen(false)}>
      <div className="sj-input">
        <IconSearch size={17} aria-hidden="true" />
        <input
          ref={field}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-label={t('action.search')}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={isShown && all[marked] ? `${listId}-${marked}` : undefined}
          placeholder={t('frame.search')}
          value={typed}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setOpen(true);
            setMarked(0);
          }}
        />
        <kbd className="adm-kbd sj-notphone">{t('frame.searchKeys')}</kbd>
      </div>
      {isShown && <SearchResults id={listId} groups={groups ?? []} marked={marked} onPick={goTo} />}
    </div>
  );
}
