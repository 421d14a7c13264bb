import { Worker } from 'node:worker_threads';
import type { Upload } from './handlers.ts';
import { Problem } from './problem.ts';
import type { ReadingTask, ReadingTold } from './sheet-reading-worker.ts';
import { isUtf16 } from './sheet-text.ts';

export interface SheetLimits {
  readonly bytes: number;
  readonly rows: number;
}

export type SheetRows = readonly (readonly string[])[];

const MIB = 1_024 * 1_024;
const UNPACKED_FACTOR = 15;
const LONGEST_READING_MS = 25_000;
const MOST_MEMORY_MB = 768;

/** What kind of table was sent. 413 for a file that is too large, 400 for one that is no table by its name or content. */
export function kindOfSheet({ name, bytes }: Upload, mostBytes: number): 'csv' | 'xlsx' {
  if (bytes.length > mostBytes) throw new Problem('files.too_large', 413, { facts: { size: mostBytes / MIB } });
  if (/\.xlsx$/i.test(name) && bytes.subarray(0, 2).toString('latin1') === 'PK') return 'xlsx';
  if (/\.(csv|txt)$/i.test(name) && (isUtf16(bytes) || !bytes.includes(0))) return 'csv';
  throw new Problem('files.type_not_allowed', 400, { facts: { types: 'CSV, XLSX' } });
}

/**
 * The cells of a CSV or XLSX file as texts, row by row, empty rows included, so that a row's place is its line in the
 * file. It is read in a thread of its own: 100,000 rows take seconds, which no request should wait for. 400 and 413 as
 * `kindOfSheet`, and 400 for a file that cannot be read or has too many rows.
 */
export async function readSheetRows(upload: Upload, limits: SheetLimits): Promise<SheetRows> {
  const kind = kindOfSheet(upload, limits.bytes);
  const bytes = Uint8Array.from(upload.bytes);
  const task: ReadingTask = { bytes, kind, mostRows: limits.rows, mostUnpacked: limits.bytes * UNPACKED_FACTOR };
  const reader = new Worker(new URL('./sheet-reading-worker.ts', import.meta.url), {
    workerData: task,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  const timer = setTimeout(() => void reader.terminate(), LONGEST_READING_MS);
  try {
    return await rowsFrom(reader, limits.rows);
  } finally {
    clearTimeout(timer);
    void reader.terminate();
  }
}

/** Each batch is a turn of its own, so that others are served in between. */
function rowsFrom(reader: Worker, mostRows: number): Promise<SheetRows> {
  const all: (readonly string[])[] = [];
  const unreadable = new Problem('imports.unreadable', 400);
  return new Promise((resolve, reject) => {
    reader.on('message', ({ rows = [], end }: ReadingTold) => {
      for (const row of rows) all.push(row);
      if (end === 'done') resolve(all);
      if (end === 'unreadable') reject(unreadable);
      if (end === 'too_many_lines') {
        reject(new Problem('imports.too_many_lines', 400, { facts: { maximum: mostRows } }));
      }
    });
    // Out of memory, or out of time.
    reader.on('error', () => reject(unreadable));
    reader.on('exit', () => reject(unreadable));
  });
}
