import { type QuickLine, quickLinesOf, quickLinesOfRows } from '@sjaj/domain';
import type { Upload } from '../../platform/handlers.ts';
import { Problem } from '../../platform/problem.ts';
import { kindOfSheet, readSheetRows, type SheetRows } from '../../platform/sheet-reading.ts';
import { textOf } from '../../platform/sheet-text.ts';

const MOST_BYTES = 2 * 1_024 * 1_024;
const MOST_ROWS = 20_000;
/** What one check takes, a few times over: the rest stays where it was typed and is checked next. */
const MOST_LINES = 1_000;

/**
 * The lines of a dropped CSV or XLSX file, numbered anew from 1. 413 for a file that is too large, 400 for one of another
 * kind, without lines or with too many.
 */
export async function linesOfFile(upload: Upload): Promise<readonly QuickLine[]> {
  const lines =
    kindOfSheet(upload, MOST_BYTES) === 'xlsx'
      ? quickLinesOfRows(await rowsOf(upload))
      : // People paste and save all kinds of text under this name: it is read as what is typed is.
        quickLinesOf(textOf(upload.bytes), MOST_LINES);
  if (lines.length === 0) throw new Problem('cart.sheet_unreadable', 400);
  if (lines.length > MOST_LINES) throw new Problem('imports.too_many_lines', 400, { facts: { maximum: MOST_LINES } });
  return lines.map((line, index) => ({ ...line, line: index + 1 }));
}

async function rowsOf(upload: Upload): Promise<SheetRows> {
  try {
    return await readSheetRows(upload, { bytes: MOST_BYTES, rows: MOST_ROWS });
  } catch (error) {
    throw error instanceof Problem ? new Problem('cart.sheet_unreadable', 400) : error;
  }
}
