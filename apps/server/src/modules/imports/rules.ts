import type { StockImport } from '@sjaj/contract';
import { foldLetters, toLatin } from '@sjaj/domain';
import { Problem } from '../../platform/problem.ts';

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

/** Where a sheet says what. */
export interface Layout {
  readonly code: number;
  readonly count: number;
  /** The index of the first row below the heading. */
  readonly from: number;
}

type Rows = readonly (readonly string[])[];

/** The columns by their headings, or the first two where there are none. */
export function layoutOf(rows: Rows): Layout {
  const first = Math.max(
    0,
    rows.findIndex((cells) => cells.some((cell) => cell.trim() !== '')),
  );
  const heading = rows[first] ?? [];
  const words = heading.map((cell) => foldLetters(toLatin(cell)).trim());
  const code = words.findIndex((word) => CODE_HEADINGS.has(word));
  const count = words.findIndex((word) => COUNT_HEADINGS.has(word));
  if (code >= 0 && count >= 0) return { code, count, from: first + 1 };
  // Words that are no known headings are headings all the same where no figure stands among them.
  const isHeading = !/\d/.test(heading[0] ?? '') && !/\d/.test(heading[1] ?? '');
  return { code: 0, count: 1, from: first + Number(isHeading) };
}

/** The counted lines of some rows of a sheet, the first of which has this index in it. Empty rows are left out. */
export const countedLines = (rows: Rows, layout: Layout, offset = 0): CountedLine[] =>
  rows.flatMap((cells, place) => {
    const index = offset + place;
    const code = (cells[layout.code] ?? '').trim();
    const written = (cells[layout.count] ?? '').trim();
    if (index < layout.from || (code === '' && written === '')) return [];
    const counted = countOf(written);
    return [
      { line: index + 1, code: code.slice(0, LONGEST_CODE), written: written.slice(0, LONGEST_WRITTEN), ...counted },
    ];
  });

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

export type ImportState = StockImport['state'];

interface Standing {
  readonly state: ImportState;
  readonly createdAt: Date;
}

/** Whether an import may still go in: for the first time, or on from where it was stopped. */
const MAY_BEGIN: readonly ImportState[] = ['compared', 'stopped'];

/** 404 for an unknown import; 409 where its lines stand as they are: it has been begun, or was compared too long ago. */
export function checkCorrectable(file: Standing | undefined, now: Date): void {
  checkOpen(file, ['compared'], now);
}

/** 404 for an unknown import; 409 for one that is under way, has gone in, or was compared too long ago. */
export function checkAppliable(file: Standing | undefined, now: Date): void {
  checkOpen(file, MAY_BEGIN, now);
}

function checkOpen(file: Standing | undefined, open: readonly ImportState[], now: Date): void {
  if (!file) throw new Problem('records.not_found', 404);
  if (file.state === 'applying') throw new Problem('imports.under_way', 409);
  if (!open.includes(file.state)) throw new Problem('imports.applied_already', 409);
  if (isOutdated(file.createdAt, now)) throw new Problem('imports.outdated', 409);
}
