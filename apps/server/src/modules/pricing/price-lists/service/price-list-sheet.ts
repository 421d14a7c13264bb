import type { Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { localised } from '../../../../kernel/localised.ts';
import type { Db } from '../../../../platform/database/db.ts';
import type { Sheet, SheetRow } from '../../../../platform/sheets/sheet.ts';
import { itemPage } from '../store/items.ts';

const BATCH = 500;

interface SheetInput {
  readonly id: number;
  readonly title: string;
}

/** The prices of a list; an import of price lists reads the list's name, code and price. */
export const priceListSheet = (db: Db, list: SheetInput, language: Language): Sheet => ({
  name: list.title,
  columns: [
    { title: text(language, 'importField.priceList'), kind: 'text' },
    { title: text(language, 'importField.code'), kind: 'text' },
    { title: text(language, 'importField.title'), kind: 'text', width: 48 },
    { title: text(language, 'sheet.listPrice'), kind: 'km' },
    { title: text(language, 'importField.priceInList'), kind: 'km' },
  ],
  rows: rowsOf(db, list, language),
});

async function* rowsOf(db: Db, list: SheetInput, language: Language): AsyncGenerator<SheetRow> {
  for (let page = 1; ; page += 1) {
    const { rows } = await itemPage(db, list.id, { page, pageSize: BATCH });
    for (const { code, title, vpc, price } of rows) yield [list.title, code, localised(title, language), vpc, price];
    if (rows.length < BATCH) return;
  }
}
