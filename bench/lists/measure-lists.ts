import { performance } from 'node:perf_hooks';
import { median, quantile } from '../load/measure.ts';
import type { MeasuredShop } from '../load/measured-shop.ts';
import { type Random, seededRandom } from '../load/random.ts';
import { sendToApi, UnexpectedResponse } from '../load/row.ts';
import type { ListShape } from './shapes.ts';

/** What one request took: on the clock, in the database, and how many pages of 8 kB its statements read. */
interface Request {
  readonly ms: number;
  readonly databaseMs: number;
  readonly pages: number;
  readonly isFailed: boolean;
}

interface MeasuredShape {
  readonly shape: ListShape;
  readonly requests: readonly Request[];
}

const SEED = 41;

async function send(shop: MeasuredShop, shape: ListShape, random: Random): Promise<Request> {
  const body = shape.body(random);
  const before = await shop.statements();
  const began = performance.now();
  const request = { method: 'POST', path: shape.path, token: shop.manifest.staffToken, body } as const;
  // A statement is ended after five seconds.
  const isFailed = await sendToApi(shop.address, request).then(
    () => false,
    (error: unknown) => {
      if (error instanceof UnexpectedResponse) return true;
      throw error;
    },
  );
  const ms = performance.now() - began;
  const after = await shop.statements();
  return { ms, databaseMs: after.ms - before.ms, pages: after.pages - before.pages, isFailed };
}

/** Sends each shape so many times, one request at a time, as a member of staff does. */
export async function measureShapes(
  shop: MeasuredShop,
  shapes: readonly ListShape[],
  runs: number,
): Promise<readonly MeasuredShape[]> {
  const random = seededRandom(SEED);
  const all = shapes.map((shape) => ({ shape, requests: [] as Request[] }));
  for (let run = 0; run < runs; run += 1)
    for (const { shape, requests } of all) requests.push(await send(shop, shape, random));
  return all;
}

const WORST_SHAPES = 30;
const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const ms = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value));

interface Figures {
  readonly requests: readonly Request[];
  readonly p50: number;
  readonly p99: number;
}

function figuresOf(requests: readonly Request[]): Figures {
  const times = requests.map((request) => request.ms);
  return { requests, p50: median(times), p99: quantile(times, 0.99) };
}

const cells = ({ requests, p50, p99 }: Figures): string[] => [
  ms(p50),
  ms(p99),
  ms(median(requests.map(({ databaseMs }) => databaseMs))),
  whole(median(requests.map(({ pages }) => pages))),
];

const HEAD = ['p50 ms', 'p99 ms', 'database ms', 'pages'];

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (all: readonly string[]): string => `| ${all.join(' | ')} |`;
  return [line(titles), line(titles.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** All requests together, the lists whose p99 is highest, and the slowest shapes. Database ms and pages are medians. */
export function listReport(measured: readonly MeasuredShape[]): string {
  const all = measured.flatMap(({ requests }) => requests);
  const times = all.map((request) => request.ms);
  const slow = (than: number): number => times.filter((time) => time > than).length;
  const byPath = [...Map.groupBy(measured, ({ shape }) => shape.path)].map(
    ([path, shapes]) => [path, figuresOf(shapes.flatMap(({ requests }) => requests))] as const,
  );
  const shapes = measured
    .map(({ shape, requests }) => [shape.name, figuresOf(requests)] as const)
    .toSorted(([, a], [, b]) => b.p50 - a.p50);
  return [
    `- ${whole(all.length)} requests for ${byPath.length} lists in ${measured.length} shapes, one at a time: median ${ms(median(times))} ms, nine in ten ` +
      `within ${ms(quantile(times, 0.9))} ms, p99 ${ms(quantile(times, 0.99))} ms; ${slow(100)} took more than 100 ms, ${slow(200)} more than 200 ms, ` +
      `${all.filter(({ isFailed }) => isFailed).length} failed.`,
    '',
    'The lists with the highest p99:',
    '',
    table(
      ['list', ...HEAD],
      byPath
        .toSorted(([, a], [, b]) => b.p99 - a.p99)
        .slice(0, 12)
        .map(([path, figures]) => [path.replace('/admin/', ''), ...cells(figures)]),
    ),
    '',
    'The shapes with the highest median:',
    '',
    table(
      ['shape', ...HEAD],
      shapes.slice(0, WORST_SHAPES).map(([name, figures]) => [name, ...cells(figures)]),
    ),
  ].join('\n');
}
