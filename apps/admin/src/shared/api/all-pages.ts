import type { PagedResult } from '@sjaj/contract';

const AT_ONCE = 100;

interface Page<Row> {
  readonly data: readonly Row[];
  readonly pagedResult?: PagedResult;
}

/** All rows of a list whose call is asked page by page: the first page says how many there are, the others are asked for at once. */
export async function allPages<Row>(
  call: (body: { readonly page: number; readonly pageSize: typeof AT_ONCE }) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  const page = (number: number) => call({ page: number, pageSize: AT_ONCE });
  const first = await page(1);
  const others = Array.from({ length: Math.max(0, (first.pagedResult?.totalPages ?? 1) - 1) }, (_, at) => page(at + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
}
