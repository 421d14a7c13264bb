import type { StockImport } from '@sjaj/contract';
import { foldLetters, toLatin } from '@sjaj/domain';

/** A line of counted stock as a file tells it. */
export interface CountedLine {
  /** Its place in the file, from 1. */
  readonly line: number;
  readonly code: string;
  /** The quantity as it was written. */
  readonly written: string;
  /** Null where the quantity is at fault. */
  readonly onHand: number | null;
  readonly fault: 'not_a_number' | 'negative' | null;
}

const CODE_HEADINGS = new Set(['sifra', 'sifra artikla', 'code', 'product code', 'article code', 'kod']);
const COUNT_HEADINGS = new Set([
  'na stanju',
  'na zalihi',
  'on hand',
  'stanje',
  'zaliha',
  'zalihe',
  'kolicina',
  'quantity',
  'stock',
]);

const LONGEST_CODE = 64;
const LONGEST_WRITTEN = 40;
/** Whole pieces; exports of bookkeeping write them with decimals that are zero. "1.000" may be one or a thousand: neither. */
const WHOLE = /^\+?(\d{1,7})([.,]0{1,2})?$/;
const NEGATIVE = /^[-−]\d{1,9}([.,]\d{1,3})?$/;

/** What a cell says was counted. */
export function countOf(written: string): Pick<CountedLine, 'onHand' | 'fault'> {
  const text = written.replaceAll(/\s/g, '');
  const whole = WHOLE.exec(text)?.[1];
  if (whole !== undefined) return { onHand: Number(whole), fault: null };
  return { onHand: null, fault: NEGATIVE.test(text) ? 'negative' : 'not_a_number' };
}

/** The counted lines of a sheet: the columns by their headings, or the first two where there are none. Empty rows are left out. */
export function countedLines(rows: readonly (readonly string[])[]): CountedLine[] {
  const first = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  const columns = columnsOf(rows[first] ?? []);
  const from = columns.hasHeading ? first + 1 : first;
  return rows.flatMap((cells, index) => {
    if (index < from) return [];
    const code = (cells[columns.code] ?? '').trim();
    const written = (cells[columns.count] ?? '').trim();
    if (code === '' && written === '') return [];
    const counted = countOf(written);
    return {
      line: index + 1,
      code: code.slice(0, LONGEST_CODE),
      written: written.slice(0, LONGEST_WRITTEN),
      ...counted,
    };
  });
}

function columnsOf(cells: readonly string[]): { code: number; count: number; hasHeading: boolean } {
  const headings = cells.map((cell) => foldLetters(toLatin(cell)).trim());
  const code = headings.findIndex((heading) => CODE_HEADINGS.has(heading));
  const count = headings.findIndex((heading) => COUNT_HEADINGS.has(heading));
  if (code >= 0 && count >= 0) return { code, count, hasHeading: true };
  // Words that are no known headings are headings all the same where no quantity stands below one.
  const isHeading = !/\d/.test(cells[0] ?? '') && !/\d/.test(cells[1] ?? '');
  return { code: 0, count: 1, hasHeading: isHeading };
}

export interface ImportCounts {
  readonly lines: number;
  readonly unknown: number;
  /** Pieces that go. */
  readonly taken: number;
  /** Pieces that come. */
  readonly added: number;
  /** All pieces of the shop when the file was compared. */
  readonly piecesBefore: number;
}

const MOST_UNKNOWN_PERCENT = 20;
const MOST_VANISHING_PERCENT = 30;

type Alarms = Pick<StockImport, 'alarms' | 'unknownPercent' | 'vanishingPercent'>;

/** What speaks for a wrong file: it wants a second confirmation then. */
export function alarmsOf({ lines, unknown, taken, added, piecesBefore }: ImportCounts): Alarms {
  const unknownPercent = percent(unknown, lines);
  const vanishingPercent = percent(Math.max(0, taken - added), piecesBefore);
  return {
    unknownPercent,
    vanishingPercent,
    alarms: [
      ...(unknownPercent > MOST_UNKNOWN_PERCENT ? (['many_unknown'] as const) : []),
      ...(vanishingPercent > MOST_VANISHING_PERCENT ? (['much_vanishing'] as const) : []),
    ],
  };
}

/** With one decimal, so that 30.04 % is still told from 30 %: rounded up. */
const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(100, Math.ceil((part / whole) * 1_000) / 10);

const LIFE_MS = 24 * 3_600_000;

/** Whether a comparison is too old to be applied: shelves have moved on. */
export const isOutdated = (comparedAt: Date, now: Date): boolean => now.getTime() - comparedAt.getTime() > LIFE_MS;
