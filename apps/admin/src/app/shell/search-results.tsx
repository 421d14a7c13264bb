import type { MouseEvent } from 'react';
import { Picture } from '@sjaj/ui';
import type { Found } from '../../shared/grammar/resource.ts';
import { t } from '../../shared/texts/t.ts';
import type { FoundGroup } from './search-query.ts';

interface SearchResultsProps {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  /** The place of the marked one, counted through all groups. */
  readonly marked: number;
  readonly onPick: (found: Found) => void;
}

// The field keeps the focus while something is chosen with the mouse.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** What was found, by resource. */
export function SearchResults({ id, groups, marked, onPick }: SearchResultsProps) {
  const places = new Map(groups.flatMap(({ found }) => found).map((found, index) => [found, index]));
  return (
    <div
      className="adm-results"
      id={id}
      role="listbox"
      aria-label={t('action.search')}
      tabIndex={-1}
      onMouseDown={keepFocus}
    >
      {groups.length === 0 && <p className="sj-t2 sj-sm adm-results-none">{t('list.empty')}</p>}
      {groups.map(({ resource, found }) => (
        <div key={resource.name} role="group" aria-label={t(resource.title)}>
          <div className="adm-results-title" aria-hidden="true">
            {t(resource.title)}
          </div>
          {found.map((one) => (
            <FoundOption
              key={one.id}
              id={`${id}-${places.get(one)}`}
              found={one}
              on={places.get(one) === marked}
              onPick={onPick}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface FoundOptionProps {
  readonly id: string;
  readonly found: Found;
  readonly on: boolean;
  readonly onPick: (found: Found) => void;
}

function FoundOption({ id, found, on, onPick }: FoundOptionProps) {
  return (
    // The keys are those of the field, which names this option as the active one.
    <button
      id={id}
      type="button"
      role="option"
      aria-selected={on}
      tabIndex={-1}
      className="adm-result"
      onClick={() => onPick(found)}
    >
      {found.picture && <Picture src={found.picture.url} placeholder={found.picture.placeholder} size={28} />}
      <span className="sj-grow sj-ell">{found.title}</span>
      <span className="sj-xs sj-t3 sj-nw">{found.detail}</span>
    </button>
  );
}
