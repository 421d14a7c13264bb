import type { Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import type { Db } from '../../../platform/database/db.ts';
import { localised } from '../../../kernel/localised.ts';
import type { Sheet, SheetRow } from '../../../platform/sheets/sheet.ts';
import { batch } from '../store/records.ts';

/** The part numbers of a company, in the columns that an import reads. */
export const partNumberSheet = (db: Db, companyId: number, language: Language): Sheet => ({
  name: text(language, 'stockSheet.partNumbers'),
  columns: [
    { title: text(language, 'stockSheet.partNumber'), kind: 'text' },
    { title: text(language, 'stockSheet.articleCode'), kind: 'text' },
    { title: text(language, 'stockSheet.title'), kind: 'text', width: 48 },
  ],
  rows: rowsOf(db, companyId, language),
});

async function* rowsOf(db: Db, companyId: number, language: Language): AsyncGenerator<SheetRow> {
  for (let after = 0; ;) {
    const numbers = await batch(db, companyId, after);
    for (const { code, articleCode, title, brand } of numbers) {
      yield [code, articleCode, localised(title, language, [brand])];
    }
    const last = numbers.at(-1);
    if (!last) return;
    after = last.id;
  }
}
