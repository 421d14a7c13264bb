import type { Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { localised } from '../../../../kernel/localised.ts';
import type { Db } from '../../../../platform/database/db.ts';
import type { Sheet, SheetRow } from '../../../../platform/sheets/sheet.ts';
import { contractPrices } from '../store/contract-prices.ts';

const BATCH = 500;

/** The contract prices of a company; an import of contract prices reads code and price. */
export const contractPriceSheet = (db: Db, companyId: number, language: Language): Sheet => ({
  name: text(language, 'sheet.contractPrices'),
  columns: [
    { title: text(language, 'importField.code'), kind: 'text' },
    { title: text(language, 'importField.title'), kind: 'text', width: 48 },
    { title: text(language, 'sheet.listPrice'), kind: 'km' },
    { title: text(language, 'importField.contractPrice'), kind: 'km' },
    { title: text(language, 'sheet.validFrom'), kind: 'day' },
    { title: text(language, 'sheet.validTo'), kind: 'day' },
  ],
  rows: rowsOf(db, companyId, language),
});

async function* rowsOf(db: Db, companyId: number, language: Language): AsyncGenerator<SheetRow> {
  for (let page = 1; ; page += 1) {
    const { rows } = await contractPrices(db, { companyId, page, pageSize: BATCH });
    for (const { code, title, listPrice, price, validFrom, validTo } of rows) {
      yield [code, localised(title, language), listPrice, price, validFrom, validTo];
    }
    if (rows.length < BATCH) return;
  }
}
