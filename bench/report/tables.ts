import type { RawFigures } from '../limits/raw-http.ts';
import type { Figures } from '../load/measure.ts';
import type { RunFigures } from '../load/measure-row.ts';

const round = (value: number): string => Math.round(value).toLocaleString('en-US');
const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const percent = (share: number): string => `${Math.round(100 * share)} %`;

const ROW_HEAD = [
  '| shape | req/s | p50 ms | p99 ms | server ms | database ms | worker ms | statements | plans | load | of raw |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
];

export interface MeasuredRow {
  readonly name: string;
  readonly figures: RunFigures;
  /** The limit that the rate is compared with. */
  readonly raw: Figures | RawFigures | null;
}

const rowLine = ({ name, figures, raw }: MeasuredRow): string =>
  `| ${[
    name,
    round(figures.rate),
    ms(figures.p50),
    ms(figures.p99),
    figures.server.toFixed(2),
    figures.database.toFixed(2),
    figures.worker.toFixed(2),
    figures.statements.toFixed(1),
    figures.plans.toFixed(2),
    figures.loadAverage.toFixed(1),
    raw
      ? `${percent(figures.rate / raw.rate)} of ${round(raw.rate)}/s${'server' in raw ? `, ${raw.server.toFixed(2)} ms` : ''}`
      : '',
  ].join(' | ')} |`;

/** Rows as a Markdown table. Processor time, statements and plans are per request. */
export const rowTable = (rows: readonly MeasuredRow[]): string => [...ROW_HEAD, ...rows.map(rowLine)].join('\n');

/** A line for the terminal while a row is done. */
export const progressLine = (
  name: string,
  { rate, p50, p99, server, database, worker, loadAverage }: RunFigures,
): string =>
  `${name.padEnd(54)} ${rate.toFixed(0).padStart(6)}/s   p50 ${ms(p50).padStart(5)}   p99 ${ms(p99).padStart(5)}   ` +
  `cpu ${server.toFixed(2)} + ${database.toFixed(2)} + ${worker.toFixed(2)} ms   load ${loadAverage.toFixed(1)}`;

export const limitLine = (name: string, { rate, p50, p99 }: Figures): string =>
  `- ${name}: ${round(rate)} a second, p50 ${ms(p50)} ms, p99 ${ms(p99)} ms.`;

interface ComparedSide extends RunFigures {
  /** The mean size of an answer, of rows that only read. */
  readonly bytes: number | undefined;
}

export interface ComparedRow {
  readonly name: string;
  readonly base: ComparedSide;
  readonly head: ComparedSide;
  /** Medians over the rounds of head ÷ base. */
  readonly rateRatio: number;
  readonly cpuRatio: number;
  /** Three rounds of four have a lower ratio of the rate. */
  readonly upperRateRatio: number;
}

/** What a row may lose. */
const TOLERANCE = 0.05;

/**
 * Whether the row has become slower: by its rate, in three rounds of four, and by its processor time. Each of them alone
 * varies with what else the machine does.
 */
export const isSlower = ({ rateRatio, upperRateRatio, cpuRatio }: ComparedRow): boolean =>
  rateRatio < 1 - TOLERANCE && upperRateRatio < 1 && cpuRatio > 1 + TOLERANCE;

export const cpuOfRun = ({ server, database, worker }: RunFigures): number => server + database + worker;

const kilobytes = (bytes: number | undefined): string => (bytes === undefined ? '' : (bytes / 1_000).toFixed(1));

/** Base and head beside each other, as a Markdown table. */
export const comparisonTable = (rows: readonly ComparedRow[]): string =>
  [
    '| shape | base req/s | head req/s | ratio | base cpu ms | head cpu ms | ratio | base p99 | head p99 | base kB | head kB | load | |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows.map((row) => {
      const { name, base, head, rateRatio, cpuRatio } = row;
      const cells = [
        name,
        round(base.rate),
        round(head.rate),
        rateRatio.toFixed(2),
        cpuOfRun(base).toFixed(2),
        cpuOfRun(head).toFixed(2),
        cpuRatio.toFixed(2),
        ms(base.p99),
        ms(head.p99),
        kilobytes(base.bytes),
        kilobytes(head.bytes),
        head.loadAverage.toFixed(1),
        isSlower(row) ? 'slower' : '',
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');
