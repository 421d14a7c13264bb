import { Readable } from 'node:stream';
import { parentPort } from 'node:worker_threads';
import { parse } from 'csv-parse';
import { textOf } from './sheet-text.ts';
import { cellText } from './workbook/cell-text.ts';
import { TooLarge, type WorkbookLimits } from './workbook/limits.ts';
import { readWorkbook } from './workbook/read-workbook.ts';

/** Reads one sheet after the other in a thread; hands its rows over batch by batch, and at the end what went wrong, if so. */

export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly kind: 'csv' | 'xlsx';
  readonly limits: WorkbookLimits;
}

export interface ReadingTold {
  readonly rows?: readonly (readonly string[])[];
  readonly end?: 'done' | 'unreadable' | 'too_many_rows' | 'too_much';
}

const BATCH = 2_000;
/** How much more the cells may come to than a file holds: cells share strings there, and each is a copy of its own once it is handed over. */
const REPEATED = 4;
/** Characters of the first line that its separator is found by. */
const LONGEST_HEADING = 100_000;
const SEPARATORS = [';', '\t', ','] as const;
/** All of them in each file: by itself the parser keeps to that of the first line, and takes a file with two kinds for one endless line. */
const LINE_ENDS = ['\r\n', '\n', '\r'];

const tell = (progress: ReadingTold): void => parentPort?.postMessage(progress);

parentPort?.on('message', (task: ReadingTask) => void read(task));

async function read({ bytes, kind, limits }: ReadingTask): Promise<void> {
  let batch: (readonly string[])[] = [];
  let letters = 0;
  const hand = (cells: readonly string[]): void => {
    for (const cell of cells) letters += cell.length;
    if (letters > limits.characters * REPEATED) throw new TooLarge('content');
    if (batch.push(cells) < BATCH) return;
    tell({ rows: batch });
    batch = [];
  };
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    await (kind === 'csv' ? readText(textOf(file), limits, hand) : readWorkbook(file, limits, hand));
    tell({ rows: batch, end: 'done' });
  } catch (error) {
    if (!(error instanceof TooLarge)) tell({ end: 'unreadable' });
    else tell({ end: error.limit === 'rows' ? 'too_many_rows' : 'too_much' });
  }
}

/** The parser cuts all that it is given before anybody counts the rows: a whole file of short lines would fill the memory of the process. */
const PIECE_BYTES = 65_536;

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/** Cut at the separator that the first line has most of: semicolons here, tabs out of a spreadsheet, commas elsewhere. */
async function readText(text: string, limits: WorkbookLimits, hand: (cells: readonly string[]) => void): Promise<void> {
  const [first = ''] = text.slice(0, LONGEST_HEADING).split('\n', 1);
  const [delimiter = ';'] = SEPARATORS.toSorted((a, b) => first.split(b).length - first.split(a).length);
  // Asked of each cell as it is cut: of a line of millions of cells, all would be in memory before the line had its end.
  const cast = (cell: string, { index }: { readonly index: number }): string => {
    if (index >= limits.columns) throw new TooLarge('content');
    return cellText(cell, limits.cellLength);
  };
  const parser = Readable.from(piecesOf(Buffer.from(text)), { objectMode: false }).pipe(
    parse({ delimiter, record_delimiter: LINE_ENDS, bom: true, relax_column_count: true, relax_quotes: true, cast }),
  );
  let rows = 0;
  let cells = 0;
  for await (const row of parser as AsyncIterable<readonly string[]>) {
    rows += 1;
    cells += row.length;
    if (rows > limits.rows) throw new TooLarge('rows');
    if (cells > limits.cells) throw new TooLarge('content');
    hand(row);
  }
}
