import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Db, Tx } from './db.ts';
import { allRows, oneNumber } from './statements.ts';

/** Which part of a list is asked for; pages count from 1. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

/** A page of a list that is searched. */
export interface SearchRequest extends PageRequest {
  readonly quickSearch?: string | undefined;
}

/** A page of a list that is searched and sorted by one of its columns. */
export interface ListRequest<Column extends string> extends SearchRequest {
  readonly sortBy: Column;
  readonly isSortAscending: boolean;
}

/** The rows of a page, and how many the list has in all. */
export interface RowPage<Row> {
  readonly rows: readonly Row[];
  readonly totalItems: number;
}

interface PageStatement {
  readonly select: RawBuilder<unknown>;
  /** `from …`, with the conditions. */
  readonly from: RawBuilder<unknown>;
  readonly orderBy: RawBuilder<unknown>;
  /** The same with fewer tables, where the conditions speak of few; `from` where absent. */
  readonly counted?: RawBuilder<unknown>;
}

/** Reads one page of a list and counts the whole. */
export async function rowPage<Row>(
  db: Db | Tx,
  { page, pageSize }: PageRequest,
  { select, from, orderBy, counted = from }: PageStatement,
): Promise<RowPage<Row>> {
  const [rows, totalItems] = await Promise.all([
    allRows<Row>(db)`select ${select} ${from} order by ${orderBy} limit ${pageSize} offset ${(page - 1) * pageSize}`,
    oneNumber(db)`select count(*)::integer ${counted}`,
  ]);
  return { rows, totalItems };
}

/** The same for a query of the builder, with its columns and order. */
export async function queryPage<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { page, pageSize }: PageRequest,
): Promise<RowPage<Row>> {
  const counting = query.clearSelect().clearOrderBy();
  const [rows, [counted]] = await Promise.all([
    query
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    counting.select((eb) => eb.fn.countAll<number>().as('count')).execute(),
  ]);
  // The builder cannot tell the rows of tables that are type parameters.
  return { rows: rows as Row[], totalItems: (counted as { count: number }).count };
}
