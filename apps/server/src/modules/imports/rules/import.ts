import type { StockColumns, StockImport } from '@sjaj/contract';
import { Problem } from '../../../platform/problem.ts';

/** A line of counted stock as a file tells it. */
export interface CountedLine {
  /** Its place in the file, from 1. */
  readonly line: number;
  readonly code: string;
  /** The quantity as it was written. */
  readonly written: string;
  /** Null for an invalid quantity. */
  readonly onHand: number | null;
  readonly error: 'not_a_number' | 'negative' | 'too_large' | null;
}

const LONGEST_CODE = 64;
const LONGEST_WRITTEN = 40;
/** Whole pieces; exports of bookkeeping write them with decimals that are zero. "1.000" may be one or a thousand: neither. */
const WHOLE = /^\+?(\d{1,7})([.,]0{1,2})?$/;
const TOO_LARGE = /^\+?\d{8,}([.,]0{1,2})?$/;
const NEGATIVE = /^[-−]\d{1,9}([.,]\d{1,3})?$/;

/** Reads the counted pieces from a cell. */
export function countOf(written: string): Pick<CountedLine, 'onHand' | 'error'> {
  const text = written.replaceAll(/\s/g, '');
  const whole = WHOLE.exec(text)?.[1];
  if (whole !== undefined) return { onHand: Number(whole), error: null };
  if (TOO_LARGE.test(text)) return { onHand: null, error: 'too_large' };
  return { onHand: null, error: NEGATIVE.test(text) ? 'negative' : 'not_a_number' };
}

/** The columns of a sheet and its first row. */
interface Layout extends Pick<StockColumns, 'codeColumn' | 'quantityColumn'> {
  /** The index of the first row below the heading. */
  readonly from: number;
}

type Rows = readonly (readonly string[])[];

/** The counted lines of some rows of a sheet, the first of which has this index in it. Empty rows are left out. */
export const countedLines = (rows: Rows, layout: Layout, offset = 0): CountedLine[] =>
  rows.flatMap((cells, place) => {
    const index = offset + place;
    const code = (cells[layout.codeColumn] ?? '').trim();
    const written = (cells[layout.quantityColumn] ?? '').trim();
    if (index < layout.from || (code === '' && written === '')) return [];
    const counted = countOf(written);
    return [
      { line: index + 1, code: code.slice(0, LONGEST_CODE), written: written.slice(0, LONGEST_WRITTEN), ...counted },
    ];
  });

export interface ImportCounts {
  readonly lines: number;
  readonly unknown: number;
  /** Sum of the decreases, in pieces. */
  readonly taken: number;
  /** Sum of the increases, in pieces. */
  readonly added: number;
  /** All pieces of the shop when the file was compared. */
  readonly piecesBefore: number;
  /** Lines whose article has stock. */
  readonly measured: number;
  /** Those of them that change it by more than half. */
  readonly large: number;
}

const MOST_UNKNOWN_PERCENT = 20;
const MOST_VANISHING_PERCENT = 30;
const MOST_LARGE_PERCENT = 50;
/** One or two lines say nothing about a file. */
const FEWEST_MEASURED = 3;

type Alarms = Pick<StockImport, 'alarms' | 'unknownPercent' | 'vanishingPercent' | 'largePercent'>;

/** The signs of a wrong file. An import with one of them needs a second confirmation. */
export function alarmsOf(counts: ImportCounts): Alarms {
  const { lines, unknown, taken, added, piecesBefore, measured, large } = counts;
  const largePercent = percent(large, measured);
  const isLarge = measured >= FEWEST_MEASURED && largePercent > MOST_LARGE_PERCENT;
  const unknownPercent = percent(unknown, lines);
  const vanishingPercent = percent(Math.max(0, taken - added), piecesBefore);
  return {
    unknownPercent,
    vanishingPercent,
    largePercent,
    alarms: [
      ...(unknownPercent > MOST_UNKNOWN_PERCENT ? (['many_unknown'] as const) : []),
      ...(vanishingPercent > MOST_VANISHING_PERCENT ? (['much_vanishing'] as const) : []),
      ...(isLarge ? (['many_large'] as const) : []),
    ],
  };
}

/** With one decimal, so that 30.04 % is still told from 30 %: rounded up. */
const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(100, Math.ceil((part / whole) * 1_000) / 10);

const LIFE_MS = 24 * 3_600_000;

/** Whether a comparison is too old to be applied: the stock has changed since. */
export const isOutdated = (comparedAt: Date, now: Date): boolean => now.getTime() - comparedAt.getTime() > LIFE_MS;

export type ImportState = StockImport['state'];

interface ImportStatus {
  readonly state: ImportState;
  readonly createdAt: Date;
}

/** The states in which an import may be applied: for the first time, or after it was stopped. */
const MAY_BEGIN: readonly ImportState[] = ['compared', 'stopped'];

/** 404 for an unknown import; 409 for one that was begun or compared too long ago: its lines cannot be corrected any more. */
export function checkCorrectable(file: ImportStatus | undefined, now: Date): void {
  checkOpen(file, ['compared'], now);
}

/** 404 for an unknown import; 409 for one that is under way, has gone in, or was compared too long ago. */
export function checkAppliable(file: ImportStatus | undefined, now: Date): void {
  checkOpen(file, MAY_BEGIN, now);
}

function checkOpen(file: ImportStatus | undefined, open: readonly ImportState[], now: Date): void {
  if (!file) throw new Problem('records.not_found', 404);
  if (file.state === 'applying') throw new Problem('imports.under_way', 409);
  if (!open.includes(file.state)) throw new Problem('imports.applied_already', 409);
  if (isOutdated(file.createdAt, now)) throw new Problem('imports.outdated', 409);
}

/** A line whose count is to be applied. */
export interface CountedChange {
  readonly line: number;
  readonly articleId: number;
  readonly onHand: number;
  /** The stock on hand when the file was compared. */
  readonly onHandBefore: number;
}

export interface RefusedLine {
  readonly line: number;
  readonly outcome: 'moved' | 'below_reserved';
}

/** The result for the one line of an article. */
interface LineResult {
  readonly articleId: number;
  readonly outcome: 'done' | RefusedLine['outcome'];
}

/** What applying one piece of an import has done. */
export interface AppliedPiece {
  /** The last line of the piece; null for a piece without lines. */
  readonly throughLine: number | null;
  readonly done: number;
  readonly refused: readonly RefusedLine[];
  /** Sum of the increases of stock on hand, and of its decreases. */
  readonly added: number;
  readonly taken: number;
}

/** Sums up the results of a piece. The changes are in the order of their lines. */
export function summarizePiece(changes: readonly CountedChange[], results: readonly LineResult[]): AppliedPiece {
  const outcomes = new Map(results.map(({ articleId, outcome }) => [articleId, outcome]));
  let added = 0;
  let taken = 0;
  const refused: RefusedLine[] = [];
  for (const { line, articleId, onHand, onHandBefore } of changes) {
    const outcome = outcomes.get(articleId);
    if (outcome === undefined) throw new Error(`no result for article ${articleId}`);
    if (outcome === 'done') {
      added += Math.max(onHand - onHandBefore, 0);
      taken += Math.max(onHandBefore - onHand, 0);
    } else refused.push({ line, outcome });
  }
  const throughLine = changes.at(-1)?.line ?? null;
  return { throughLine, done: changes.length - refused.length, refused, added, taken };
}
