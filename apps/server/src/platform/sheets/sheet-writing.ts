import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BYTE_ORDER_MARK } from '@sjaj/domain';
import { csvLine } from './csv-line.ts';
import type { Download } from '../http/answers.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import type { QueueOwner } from '../process/fair-queue.ts';
import { workPool } from '../process/work-pool.ts';
import type { WorkKind, WorkThread } from '../process/work-thread.ts';

const BATCH = 500;
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

const WRITING: WorkKind = {
  script: new URL('./sheet-writing-thread.ts', import.meta.url),
  // The whole workbook is built before it is packed: 100,000 rows of 15 columns take half of this.
  memoryMb: 1_024,
  timeLimitMs: 120_000,
};

/**
 * Sheets as one XLSX file, written in a thread of the work pool: 50,000 rows take seconds of CPU, which no request
 * should wait for. It waits in the owner's turn. Rejects with whatever the rows' source threw, and with 503 where too much waits.
 */
export async function xlsxDownload(name: string, sheets: readonly Sheet[], owner: QueueOwner): Promise<Download> {
  const bytes = await workPool.run(owner, WRITING, async (thread) => {
    const answer = thread.receive() as Promise<Uint8Array<ArrayBuffer>>;
    await Promise.race([feed(thread, sheets), answer]);
    return answer;
  });
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { name: `${name}.xlsx`, mediaType: XLSX, bytes: file.length, stream: Readable.from([file]) };
}

async function feed(thread: WorkThread, sheets: readonly Sheet[]): Promise<void> {
  for (const { name, columns, rows } of sheets) {
    // Whatever else hangs on a column stays here: a function could not be sent.
    const headings = columns.map(({ title, kind, width }) => ({ title, kind, width }));
    thread.post({ sheet: { name: tabName(name), columns: headings } });
    for await (const batch of batchesOf(rows)) thread.post({ rows: batch });
  }
  thread.post({ isEnd: true });
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
