import { type QuickLine, quickLinesOf, quickLinesOfRows } from '@sjaj/domain';
import type { Upload } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { kindOfSheet, readSheetRows, type SheetRows } from '../../../platform/sheets/sheet-reading.ts';
import { textOf } from '../../../platform/sheets/sheet-text.ts';
import { workPool } from '../../../platform/process/work-pool.ts';
import type { WorkKind } from '../../../platform/process/work-thread.ts';

const MOST_BYTES = 2 * 1_024 * 1_024;
const MOST_ROWS = 20_000;
/** What one check takes, a few times over: the rest stays where it was typed and is checked next. */
const MOST_LINES = 1_000;
/** Bytes of text that are read within some milliseconds; more is read in a thread. */
const SHORT_TEXT = 64 * 1_024;

const READING_TEXT: WorkKind = {
  script: new URL('./text-reading-thread.ts', import.meta.url),
  memoryMb: 128,
  timeLimitMs: 10_000,
};

/**
 * The lines of a dropped CSV or XLSX file, numbered from 1. 413 for a file that is too large, 400 for one of another
 * kind, without lines or with too many, 503 where too much of the caller's work waits.
 */
export async function linesOfFile(upload: Upload): Promise<readonly QuickLine[]> {
  const isWorkbook = kindOfSheet(upload, MOST_BYTES) === 'xlsx';
  const lines = isWorkbook ? quickLinesOfRows(await rowsOf(upload)) : await linesOfText(upload);
  if (lines.length === 0) throw new Problem('cart.sheet_unreadable', 400);
  if (lines.length > MOST_LINES) throw new Problem('imports.too_many_lines', 400, { facts: { maximum: MOST_LINES } });
  return lines.map((line, index) => ({ ...line, line: index + 1 }));
}

/** People paste and save all kinds of text under this name: it is read as what is typed is. */
async function linesOfText({ bytes, owner }: Upload): Promise<readonly QuickLine[]> {
  if (bytes.length <= SHORT_TEXT) return quickLinesOf(textOf(bytes), MOST_LINES);
  return workPool.run(owner, READING_TEXT, (thread) => {
    const copy = Uint8Array.from(bytes);
    thread.post({ bytes: copy, mostLines: MOST_LINES }, [copy.buffer]);
    return thread.receive() as Promise<readonly QuickLine[]>;
  });
}

async function rowsOf(upload: Upload): Promise<SheetRows> {
  try {
    return await readSheetRows(upload, { bytes: MOST_BYTES, rows: MOST_ROWS });
  } catch (error) {
    throw error instanceof Problem && error.status === 400 ? new Problem('cart.sheet_unreadable', 400) : error;
  }
}
