import { normaliseLine } from '@sjaj/domain';
import { differingKeys, type MissingRecord, pick, type Remark, remark, type Values } from './fields.ts';
import type { Cells, LineReader, StoredRecord } from './records.ts';

/** A line of a file. */
export interface WrittenLine {
  /** Its place in the file, from 1. */
  readonly line: number;
  readonly cells: Cells;
}

/** A line that was compared with the shop. */
export interface ComparedLine {
  readonly line: number;
  readonly key: string;
  readonly code: string;
  readonly title: string;
  readonly recordId: number | null;
  readonly outcome: 'new' | 'change' | 'same' | 'faulty';
  readonly before: Values | null;
  readonly after: Values | null;
  readonly errors: readonly Remark[];
  readonly warnings: readonly Remark[];
  readonly missing: readonly MissingRecord[];
}

type Rows = readonly (readonly string[])[];

/** The lines of some rows of a sheet, the first of which has this index in it. Empty rows are left out. */
export const writtenLines = (rows: Rows, fields: readonly (string | null)[], offset: number): WrittenLine[] =>
  rows.flatMap((row, place) => {
    const cells: Record<string, string> = {};
    for (const [column, key] of fields.entries()) {
      const cell = row[column]?.trim() ?? '';
      if (key !== null && cell !== '') cells[key] = cell;
    }
    return Object.keys(cells).length === 0 ? [] : [{ line: offset + place + 1, cells }];
  });

const LONGEST_CODE = 64;
const LONGEST_TITLE = 200;
const clean = (text: string, longest: number): string => normaliseLine(text).slice(0, longest);

const CODE_ERRORS = { missing: 'sheetError.no_code', twice: 'sheetError.twice' } as const;

interface Comparison {
  readonly session: LineReader;
  readonly key: string;
  readonly stored: StoredRecord | undefined;
  /** The first line of the file with this key. */
  readonly firstLine: number;
}

/** What becomes of a line. A record that comes twice is imported at its first line only. */
export function compareLine(
  { line, cells }: WrittenLine,
  { session, key, stored, firstLine }: Comparison,
): ComparedLine {
  const code = clean(session.codeOf(cells), LONGEST_CODE);
  const faulty = (errors: readonly Remark[], title: string): ComparedLine => ({
    line,
    key,
    code,
    title: clean(title, LONGEST_TITLE),
    recordId: stored?.id ?? null,
    outcome: 'faulty',
    before: null,
    after: null,
    errors,
    warnings: [],
    missing: [],
  });
  const { missing: noKey, twice } = session.keyErrors ?? CODE_ERRORS;
  if (key === '') return faulty([remark('code', noKey)], '');
  if (firstLine < line) return faulty([remark('code', twice, { line: firstLine })], stored?.title ?? '');
  const { title, values, errors, warnings, missing } = session.check(cells, stored);
  if (errors.length > 0) return faulty(errors, title || (stored?.title ?? ''));
  const keys = stored ? differingKeys(stored.values, values) : Object.keys(values);
  const outcome = stored ? (keys.length > 0 ? 'change' : 'same') : 'new';
  const isChanging = outcome !== 'same';
  return {
    line,
    key,
    code,
    title: clean(title, LONGEST_TITLE),
    recordId: stored?.id ?? null,
    outcome,
    before: stored && isChanging ? pick(stored.values, keys) : null,
    after: isChanging ? pick(values, keys) : null,
    errors: [],
    warnings: isChanging ? warnings : [],
    missing,
  };
}

/** What lines refer to and the shop does not have, each once. */
export function distinctMissing(all: readonly MissingRecord[]): MissingRecord[] {
  const byName = new Map(all.map((one) => [`${one.kind} ${one.name.toLowerCase()}`, one]));
  return [...byName.values()];
}
