import './list-laptop.css';
import './list-phone.css';
import { IconListSearch } from '@tabler/icons-react';
import { Button, ButtonLink, EmptyState, Skeleton, SortHead, Table, classNames } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import type { Column, ListQuery, ListDefinition, ListHandle } from './definition.ts';
import { isNarrowed, nextSort } from './list-state.logic.ts';
import type { Columns } from './use-columns.ts';

interface ListTableProps<Row extends { readonly id: number }> {
  readonly list: ListDefinition<Row>;
  readonly query: ListQuery;
  readonly rows: readonly Row[];
  readonly columns: Columns<Row>;
  readonly handle: ListHandle<Row>;
  readonly chosen: ReadonlySet<number>;
  /** Everything that the list finds is chosen, on whatever page. */
  readonly isAllFound: boolean;
  readonly isLoading: boolean;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
  readonly onChange: (next: Partial<ListQuery>) => void;
}

/** The rows of a list. */
export function ListTable<Row extends { readonly id: number }>(props: ListTableProps<Row>) {
  const { list, query, rows, columns, handle, chosen, isAllFound, isLoading, onChoose, onChange } = props;
  if (!isLoading && rows.length === 0) return <NoRows {...{ list, query, onChange }} />;
  const isChosen = (id: number): boolean => isAllFound || chosen.has(id);
  const isAll = rows.length > 0 && rows.every(({ id }) => isChosen(id));
  const toggle = (id: number) =>
    onChoose(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]));
  return (
    <Table caption={t(list.title)} dense={columns.isDense} rounded>
      <thead className={isLoading ? 'adm-head-waits' : undefined}>
        <tr>
          {list.bulk && (
            <th className="adm-tick">
              <input
                type="checkbox"
                className="sj-check"
                aria-label={t('list.selectAll')}
                checked={isAll}
                onChange={() => onChoose(isAll ? new Set() : new Set(rows.map(({ id }) => id)))}
              />
            </th>
          )}
          {columns.shown.map((column) => (
            <Head key={column.key} column={column} sort={query.sort} onSort={(sort) => onChange({ sort })} />
          ))}
        </tr>
      </thead>
      {isLoading ? (
        <SkeletonRows key="waits" columns={columns.shown.length} hasTick={list.bulk !== undefined} />
      ) : (
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={isChosen(row.id) ? 'sj-row-on' : undefined}>
              {list.bulk && (
                <td className="adm-tick">
                  <input
                    type="checkbox"
                    className="sj-check"
                    aria-label={t('list.selectRow', { name: list.nameOf(row) })}
                    checked={isChosen(row.id)}
                    onChange={() => toggle(row.id)}
                  />
                </td>
              )}
              {columns.shown.map((column) => (
                <td
                  key={column.key}
                  className={cellClass(column)}
                  title={column.shrinks && column.text(row)}
                  data-label={column.headedOnPhone && t(column.title)}
                >
                  {column.show ? column.show(row, handle) : column.text(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      )}
    </Table>
  );
}

type Placed = Pick<Column<unknown>, 'right' | 'onPhone' | 'wideOnly' | 'shrinks'>;

const headClass = ({ right, onPhone, wideOnly }: Placed): string =>
  classNames(right && 'sj-right', !onPhone && 'sj-notphone', wideOnly && 'adm-wideonly');

const cellClass = (column: Placed): string => classNames('sj-nw', column.shrinks && 'adm-shrinks', headClass(column));

interface HeadProps<Row> {
  readonly column: Column<Row>;
  readonly sort: ListQuery['sort'];
  readonly onSort: (sort: ListQuery['sort']) => void;
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { title, right, sortBy } = column;
  if (!sortBy) {
    return (
      <th scope="col" className={headClass(column)}>
        {t(title)}
      </th>
    );
  }
  const sorted = sort?.by !== sortBy ? null : sort.ascending ? 'ascending' : 'descending';
  return (
    <SortHead label={t(title)} right={right ?? false} sorted={sorted} onSort={() => onSort(nextSort(sort, sortBy))} />
  );
}

const SKELETON_ROWS = 12;

function SkeletonRows({ columns, hasTick }: { readonly columns: number; readonly hasTick: boolean }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: SKELETON_ROWS }, (_row, row) => (
        <tr key={row}>
          {hasTick && (
            <td>
              <Skeleton width={16} height={14} />
            </td>
          )}
          {Array.from({ length: columns }, (_cell, cell) => (
            <td key={cell}>
              <Skeleton width="70%" height={14} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

type NoRowsProps<Row extends { readonly id: number }> = Pick<ListTableProps<Row>, 'list' | 'query' | 'onChange'>;

const EMPTY = { title: 'list.empty', text: 'list.emptyView' } as const;
const FILTERED = { title: 'list.empty', text: 'list.emptyFiltered' } as const;

function NoRows<Row extends { readonly id: number }>({ list, query, onChange }: NoRowsProps<Row>) {
  const first = query.view === list.views[0].key ? list.first : undefined;
  const { title, text } = isNarrowed(query) ? FILTERED : (first ?? list.empty ?? EMPTY);
  return (
    <EmptyState
      icon={<IconListSearch size={28} />}
      title={t(title)}
      text={t(text)}
      actions={
        isNarrowed(query) ? (
          <Button variant="soft" onClick={() => onChange({ text: '', filters: {} })}>
            {t('list.resetFilters')}
          </Button>
        ) : (
          <>
            {list.create && <ButtonLink href={list.create.href}>{t(list.create.title)}</ButtonLink>}
            {list.create && first?.way && (
              <ButtonLink href={first.way.href} variant="line">
                {t(first.way.title)}
              </ButtonLink>
            )}
          </>
        )
      }
    />
  );
}
