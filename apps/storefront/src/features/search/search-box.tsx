import { type FocusEvent, useRef } from 'react';
import { IconSearch, IconX } from '@tabler/icons-react';
import { t } from '../../shared/texts/t.ts';
import { LONGEST_SEARCH } from './recent-searches.logic.ts';
import styles from './search.module.css';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { useSearch } from './use-search.ts';
import { useSearchKeys } from './use-search-keys.ts';

/** Search field of the header: suggestions while typing, full search on Enter. */
export function SearchBox() {
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch(() => field.current?.blur());
  useSearchKeys(field);
  const { typed, order, shown, combobox } = search;
  const clear = () => {
    search.type('');
    field.current?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) search.close();
  };
  return (
    <form
      role="search"
      aria-label={t('frame.search')}
      className={styles['box']}
      onSubmit={search.submit}
      onBlur={onBlur}
    >
      <div className={styles['field']}>
        <IconSearch size={18} aria-hidden="true" />
        <input
          ref={field}
          {...combobox.inputProps}
          aria-label={t('search.title')}
          spellCheck={false}
          maxLength={LONGEST_SEARCH}
          placeholder={t('frame.searchHint')}
          value={typed}
          onChange={(event) => search.type(event.currentTarget.value)}
          onFocus={search.show}
        />
        {typed === '' ? (
          <kbd className="sj-kbd" aria-hidden="true">
            {'/'}
          </kbd>
        ) : (
          <button type="button" className={styles['clear']} aria-label={t('action.clear')} onClick={clear}>
            <IconX size={16} aria-hidden="true" />
          </button>
        )}
        <button type="submit" className={styles['submit']}>
          {t('action.search')}
        </button>
      </div>
      {shown && (
        <>
          <div className={styles['scrim']} aria-hidden="true" onMouseDown={search.close} />
          <SuggestionPanel
            found={shown.found}
            text={shown.text}
            order={order}
            combobox={combobox}
            onSearch={search.type}
          />
        </>
      )}
    </form>
  );
}
