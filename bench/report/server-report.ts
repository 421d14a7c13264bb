import type { MeasuredShop, StatementCost } from '../load/measured-shop.ts';
import { type Effort, measureRow, runRow } from '../load/measure-row.ts';
import type { Row } from '../load/row.ts';
import { loadAverages, machine, today } from './machine.ts';
import type { BenchOptions } from './options.ts';
import { type MeasuredRow, progressLine } from './tables.ts';

const FRESH_RUN = 100;

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** A line for each: ms in all, calls, plans, and the beginning of its text. */
export function printStatements(statements: readonly StatementCost[]): void {
  print('\n       ms     calls   plans  statement');
  for (const { ms, calls, plans, text } of statements)
    print(
      [ms.toFixed(0).padStart(9), String(calls).padStart(9), String(plans).padStart(7), ` ${text.slice(0, 160)}`].join(
        ' ',
      ),
    );
}

/** One run of each row directly after the start, before code is compiled and caches are filled. */
export async function measureFresh(
  shop: MeasuredShop,
  rows: readonly Row[],
  { seconds }: Effort,
): Promise<MeasuredRow[]> {
  const measured: MeasuredRow[] = [];
  for (const row of rows) {
    await row.prepare?.(shop);
    const figures = await runRow(shop, row, { seconds, run: FRESH_RUN, warmUpSeconds: 0 });
    print(progressLine(`fresh: ${row.name}`, figures));
    measured.push({ name: row.name, figures, raw: null });
  }
  return measured;
}

/** Each row with its raw limit, measured directly after it. */
export async function measureWarm(
  shop: MeasuredShop,
  rows: readonly Row[],
  { effort, rawOf }: { readonly effort: Effort; readonly rawOf: (row: Row) => Promise<MeasuredRow['raw']> },
): Promise<MeasuredRow[]> {
  const measured: MeasuredRow[] = [];
  for (const row of rows) {
    const figures = await measureRow(shop, row, effort);
    print(progressLine(row.name, figures));
    measured.push({ name: row.name, figures, raw: await rawOf(row) });
  }
  return measured;
}

interface MemoryFigures {
  readonly server: number;
  readonly worker: number;
}

/** How and on what it was measured. */
export const preamble = ({ size, effort }: BenchOptions, loadBefore: string): string =>
  [
    `- ${today()}, ${machine()}; server, worker, PostgreSQL and load generator share it.`,
    `- Load average (1, 5, 15 minutes) before: ${loadBefore}; after: ${loadAverages()}. Column "load": during the row.`,
    `- ${size.articles.toLocaleString('en-US')} articles, ${size.orders.toLocaleString('en-US')} orders; medians of ${effort.runs} runs of ${effort.seconds} s.`,
  ].join('\n');

export const memoryLine = (shop: MeasuredShop, idle: MemoryFigures): string => {
  const now = shop.memory();
  const mb = (value: number): string => value.toFixed(0);
  return (
    `First listing of a buyer ${(shop.startedInMs / 1_000).toFixed(1)} s after the start. Memory, server + worker: ` +
    `${mb(idle.server)} + ${mb(idle.worker)} MB after the start, ${mb(now.server)} + ${mb(now.worker)} MB after the load.`
  );
};
