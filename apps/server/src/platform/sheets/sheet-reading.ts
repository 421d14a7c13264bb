import type { Upload } from '../http/answers.ts';
import { Problem } from '../problem.ts';
import type { ReadingTask, ReadingTold } from './sheet-reading-thread.ts';
import { isUtf16 } from './sheet-text.ts';
import { workPool } from '../process/work-pool.ts';
import { WorkFailed, type WorkKind, type WorkThread } from '../process/work-thread.ts';
import { LONGEST_CELL, type WorkbookLimits } from './workbook/limits.ts';

interface SheetLimits {
  readonly bytes: number;
  readonly rows: number;
  /** On average; a sheet may have more columns where others are empty. */
  readonly cellsPerRow?: number;
  /** Letters of a cell that are kept. */
  readonly cellLength?: number;
}

export type SheetRows = readonly (readonly string[])[];

const MIB = 1_024 * 1_024;
const UNPACKED_FACTOR = 15;
const MOST_COLUMNS = 100;
const CELLS_PER_ROW = 20;
const MOST_STRINGS = 500_000;
const MOST_CHARACTERS = 16 * MIB;

const READING: WorkKind = {
  script: new URL('./sheet-reading-thread.ts', import.meta.url),
  memoryMb: 192,
  timeLimitMs: 25_000,
};

const workbookLimits = ({
  bytes,
  rows,
  cellsPerRow = CELLS_PER_ROW,
  cellLength = LONGEST_CELL,
}: SheetLimits): WorkbookLimits => ({
  rows,
  columns: MOST_COLUMNS,
  cells: rows * cellsPerRow,
  strings: MOST_STRINGS,
  characters: Math.max(MOST_CHARACTERS, bytes),
  cellLength,
  unpacked: bytes * UNPACKED_FACTOR,
});

/** What kind of table was sent. 413 for a file that is too large, 400 for one that is no table by its name or content. */
export function kindOfSheet({ name, bytes }: Upload, mostBytes: number): 'csv' | 'xlsx' {
  if (bytes.length > mostBytes) throw new Problem('files.too_large', 413, { facts: { size: mostBytes / MIB } });
  if (/\.xlsx$/i.test(name) && bytes.subarray(0, 2).toString('latin1') === 'PK') return 'xlsx';
  if (/\.(csv|txt)$/i.test(name) && (isUtf16(bytes) || !bytes.includes(0))) return 'csv';
  throw new Problem('files.type_not_allowed', 400, { facts: { types: 'CSV, XLSX' } });
}

/**
 * The cells of a CSV or XLSX file as texts, row by row, empty rows included, so that a row's place is its line in the
 * file. It is read in a thread of the work pool: 100,000 rows take seconds, which no request should wait for. 400 and 413 as
 * `kindOfSheet`, 400 for a file that cannot be read or exceeds the limits, 503 where too much waits.
 */
export async function readSheetRows(upload: Upload, limits: SheetLimits): Promise<SheetRows> {
  const kind = kindOfSheet(upload, limits.bytes);
  const { rows, end } = await workPool
    .run(upload.owner, READING, (thread) => {
      const bytes = Uint8Array.from(upload.bytes);
      thread.post({ bytes, kind, limits: workbookLimits(limits) } satisfies ReadingTask, [bytes.buffer]);
      return rowsFrom(thread);
    })
    .catch((error: unknown) => {
      // Out of memory.
      throw error instanceof WorkFailed ? new Problem('imports.unreadable', 400) : error;
    });
  if (end === 'too_many_rows') throw new Problem('imports.too_many_lines', 400, { facts: { maximum: limits.rows } });
  if (end === 'too_much') throw new Problem('imports.too_much', 400);
  if (end === 'unreadable') throw new Problem('imports.unreadable', 400);
  return rows;
}

/** Each batch is a turn of its own, so that others are served in between. */
async function rowsFrom(thread: WorkThread): Promise<{ rows: SheetRows; end: NonNullable<ReadingTold['end']> }> {
  const all: (readonly string[])[] = [];
  for (;;) {
    const { rows = [], end } = (await thread.receive()) as ReadingTold;
    for (const row of rows) all.push(row);
    if (end) return { rows: all, end };
  }
}
