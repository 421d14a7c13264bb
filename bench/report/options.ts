import { parseArgs } from 'node:util';
import type { DatasetSize } from '../dataset/manifest.ts';
import type { Effort } from '../load/measure-row.ts';
import type { Row } from '../load/row.ts';

/** What all benchmarks of the server take from the command line. */
export interface BenchOptions {
  readonly size: DatasetSize;
  readonly effort: Effort;
  readonly positionals: readonly string[];
  /** Whether the statements that took most time are printed. */
  readonly showsStatements: boolean;
  /** Whether the results are written to docs/benchmarks.md. */
  readonly isWritten: boolean;
  /** The rows whose names match `--rows`. */
  select<Named extends Pick<Row, 'name'>>(rows: readonly Named[]): readonly Named[];
}

const FULL = { articles: 10_000, orders: 100_000, seconds: 4, runs: 3 };
const QUICK = { articles: 10_000, orders: 20_000, seconds: 1.5, runs: 3 };

/**
 * What a benchmark takes from the command line; `usual` is what it measures unless it is told otherwise.
 *
 * `--quick` (20,000 orders, short runs), or one by one: `--articles`, `--orders`, `--seconds`, `--runs`. `--rows` takes a
 * regular expression over the names of the rows; `--write` puts the results into docs/benchmarks.md;
 * `--statements` prints the statements that took most time.
 */
export function benchOptions(usual: Partial<typeof FULL> = {}): BenchOptions {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      statements: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      articles: { type: 'string' },
      orders: { type: 'string' },
      seconds: { type: 'string' },
      runs: { type: 'string' },
      rows: { type: 'string', default: '' },
    },
  });
  const preset = { ...(values.quick ? QUICK : FULL), ...usual };
  const number = (name: keyof typeof preset): number => Number(values[name] ?? preset[name]);
  const pattern = new RegExp(values.rows, 'i');
  return {
    size: { articles: number('articles'), orders: number('orders') },
    effort: { seconds: number('seconds'), runs: number('runs') },
    positionals,
    showsStatements: values.statements,
    isWritten: values.write,
    select: (rows) => rows.filter(({ name }) => pattern.test(name)),
  };
}
