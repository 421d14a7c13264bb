import type { FinanceColumns, FinanceFilePreview, FinanceReport } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Upload } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import { readSheetRows, type SheetRows } from '../../../platform/sheets/sheet-reading.ts';
import { previewOf, type WrittenLine, writtenLines } from '../rules/columns.ts';
import { classifyLines, type ClassifiedLine, reportOf } from '../rules/import.ts';
import { companies, recordsByNumber } from '../store/records.ts';
import { saveRecords } from './save-records.ts';

const LIMITS = { bytes: 5 * 1_024 * 1_024, rows: 20_001 };

async function rowsOf(upload: Upload): Promise<SheetRows> {
  const rows = await readSheetRows(upload, LIMITS);
  if (rows.every((cells) => cells.every((cell) => cell.trim() === ''))) throw new Problem('imports.empty', 400);
  return rows;
}

/** The columns of a file. 400 and 413 for one that cannot be read. */
export const previewFile = async (upload: Upload): Promise<FinanceFilePreview> => previewOf(await rowsOf(upload));

async function linesOf(upload: Upload, columns: FinanceColumns): Promise<readonly WrittenLine[]> {
  const lines = writtenLines(await rowsOf(upload), columns);
  if (lines.length === 0) throw new Problem('imports.empty', 400);
  return lines;
}

/** What the shop knows of the companies and documents that the lines name. */
async function classifyAgainstStored(db: Db | Tx, lines: readonly WrittenLine[]): Promise<readonly ClassifiedLine[]> {
  const known = await companies(db, [...new Set(lines.map(({ company }) => company))]);
  const numbers = [...new Set(lines.map(({ number }) => number))];
  const records = await recordsByNumber(db, [...new Set(known.map(({ id }) => id))], numbers);
  return classifyLines(lines, { companies: known, records });
}

/** What a file would add and change. 400 for columns that are missing, and as `previewFile`. */
export const compareFile = async (db: Db, upload: Upload, columns: FinanceColumns): Promise<FinanceReport> =>
  reportOf(await classifyAgainstStored(db, await linesOf(upload, columns)));

/** Saves the records of the file; invalid lines are left out. Problems as `compareFile`. */
export async function importFile(
  db: Db,
  staff: Staff,
  upload: Upload,
  columns: FinanceColumns,
): Promise<FinanceReport> {
  const lines = await linesOf(upload, columns);
  return inTransaction(db, async (tx) => {
    const known = await classifyAgainstStored(tx, lines);
    const good = known.flatMap(({ record, outcome }) =>
      record && (outcome === 'add' || outcome === 'change') ? [record] : [],
    );
    await saveRecords(tx, good);
    const report = reportOf(known);
    const { add, change, faults } = report;
    const after = { file: upload.name, add, change, faults };
    await writeAudit(tx, staff, { action: 'finance.import', entity: 'finance_record', entityId: 1, after });
    return report;
  });
}
