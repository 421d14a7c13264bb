import { setImmediate as nextTurn } from 'node:timers/promises';
import { STOCK_IMPORT_LIMITS, type StockColumns, type StockFilePreview } from '@sjaj/contract';
import { normaliseLine } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Upload } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { readSheetRows, type SheetRows } from '../../../platform/sheets/sheet-reading.ts';
import { checkColumns, firstRow, headingsOf, namedColumns, previewOf, titleOf } from '../rules/columns.ts';
import { countedLines } from '../rules/import.ts';
import * as choices from '../store/columns.ts';
import * as comparing from '../store/compare.ts';
import { recount } from '../store/progress.ts';

const BATCH = 2_500;
const LONGEST_NAME = 150;
const RETENTION_MS = 7 * 24 * 3_600_000;

interface CompareInput {
  readonly staff: Staff;
  readonly upload: Upload;
  readonly now: Date;
  /** null where the headings name them. */
  readonly columns: StockColumns | null;
}

/** The columns and first rows of a file, with those that are code and quantity as far as that is known. 400 and 413 as below. */
export async function previewFile(db: Db, upload: Upload): Promise<StockFilePreview> {
  const rows = await readSheetRows(upload, STOCK_IMPORT_LIMITS);
  if (rows.every((cells) => cells.every((cell) => cell.trim() === ''))) throw new Problem('imports.empty', 400);
  const headings = headingsOf(rows);
  return previewOf(rows, headings && (await choices.remembered(db, headings)));
}

/** The columns that were chosen, or that the headings name. 400 where neither says, and for quantities that look like prices. */
function columnsOf(rows: SheetRows, chosen: StockColumns | null): StockColumns {
  const columns = chosen ?? namedColumns(rows);
  if (!columns) throw new Problem('imports.columns_unknown', 400);
  checkColumns(rows, columns);
  return columns;
}

/** Keeps what was chosen for headings that do not name the columns themselves. */
async function remember(tx: Tx, rows: SheetRows, { staff, now, columns }: CompareInput): Promise<void> {
  const headings = headingsOf(rows);
  if (columns?.hasHeading && headings) await choices.remember(tx, headings, { ...columns, userName: staff.name, now });
}

/**
 * Compares a file with the stock levels and stores the result; returns its id. 400 and 413 for files that cannot be read, whose
 * columns are not known, or that are price lists.
 */
export async function compareFile(db: Db, input: CompareInput): Promise<number> {
  const { staff, upload, now } = input;
  const rows = await readSheetRows(upload, STOCK_IMPORT_LIMITS);
  const columns = columnsOf(rows, input.columns);
  const { codeColumn, quantityColumn, hasHeading } = columns;
  const codeHeading = titleOf(rows, codeColumn, hasHeading).slice(0, LONGEST_NAME);
  const quantityHeading = titleOf(rows, quantityColumn, hasHeading).slice(0, LONGEST_NAME);
  const fileName = normaliseLine(upload.name).slice(0, LONGEST_NAME);
  return inTransaction(db, async (tx) => {
    await comparing.allowLongStatements(tx);
    await comparing.forget(tx, new Date(now.getTime() - RETENTION_MS));
    const headings = { codeHeading, quantityHeading };
    const id = await comparing.insert(tx, { fileName, ...headings, userId: staff.userId, userName: staff.name, now });
    await remember(tx, rows, input);
    await comparing.openCounted(tx);
    if ((await addAll(tx, rows, columns)) === 0) throw new Problem('imports.empty', 400);
    await comparing.judge(tx, id);
    await comparing.guess(tx, id);
    await recount(tx, id);
    return id;
  });
}

/** In batches, with a turn for others between two; how many lines say something. */
async function addAll(tx: Tx, rows: SheetRows, columns: StockColumns): Promise<number> {
  const layout = { ...columns, from: firstRow(rows) + Number(columns.hasHeading) };
  let count = 0;
  for (let from = 0; from < rows.length; from += BATCH) {
    const lines = countedLines(rows.slice(from, from + BATCH), layout, from);
    if (lines.length > 0) await comparing.addCounted(tx, lines);
    count += lines.length;
    await nextTurn();
  }
  return count;
}
