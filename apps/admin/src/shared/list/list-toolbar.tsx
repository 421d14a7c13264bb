import { Button, countText, rangeOf } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { useRights, useSeesAllCompanies } from '../session/profile.ts';
import type { ListQuery, ListDefinition } from './definition.ts';
import { FilterChip } from './filter-chip.tsx';
import { filtersIn } from './list-state.logic.ts';
import { SearchField } from './search-field.tsx';

interface ListToolbarProps<Row extends { readonly id: number }> {
  readonly list: ListDefinition<Row>;
  readonly query: ListQuery;
  readonly total: number | undefined;
  readonly onChange: (next: Partial<ListQuery>, replaces?: boolean) => void;
}

/** The search of the list, its filters, and which rows are shown. */
export function ListToolbar<Row extends { readonly id: number }>({
  list,
  query,
  total,
  onChange,
}: ListToolbarProps<Row>) {
  const setFilter = (key: string, value: string) => {
    const { [key]: _old, ...others } = query.filters;
    onChange({ filters: value === '' ? others : { ...others, [key]: value } });
  };
  const { capabilities } = useRights();
  const seesAllCompanies = useSeesAllCompanies();
  const filters = filtersIn(query.view, list).filter(
    ({ overAllCustomers, isChosenAbove, needs }) =>
      !isChosenAbove &&
      (seesAllCompanies || !overAllCustomers) &&
      (needs === undefined || needs.some((one) => capabilities.includes(one))),
  );
  const { from, to } = rangeOf(query.page, query.pageSize, total ?? 0);
  return (
    <div className="adm-toolbar">
      {list.searchHint && (
        <SearchField
          key={query.view}
          hint={t(list.searchHint)}
          text={query.text}
          onSearch={(text) => onChange({ text }, true)}
        />
      )}
      {filters.map((filter) => (
        <FilterChip
          key={filter.key}
          filter={filter}
          value={query.filters[filter.key] ?? ''}
          onChange={(value) => setFilter(filter.key, value)}
        />
      ))}
      {Object.keys(query.filters).length > 0 && (
        <Button variant="text" size="xs" onClick={() => onChange({ filters: {} })}>
          {t('action.removeAll')}
        </Button>
      )}
      <span className="sj-grow" />
      <span className="adm-list-range sj-sm sj-t3 sj-num" role="status">
        {/* It keeps its place while the number is not known: a bar may have nothing else, or break where the number no longer fits. */}
        {total === undefined || total === 0
          ? '\u00a0'
          : t('sign.fromTo', { from, to, total: countText(total, list.countsUpTo) })}
      </span>
    </div>
  );
}
