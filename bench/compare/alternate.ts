import { median } from '../load/measure.ts';
import type { MeasuredShop } from '../load/measured-shop.ts';
import { type Effort, medianRun, type RunFigures, runRow } from '../load/measure-row.ts';
import type { Row } from '../load/row.ts';
import { type ComparedRow, cpuOfRun } from '../report/tables.ts';

const WARM_UP_SECONDS = 0.5;

type Side = 'base' | 'head';
const SIDES: readonly Side[] = ['base', 'head'];

/**
 * Measures a row on both shops in turn, with the same requests in each round; the order changes from round to round. Ratios are
 * taken within a round, so that what else the machine does weighs on both sides.
 */
export async function measureAlternately(
  shops: Readonly<Record<Side, MeasuredShop>>,
  row: Row,
  { seconds, runs }: Effort,
): Promise<ComparedRow> {
  const figures: Record<Side, RunFigures[]> = { base: [], head: [] };
  for (const side of SIDES) await row.prepare?.(shops[side]);
  for (let run = 0; run < runs; run += 1) {
    const order = run % 2 === 0 ? SIDES : SIDES.toReversed();
    for (const side of order)
      figures[side].push(await runRow(shops[side], row, { seconds, run, warmUpSeconds: WARM_UP_SECONDS }));
  }
  const ratio = (of: (run: RunFigures) => number): number =>
    median(
      figures.head.flatMap((head, round) => {
        const base = figures.base[round];
        return base ? [of(head) / of(base)] : [];
      }),
    );
  return {
    name: row.name,
    base: medianRun(figures.base),
    head: medianRun(figures.head),
    // One connection waits most of the time: its rate is what its median says.
    rateRatio: row.connections === 1 ? 1 / ratio(({ p50 }) => p50) : ratio(({ rate }) => rate),
    cpuRatio: ratio(cpuOfRun),
  };
}
