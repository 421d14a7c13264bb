import { type RawBuilder, sql } from 'kysely';

interface SortQuery<Column extends string> {
  readonly sortBy: Column | 'default';
  readonly isSortAscending: boolean;
}

/** The order of a list: by the chosen column, ties by id; the newest record first where no column is chosen. */
export function listOrder<Column extends string>(
  columns: Readonly<Record<Column, RawBuilder<unknown>>>,
  { sortBy, isSortAscending }: SortQuery<Column>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (sortBy === 'default') return sql`${id} desc`;
  // Both go one way, so that an index serves both directions.
  const direction = isSortAscending ? sql`asc` : sql`desc`;
  return sql`${columns[sortBy]} ${direction}, ${id} ${direction}`;
}
