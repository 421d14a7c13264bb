import { type ComboboxOptionProps, Picture, type useCombobox } from '@sjaj/ui';
import type { SearchResult, Resource } from '../../shared/resource/resource.ts';
import { t } from '../../shared/texts/t.ts';
import type { FoundGroup } from './search-query.ts';

interface SearchResultsProps {
  readonly groups: readonly FoundGroup[];
  readonly combobox: ReturnType<typeof useCombobox>;
}

/** Names a result among those of all resources. */
export const optionKey = (resource: Resource, { id }: SearchResult): string => `${resource.name}-${id}`;

/** The results, grouped by resource. */
export function SearchResults({ groups, combobox }: SearchResultsProps) {
  return (
    <div className="adm-results" {...combobox.listProps} aria-label={t('action.search')} tabIndex={-1}>
      {groups.length === 0 && <p className="sj-t2 sj-sm adm-results-none">{t('list.empty')}</p>}
      {groups.map(({ resource, found }) => (
        <div key={resource.name} role="group" aria-label={t(resource.title)}>
          <div className="adm-results-title" aria-hidden="true">
            {t(resource.title)}
          </div>
          {found.map((one) => (
            <FoundOption key={one.id} found={one} option={combobox.optionProps(optionKey(resource, one))} />
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
      <span className="sj-xs sj-t3 sj-nw">{found.detail}</span>
    </div>
  );
}
