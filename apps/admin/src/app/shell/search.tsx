import './search.css';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconSearch } from '@tabler/icons-react';
import { useDebounced } from '@sjaj/app-kit';
import { useCombobox } from '@sjaj/ui';
import { addressOf } from '../../shared/page/address.ts';
import { useRights } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { resourcesFor } from '../resources.ts';
import { findScreens, isScreenMeant } from './find-screens.ts';
import type { SearchResult } from './found-group.ts';
import { SearchResults } from './search-results.tsx';
import { searchQuery } from './search-query.ts';

const MIN_CHARACTERS = 2;

/** Finds records of every kind, pages and settings: Ctrl K comes here, arrows choose, Enter opens. */
export function Search() {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { capabilities } = useRights();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const searched = useDebounced(typed.trim());
  const resources = resourcesFor(capabilities);
  const isSearched = searched.length >= MIN_CHARACTERS;
  const { data: records, isError } = useQuery({ ...searchQuery(searched, resources), enabled: isSearched });
  const screens = isSearched ? findScreens(searched, resources) : [];
  const groups = isScreenMeant(searched, screens) ? [...screens, ...(records ?? [])] : [...(records ?? []), ...screens];
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
  const goTo = (found: SearchResult) => {
    setOpen(false);
    setTyped('');
    field.current?.blur();
    void navigate(addressOf(found.href));
  };
  const isShown = open && isSearched && (records !== undefined || isError || screens.length > 0);
  const byKey = new Map(groups.flatMap(({ results }) => results.map((result) => [result.key, result] as const)));
  const combobox = useCombobox({
    keys: [...byKey.keys()],
    isOpen: isShown,
    onOpenChange: setOpen,
    onSelect: (key) => {
      const found = byKey.get(key);
      if (found) goTo(found);
    },
    onClear: () => setTyped(''),
    autoHighlight: true,
  });
  return (
    <div className="adm-search" role="search" onBlur={() => setOpen(false)}>
      <div className="sj-input">
        <IconSearch size={17} aria-hidden="true" />
        <input
          ref={field}
          {...combobox.inputProps}
          type="text"
          aria-label={t('action.search')}
          placeholder={t('frame.search')}
          value={typed}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setOpen(true);
            combobox.reset();
          }}
        />
        <kbd className="sj-kbd sj-notphone">{t('frame.searchKeys')}</kbd>
      </div>
      {isShown && <SearchResults groups={groups} combobox={combobox} />}
    </div>
  );
}
