import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { textOf } from './sheet-text.ts';
import { repacked } from './zip-guard.ts';

/** Reads one sheet in a thread of its own and hands its rows over batch by batch; ends with what went wrong, if so. */

export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly kind: 'csv' | 'xlsx';
  readonly mostRows: number;
  readonly mostUnpacked: number;
}

export interface ReadingTold {
  readonly rows?: readonly (readonly string[])[];
  readonly end?: 'done' | 'unreadable' | 'too_many_lines';
}

const BATCH = 2_000;
const LONGEST_CELL = 300;
const SEPARATORS = [';', '\t', ','] as const;

const task = workerData as ReadingTask;
const bytes = Buffer.from(task.bytes);
const tell = (told: ReadingTold): void => parentPort?.postMessage(told);

async function read(): Promise<void> {
  const rows = task.kind === 'csv' ? rowsOfText(textOf(bytes)) : await rowsOfSheet();
  if (rows.length > task.mostRows) return tell({ end: 'too_many_lines' });
  for (let from = 0; from < rows.length; from += BATCH) {
    tell({ rows: rows.slice(from, from + BATCH).map((cells) => cells.map(written)) });
  }
  tell({ end: 'done' });
}

/** Cut at the separator that the first line has most of: semicolons here, tabs out of a spreadsheet, commas elsewhere. */
function rowsOfText(text: string): string[][] {
  const [first = ''] = text.split('\n', 1);
  const [delimiter = ';'] = SEPARATORS.toSorted((a, b) => first.split(b).length - first.split(a).length);
  return parse(text, {
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    to: task.mostRows + 1,
  });
}

const rowsOfSheet = (): Promise<readonly (readonly unknown[])[]> => readSheet(repacked(bytes, task.mostUnpacked));

/** A cell as text that a database can keep. */
const written = (cell: unknown): string =>
  cell === null || cell === undefined ? '' : String(cell).slice(0, LONGEST_CELL).replaceAll('\0', '').toWellFormed();

read().catch(() => tell({ end: 'unreadable' }));
