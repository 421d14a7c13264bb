import { useQuery } from '@tanstack/react-query';
import type { BulkProps, ListDefinition, ListQuery } from './definition.ts';

const PAGE_SIZE = 100;

/** Whether everything that the list finds may be chosen at once. */
export const canChooseAll = (
  { choosesAll }: Pick<ListDefinition<{ readonly id: number }>, 'choosesAll'>,
  total = 0,
): boolean => choosesAll !== undefined && (choosesAll === true || total <= choosesAll);

/** All rows that a list finds, page by page. A row that moves to the next page meanwhile is one row. */
export async function readFound<Row extends { readonly id: number }>(
  { load }: Pick<ListDefinition<Row>, 'load'>,
  query: ListQuery,
): Promise<readonly Row[]> {
  const rows = new Map<number, Row>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, pagedResult } = await load({ ...query, page, pageSize: PAGE_SIZE });
    for (const row of data) rows.set(row.id, row);
    pages = pagedResult?.totalPages ?? 1;
  }
  return [...rows.values()];
}

/** The rows of a choice: those of the page, or everything that the list finds; undefined while these are read. `name`: of the list. */
export function useChosenRows<Row>(name: string, { rows, found }: Pick<BulkProps<Row>, 'rows' | 'found'>) {
  const result = useQuery({
    queryKey: [name, 'found', found?.query.view, found?.query.text, found?.query.filters],
    queryFn: () => found?.read() ?? rows,
    enabled: found !== undefined,
  });
  return found ? { rows: result.data, error: result.error } : { rows, error: null };
}
