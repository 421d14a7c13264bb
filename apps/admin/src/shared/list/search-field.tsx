import './list.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconSearch } from '@tabler/icons-react';
import { useDebounced } from '@sjaj/app-kit';
import { t } from '../texts/t.ts';

interface SearchFieldProps {
  readonly hint: string;
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** The search of a list: tells what was typed once typing has paused. */
export function SearchField({ hint, text, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  const settled = useDebounced(typed);
  // Going back changes the address without typing.
  useEffect(() => setTyped(text), [text]);
  // Only what was typed searches; a new address or handler does not.
  const search = useEffectEvent((words: string) => {
    if (words === typed && words.trim() !== text) onSearch(words.trim());
  });
  useEffect(() => search(settled), [settled]);
  return (
    <div className="sj-input adm-list-search">
      <IconSearch size={16} aria-hidden="true" />
      <input
        type="search"
        aria-label={t('list.search')}
        placeholder={hint}
        value={typed}
        maxLength={64}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  );
}
