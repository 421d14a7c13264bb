import { type ComboboxOptionProps, Picture, type useCombobox } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import type { FoundGroup, SearchResult } from './found-group.ts';

interface SearchResultsProps {
  readonly groups: readonly FoundGroup[];
  readonly combobox: ReturnType<typeof useCombobox>;
}

/** The results, grouped by kind. */
export function SearchResults({ groups, combobox }: SearchResultsProps) {
  return (
    <div className="adm-results" {...combobox.listProps} aria-label={t('action.search')} tabIndex={-1}>
      {groups.length === 0 && <p className="sj-t2 sj-sm adm-results-none">{t('list.empty')}</p>}
      {groups.map(({ key, title, results }) => (
        <div key={key} role="group" aria-label={title}>
          <div className="adm-results-title" aria-hidden="true">
            {title}
          </div>
          {results.map((result) => (
            <FoundOption key={result.key} found={result} option={combobox.optionProps(result.key)} />
          ))}
        </div>
      ))}
    </div>
  );
}

function FoundOption({ found, option }: { readonly found: SearchResult; readonly option: ComboboxOptionProps }) {
  return (
    <div {...option} className="adm-result">
      {found.picture && <Picture src={found.picture.url} placeholder={found.picture.placeholder} size={28} />}
      <span className="sj-grow sj-ell">{found.title}</span>
      <span className="sj-xs sj-t3 sj-nw adm-result-detail">{found.detail}</span>
    </div>
  );
}
