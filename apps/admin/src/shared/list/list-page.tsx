import './list-views.css';
import './list.css';
import { useRef, useState } from 'react';
import { Panel, InlineSelect, PageTitle, Pagination } from '@sjaj/ui';
import type { Capability } from '@sjaj/contract';
import { useRights } from '../session/profile.ts';
import { FailureState } from '../page/failure-state.tsx';
import { t } from '../texts/t.ts';
import { LIST_PAGE_SIZES, type ListDefinition } from './definition.ts';
import { ListActions } from './list-actions.tsx';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ListViews } from './list-views.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useFoundRows } from './found-rows.ts';
import { useColumns } from './use-columns.ts';
import { useListKeys } from './use-list-keys.ts';
import { pageHref, useList } from './use-list.ts';

interface ListPageProps<Row extends { readonly id: number }> {
  readonly list: ListDefinition<Row>;
}

/** The list without what the member of staff may not do with it. */
function useAllowed<Row extends { readonly id: number }>(list: ListDefinition<Row>): ListDefinition<Row> {
  const { capabilities } = useRights();
  const isAllowed = (needs: readonly Capability[] | undefined): boolean =>
    needs === undefined || needs.some((one) => capabilities.includes(one));
  const { create, bulk, ...rest } = list;
  return {
    ...rest,
    ...(create && isAllowed(create.needs && [create.needs]) && { create }),
    ...(bulk && isAllowed(list.bulkNeeds) && { bulk }),
  };
}

/** The page of a list, drawn from its definition: tabs, filters, table, pages, and what is done with chosen rows. */
export function ListPage<Row extends { readonly id: number }>({ list: definition }: ListPageProps<Row>) {
  const list = useAllowed(definition);
  const { query, result, change, handle } = useList(list);
  const columns = useColumns(list.name, list.columns);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  // Holds for what was asked when it was chosen: another search or filter finds something else.
  const [foundBy, setFoundBy] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useListKeys({ box, createHref: list.create?.href });
  const rows = result.data?.data ?? [];
  const total = result.data?.pagedResult?.totalItems;
  // What is no longer on the page is no longer chosen.
  const chosenRows = rows.filter(({ id }) => chosen.has(id));
  const filterKey = JSON.stringify([query.view, query.text, query.filters]);
  const found = foundBy === filterKey && total !== undefined ? { query, total } : undefined;
  const foundRows = useFoundRows(list, found ? query : null);
  const choose = (next: ReadonlySet<number>): void => {
    setChosen(next);
    setFoundBy(null);
  };
  const Summary = list.summary;
  return (
    <div ref={box}>
      <PageTitle title={t(list.title)} actions={<ListActions list={list} query={query} columns={columns} />} />
      <ListViews
        list={list}
        query={query}
        columns={columns}
        total={total}
        onChoose={(view) => change(list.keepsFilters ? { view } : { view, filters: {}, text: '' })}
      />
      <ListToolbar list={list} query={query} total={total} onChange={change} />
      {Summary && <Summary query={query} rows={result.data?.data} onChange={change} />}
      {result.isError && !result.data ? (
        <Panel>
          <FailureState error={result.error} onRetry={() => void result.refetch()} />
        </Panel>
      ) : (
        <Panel flush className="adm-list" aria-busy={result.isPlaceholderData}>
          <ListTable
            {...{ list, query, rows, columns, handle, chosen, onChoose: choose }}
            isAllFound={found !== undefined}
            isLoading={result.isPending}
            onChange={change}
          />
        </Panel>
      )}
      {total !== undefined && total > 0 && (
        <Pagination
          page={query.page}
          pageSize={query.pageSize}
          totalItems={total}
          countsUpTo={list.countsUpTo}
          hrefOf={(page) => pageHref(list, query, page)}
        >
          <InlineSelect
            label={t('field.pageSize')}
            value={String(query.pageSize)}
            options={LIST_PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(size) =>
              change({ pageSize: LIST_PAGE_SIZES.find((one) => String(one) === size) ?? query.pageSize })
            }
          />
        </Pagination>
      )}
      {list.bulk && (chosenRows.length > 0 || found) && (
        <BulkBar
          bulk={list.bulk}
          rows={found && !list.choosesAny ? foundRows.data : chosenRows}
          error={found ? foundRows.error : null}
          found={found}
          more={total === undefined ? 0 : total - chosenRows.length}
          isWholePage={chosenRows.length === rows.length}
          choosesAny={list.choosesAny}
          handle={handle}
          onChooseAll={() => setFoundBy(filterKey)}
          onDone={() => choose(new Set())}
        />
      )}
    </div>
  );
}
