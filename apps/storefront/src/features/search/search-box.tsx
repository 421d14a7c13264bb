import { type FocusEvent, useRef } from 'react';
import { IconSearch, IconX } from '@tabler/icons-react';
import { lazyPart } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { LONGEST_SEARCH } from './recent-searches.logic.ts';
import styles from './search-box.module.css';
import { useTypeAhead } from './use-type-ahead.ts';
import { useSearch } from './use-search.ts';
import { useSearchKeys } from './use-search-keys.ts';

const SuggestionPanel = lazyPart(async () => (await import('./suggestion-panel.tsx')).SuggestionPanel, { quiet: true });

/** Search field of the header: suggestions while typing, full search on Enter, an order where a quantity follows the words. */
export function SearchBox() {
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch(() => field.current?.blur());
  useSearchKeys(field);
  useTypeAhead(field, search.resume);
  const { typed, shown, combobox } = search;
  const focusField = () => field.current?.focus();
  const clear = () => {
    search.type('');
    focusField();
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) search.close();
  };
  const onFocus = () => {
    SuggestionPanel.preload();
    search.show();
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
          onFocus={onFocus}
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
            key={shown.text}
            {...shown}
            isAsking={search.isAsking}
            sizes={search.sizes}
            combobox={combobox}
            onSearch={search.type}
            onLeave={focusField}
          />
        </>
      )}
    </form>
  );
}
