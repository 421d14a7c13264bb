import { type ReactNode, useState } from 'react';
import { formatNumber, hasTerms, searchTermsOf, searchTextOf } from '@sjaj/domain';
import { Checkbox } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './filters.module.css';

interface FilterSectionProps {
  readonly title: string;
  readonly chosen: number;
  /** Collapsed at first, unless a value in it is chosen. */
  readonly closed?: boolean | undefined;
  readonly children: ReactNode;
}

/** A collapsible filter. */
export function FilterSection({ title, chosen, closed, children }: FilterSectionProps) {
  return (
    <details className={styles['section']} open={!closed || chosen > 0}>
      <summary>
        <span>{title}</span>
        {chosen > 0 && <span className="sj-pill sj-pill-soft">{chosen}</span>}
      </summary>
      {children}
    </details>
  );
}

interface FilterValue<Id extends number | string = number | string> {
  readonly id: Id;
  readonly title: string;
  readonly count: number;
  readonly swatch?: string | null;
}

interface FilterGroupProps<Id extends number | string> {
  readonly title: string;
  /** Unit after each value. */
  readonly unit?: string | null;
  readonly values: readonly FilterValue<Id>[];
  readonly chosen: readonly Id[];
  readonly closed?: boolean;
  readonly onToggle: (id: Id) => void;
}

/** Number of values before "more". */
const SHORT = 6;
/** Above so many values a field narrows the list. */
const LONG = 15;

/** Values of one filter with their counts. A value without results is disabled. */
export function FilterGroup<Id extends number | string>(props: FilterGroupProps<Id>) {
  const { title, unit, values, chosen, closed, onToggle } = props;
  const [all, setAll] = useState(false);
  const [typed, setTyped] = useState('');
  const isChosen = (value: FilterValue<Id>) => chosen.includes(value.id);
  const ordered = [
    ...values.filter((value) => value.count > 0 || isChosen(value)),
    ...values.filter((value) => value.count === 0 && !isChosen(value)),
  ];
  const isSearched = all && ordered.length > LONG;
  const first = ordered.filter((value, index) => isChosen(value) || (index < SHORT && value.count > 0));
  const hidden = ordered.length - first.length;
  const shown = all
    ? ordered.filter(({ title: name }) => !isSearched || hasTerms(searchTextOf(name), searchTermsOf(typed)))
    : first;
  return (
    <FilterSection title={title} chosen={values.filter(isChosen).length} closed={closed}>
      {isSearched && (
        <input
          type="search"
          className={`sj-input ${styles['search']}`}
          aria-label={t('listing.searchValues', { filter: title })}
          placeholder={t('action.search')}
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <ul>
        {shown.map((value) => (
          <FilterItem
            key={value.id}
            value={unit ? { ...value, title: `${value.title} ${unit}` } : value}
            checked={isChosen(value)}
            onToggle={() => onToggle(value.id)}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className="sj-link sj-xs" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('action.showLess') : t('listing.moreBrands', { count: hidden })}
        </button>
      )}
    </FilterSection>
  );
}

interface FilterItemProps {
  readonly value: FilterValue;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

/** One value: checkbox, colour swatch if it has one, name and count. */
export function FilterItem({ value, checked, onToggle }: FilterItemProps) {
  const off = value.count === 0 && !checked;
  return (
    <li className={off ? styles['off'] : undefined}>
      <Checkbox
        checked={checked}
        disabled={off}
        onChange={onToggle}
        label={
          <>
            {value.swatch && <i className={styles['swatch']} style={{ background: value.swatch }} aria-hidden="true" />}
            <span>{value.title}</span>
            <span className={styles['count']}>{formatNumber(value.count)}</span>
          </>
        }
      />
    </li>
  );
}
