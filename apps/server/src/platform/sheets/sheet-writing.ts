import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BYTE_ORDER_MARK } from '@sjaj/domain';
import { csvLine } from './csv-line.ts';
import type { Download } from '../http/answers.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import type { QueueOwner } from '../process/fair-queue.ts';
import { Problem } from '../problem.ts';
import { workPool } from '../process/work-pool.ts';
import type { WorkKind, WorkThread } from '../process/work-thread.ts';
import type { WritingMessage, WritingTold } from './sheet-writing-thread.ts';

/** Rows that are written at a time, or fewer where they have more letters. */
const BATCH = 500;
const BATCH_LETTERS = 1_000_000;
const MIB = 1_024 * 1_024;
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
  // Rows are packed as they come: some megabytes are enough for any number of them.
  memoryMb: 128,
  timeLimitMs: 120_000,
};
/** A packed file is in memory until it is sent. */
const MOST_BYTES = 64 * MIB;

/**
 * Sheets as one XLSX file, written in a thread of the work pool: 50,000 rows take seconds of CPU, which no request
 * should wait for. It waits in the owner's turn. Rejects with whatever the rows' source threw, with 400 where the file would be too large, and with 503 where too much waits.
 */
export async function xlsxDownload(
  name: string,
  sheets: readonly Sheet[],
  owner: QueueOwner,
  mostBytes = MOST_BYTES,
): Promise<Download> {
  const bytes = await workPool.run(owner, WRITING, (thread) => write(thread, sheets, mostBytes));
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { name: `${name}.xlsx`, mediaType: XLSX, bytes: file.length, stream: Readable.from([file]) };
}

async function write(
  thread: WorkThread,
  sheets: readonly Sheet[],
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tell = async (message: WritingMessage): Promise<WritingTold> => {
    thread.post(message);
    const answer = (await thread.receive()) as WritingTold;
    if (answer.isTooLarge) throw new Problem('request.file_too_large', 400, { facts: { size: mostBytes / MIB } });
    return answer;
  };
  // Whatever else hangs on a column stays here: a function could not be sent.
  const headings = sheets.map(({ name, columns }) => ({
    name: tabName(name),
    columns: columns.map(({ title, kind, width }) => ({ title, kind, ...(width !== undefined && { width }) })),
  }));
  await tell({ sheets: headings, mostBytes });
  for (const { rows } of sheets) {
    for await (const batch of batchesOf(rows)) await tell({ rows: batch });
    await tell({ isSheetEnd: true });
  }
  const { file } = await tell({ isEnd: true });
  if (!file) throw new Error('the thread has written no file');
  return file;
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
  let letters = 0;
  for await (const row of rows) {
    batch.push(row);
    for (const cell of row) if (typeof cell === 'string') letters += cell.length;
    if (batch.length < BATCH && letters < BATCH_LETTERS) continue;
    yield batch;
    batch = [];
    letters = 0;
    await nextTurn();
  }
  if (batch.length > 0) yield batch;
}
