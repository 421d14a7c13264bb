import type { Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import type { Db } from '../../../platform/database/db.ts';
import type { Sheet, SheetColumn, SheetRow } from '../../../platform/sheets/sheet.ts';
import { faultyLines } from '../store/read.ts';

const countedColumns = (language: Language): SheetColumn[] => [
  { title: text(language, 'stockSheet.code'), kind: 'text' },
  { title: text(language, 'stockSheet.onHand'), kind: 'count' },
];

/** A file with nothing but the columns of an import. */
export const templateSheet = (language: Language): Sheet => ({
  name: text(language, 'stockSheet.template'),
  columns: countedColumns(language),
  rows: [],
});

/** The lines that were not imported with the reason of each, in columns that an import reads again. */
export const faultySheet = (db: Db, importId: number, language: Language): Sheet => ({
  name: text(language, 'stockSheet.faulty'),
  columns: [
    { title: text(language, 'stockSheet.code'), kind: 'text' },
    { title: text(language, 'stockSheet.onHand'), kind: 'text' },
    { title: text(language, 'stockSheet.error'), kind: 'text', width: 48 },
    { title: text(language, 'stockSheet.line'), kind: 'count' },
  ],
  rows: faultyRows(db, importId, language),
});

async function* faultyRows(db: Db, importId: number, language: Language): AsyncGenerator<SheetRow> {
  for (let after = 0; ;) {
    const batch = await faultyLines(db, importId, after);
    for (const { line, code, written, outcome } of batch) {
      const isError = outcome !== 'change' && outcome !== 'same' && outcome !== 'done';
      yield [code, written, isError ? text(language, `importError.${outcome}`) : '', line];
    }
    const last = batch.at(-1);
    if (!last) return;
    after = last.line;
  }
}
