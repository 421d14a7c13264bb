import { useState } from 'react';
import type { ListingFilters } from '@sjaj/contract';
import { t } from '../../shared/texts/t.ts';
import { FilterGroup } from './filter-group.tsx';
import { foldedFilters } from './folded-filters.logic.ts';
import styles from './filters.module.css';

/** Number of attributes that are expanded at first. */
const OPEN = 2;

interface AttributeFiltersProps {
  readonly attributes: ListingFilters['attributes'];
  readonly chosen: readonly number[];
  /** How many articles are listed. */
  readonly totalItems: number;
  readonly onToggle: (id: number) => void;
}

/** Attribute filters of the listing, those of many articles first. The others are collapsed. */
export function AttributeFilters({ attributes, chosen, totalItems, onToggle }: AttributeFiltersProps) {
  const [all, setAll] = useState(false);
  const { shown, folded } = foldedFilters(attributes, chosen, totalItems);
  const seen = all ? [...shown, ...folded] : shown;
  return (
    <>
      {seen.map((attribute, index) => (
        <FilterGroup
          key={attribute.id}
          title={attribute.title}
          unit={attribute.unit}
          values={attribute.values}
          chosen={chosen}
          closed={index >= OPEN}
          onToggle={onToggle}
        />
      ))}
      {folded.length > 0 && (
        <button
          type="button"
          className={`sj-link sj-sm ${styles['moreFilters']}`}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t('action.showLess') : t('listing.moreFilters', { count: folded.length })}
        </button>
      )}
    </>
  );
}
