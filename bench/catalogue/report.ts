import { cpus, loadavg, totalmem } from 'node:os';
import type { Figures } from '../loops.ts';
import type { Freshness } from './freshness.ts';
import type { Effort, Loaded } from './load.ts';

export interface ShapeFigures {
  readonly name: string;
  readonly ours: Loaded;
  readonly bare: Loaded;
}

/** What was measured with one size of catalogue. */
export interface SizeFigures {
  readonly articles: number;
  readonly openedInMs: number;
  readonly idleMb: number;
  readonly loadedMb: number;
  readonly sql: Figures;
  readonly shapes: readonly ShapeFigures[];
  readonly freshness: Freshness;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;

export const loadNow = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' / ');

function sizeSection(size: SizeFigures): string {
  const { freshness } = size;
  const rows = size.shapes.map(({ name, ours, bare }) => {
    const ratio = `${Math.round((100 * ours.rate) / bare.rate)} %`;
    const cpu = `${ours.cpuMs.toFixed(2)} | ${bare.cpuMs.toFixed(2)}`;
    return `| ${name} | ${whole(ours.rate)} | ${ms(ours.p50)} | ${ms(ours.p99)} | ${whole(bare.rate)} | ${ratio} | ${cpu} |`;
  });
  return [
    `## ${whole(size.articles)} articles`,
    '',
    `Index built and server ready in ${ms(size.openedInMs)} ms · memory of the server process ${whole(size.idleMb)} MB after the start, ${whole(size.loadedMb)} MB after the load.`,
    '',
    '| shape | req/s | p50 ms | p99 ms | bare `node:http`, same answers, req/s | ours of it | processor ms a request: ours | bare |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    `A prepared statement that reads the rows of 24 cards by key, 16 at once: ${whole(size.sql.rate)} a second, p50 ${ms(size.sql.p50)} ms, p99 ${ms(size.sql.p99)} ms.`,
    '',
    `Changing ${whole(freshness.changed)} prices in twenty transactions while category lists are read: a new price stands in a listing ${ms(freshness.median)} ms after the commit (median), ${ms(freshness.slowest)} ms at most. Readers meanwhile: ${whole(freshness.during.rate)} req/s, p99 ${ms(freshness.during.p99)} ms; before: ${whole(freshness.before.rate)} req/s, p99 ${ms(freshness.before.p99)} ms.`,
  ].join('\n');
}

/** The page of the documentation. */
export function reportOf(sizes: readonly SizeFigures[], effort: Effort, loadBefore: string): string {
  return [
    '# Benchmarks of the catalogue',
    '',
    'Written by `npm run bench:catalogue`; relevance by `npm run bench:relevance`, orders by `npm run bench`.',
    '',
    `- Machine: ${machine()}; shared by server, PostgreSQL and the load, and by whatever else runs on it.`,
    `- Load average (1, 5, 15 minutes) before: ${loadBefore}; after: ${loadNow()}.`,
    '- Measured once the shop has come to rest: for some seconds after it is ready it still sorts the titles of a large catalogue.',
    `- Each figure is the median of ${effort.runs} runs of ${effort.seconds} s. Compare the ratios, which come from the same minutes: the figures by themselves move with the load of the machine.`,
    '- Each shape asks 600 different questions in another order on each connection, so that hardly an answer is one that was kept. What lies in a category, and what the beginning of a word brings, is remembered until an article changes. A buyer’s token; 24 cards a page; answers not compressed.',
    '- Processor time is that of the server’s process alone, all its threads: it says the same on a busy machine, give or take what the others leave in the caches.',
    '- The bare server sends 100 of the same answers by `JSON.stringify`, in a process of its own, and does nothing else.',
    '',
    sizes.map(sizeSection).join('\n\n'),
    '',
  ].join('\n');
}
