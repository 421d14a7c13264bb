import { type CompiledQuery, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from './db.ts';

/** Placeholder of a value in a statement. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Names a value of the statement that is being written. */
export type Value<V> = <K extends keyof V & string>(name: K) => RawBuilder<V[K]>;

/** A statement as `sql` writes it, or the query builder. */
interface Statement {
  compile(db: QueryExecutorProvider): CompiledQuery<unknown>;
}

/**
 * A statement that is asked for with every click: it is written and compiled once, and each call only fills its places. The
 * writing may depend on nothing but the values' names.
 */
export function prepared<V extends object, R = unknown>(
  write: (value: Value<V>, db: Db | Tx) => Statement,
): (db: Db | Tx, values: V) => CompiledQuery<R> {
  let written: CompiledQuery<R> | undefined;
  return (db, values) => {
    written ??= write((name) => sql`${new Place(name)}`, db).compile(db) as CompiledQuery<R>;
    const parameters = written.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof V] : parameter,
    );
    return { ...written, parameters };
  };
}

/**
 * An array whose length the planner does not see. PostgreSQL plans a statement for the length of each array that it sees,
 * takes that for cheaper than a plan for any length, and so never keeps one.
 */
export const integerArray = (values: RawBuilder<unknown> | readonly (number | null)[]): RawBuilder<number[]> =>
  sql`(select ${values}::integer[])::integer[]`;
