import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { csvLine } from './csv-line.ts';
import type { Download } from './handlers.ts';
import type { Sheet, SheetRow } from './sheet.ts';

const BATCH = 500;
/** Spreadsheets read CSV as UTF-8 only where it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A sheet as CSV, written while it is sent. Semicolons and decimal commas, as Excel in our languages reads and writes
 * them; lines and quotes after RFC 4180; a text that looks like a formula is kept a text.
 */
export const csvDownload = (name: string, sheet: Sheet): Download => ({
  name: `${name}.csv`,
  mediaType: 'text/csv; charset=utf-8',
  bytes: null,
  stream: Readable.from(csvChunks(sheet)),
});

async function* csvChunks({ columns, rows }: Sheet): AsyncGenerator<Buffer> {
  const kinds = columns.map(({ kind }) => kind);
  const titles = columns.map(({ title }) => title);
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(titles));
  for await (const batch of batchesOf(rows)) yield Buffer.from(batch.map((row) => csvLine(row, kinds)).join(''));
}

/**
 * Sheets as one XLSX file, set and packed in a thread of their own: 50,000 rows take seconds of CPU, which no request
 * should wait for. Rejects with whatever the rows' source threw.
 */
export async function xlsxDownload(name: string, sheets: readonly Sheet[]): Promise<Download> {
  const writer = new Worker(new URL('./sheet-worker.ts', import.meta.url));
  try {
    const answer = once(writer, 'message');
    await Promise.race([feed(writer, sheets), answer]);
    const [bytes] = (await answer) as [Uint8Array<ArrayBuffer>];
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { name: `${name}.xlsx`, mediaType: XLSX, bytes: file.length, stream: Readable.from([file]) };
  } finally {
    void writer.terminate();
  }
}

async function feed(writer: Worker, sheets: readonly Sheet[]): Promise<void> {
  for (const { name, columns, rows } of sheets) {
    // Whatever else hangs on a column stays here: a function could not be sent.
    const told = columns.map(({ title, kind, width }) => ({ title, kind, width }));
    writer.postMessage({ sheet: { name: tabName(name), columns: told } });
    for await (const batch of batchesOf(rows)) writer.postMessage({ rows: batch });
  }
  writer.postMessage({ isEnd: true });
}

const MOST_TAB_LENGTH = 31;

const tabName = (name: string): string =>
  name
    .replaceAll(/[[\]/\\:*?]/g, ' ')
    .trim()
    .slice(0, MOST_TAB_LENGTH) || 'Sheet';

/** Rows some hundred at a time; between two batches others have their turn. */
async function* batchesOf(rows: Sheet['rows']): AsyncGenerator<SheetRow[]> {
  let batch: SheetRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
    await nextTurn();
  }
  if (batch.length > 0) yield batch;
}
