import { median, quantile } from '../load/measure.ts';
import type { MeasuredShop } from '../load/measured-shop.ts';
import { type Effort, medianRun, type RunFigures, runRow } from '../load/measure-row.ts';
import { seededRandom } from '../load/random.ts';
import { type Row, sendToApi } from '../load/row.ts';
import { type ComparedRow, cpuOfRun } from '../report/tables.ts';

/** Many short slices: what else the machine does changes from second to second. */
const SLICES_PER_RUN = 3;
const UNCOUNTED_RUN = -1;
const SAMPLED_ANSWERS = 50;

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
  for (const side of SIDES) await runRow(shops[side], row, { seconds, run: UNCOUNTED_RUN, warmUpSeconds: 0 });
  const slice = { seconds: seconds / SLICES_PER_RUN, warmUpSeconds: 0 };
  for (let run = 0; run < runs * SLICES_PER_RUN; run += 1) {
    const order = run % 2 === 0 ? SIDES : SIDES.toReversed();
    for (const side of order) figures[side].push(await runRow(shops[side], row, { ...slice, run }));
  }
  const ratiosOf = (of: (run: RunFigures) => number): number[] =>
    figures.head.flatMap((head, round) => {
      const base = figures.base[round];
      return base ? [of(head) / of(base)] : [];
    });
  // One connection waits most of the time: its rate is what its median says.
  const rates = row.connections === 1 ? ratiosOf(({ p50 }) => 1 / p50) : ratiosOf(({ rate }) => rate);
  return {
    name: row.name,
    base: { ...medianRun(figures.base), bytes: await answerBytes(shops.base, row) },
    head: { ...medianRun(figures.head), bytes: await answerBytes(shops.head, row) },
    rateRatio: median(rates),
    upperRateRatio: quantile(rates, 0.75),
    cpuRatio: median(ratiosOf(cpuOfRun)),
  };
}

/** The mean size of the same answers: a row may cost more because it says more. None for a row that writes. */
async function answerBytes({ address, manifest }: MeasuredShop, { request }: Row): Promise<number | undefined> {
  if (!request) return undefined;
  const random = seededRandom(0);
  let bytes = 0;
  for (let asked = 0; asked < SAMPLED_ANSWERS; asked += 1)
    bytes += Buffer.byteLength(await sendToApi(address, request(manifest, random)));
  return bytes / SAMPLED_ANSWERS;
}
