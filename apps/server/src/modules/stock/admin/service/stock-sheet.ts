import type { Content, Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import type { Db } from '../../../../platform/database/db.ts';
import { localised } from '../../../../kernel/localised.ts';
import type { Sheet, SheetRow } from '../../../../platform/sheets/sheet.ts';
import { batch } from '../store/stock-sheet.ts';

/** The stock of all articles, fetched batch by batch; code and stock on hand come first, as an import reads them. */
export const stockSheet = (db: Db, language: Language): Sheet => ({
  name: text(language, 'stockSheet.file'),
  columns: [
    { title: text(language, 'stockSheet.code'), kind: 'text' },
    { title: text(language, 'stockSheet.onHand'), kind: 'count' },
    { title: text(language, 'stockSheet.title'), kind: 'text', width: 48 },
    { title: text(language, 'stockSheet.reserved'), kind: 'count' },
    { title: text(language, 'stockSheet.available'), kind: 'count' },
  ],
  rows: rowsOf(db, language),
});

async function* rowsOf(db: Db, language: Language): AsyncGenerator<SheetRow> {
  for (let after = ''; ;) {
    const stockLevels = await batch(db, after);
    for (const { code, title, onHand, reserved } of stockLevels) {
      yield [code, onHand, titleIn(title, language), reserved, onHand - reserved];
    }
    const last = stockLevels.at(-1);
    if (!last) return;
    after = last.code;
  }
}

const titleIn = (title: Content, language: Language): string => localised(title, language);
