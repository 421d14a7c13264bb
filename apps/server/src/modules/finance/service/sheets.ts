import { FINANCE_FIELDS } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import type { Db } from '../../../platform/database/db.ts';
import type { Sheet, SheetRow } from '../../../platform/sheets/sheet.ts';
import { all, type LedgerFilter, type RecordRow } from '../store/ledger.ts';

/** More rows than a spreadsheet is read for. */
const MOST_RECORDS = 20_000;

/** The bookings of an account from the oldest on, with the running balance. */
export const recordSheet = (db: Db, companyId: number, filter: LedgerFilter, language: Language): Sheet => ({
  name: text(language, 'financeDocument.card'),
  columns: [
    { title: text(language, 'financeField.bookingDate'), kind: 'day' },
    { title: text(language, 'financeField.docDate'), kind: 'day' },
    { title: text(language, 'financeField.kind'), kind: 'text' },
    { title: text(language, 'financeField.number'), kind: 'text', width: 18 },
    { title: text(language, 'financeField.comment'), kind: 'text', width: 36 },
    { title: text(language, 'financeField.dueDate'), kind: 'day' },
    { title: text(language, 'financeField.owes'), kind: 'km' },
    { title: text(language, 'financeField.claims'), kind: 'km' },
    { title: text(language, 'financeField.saldo'), kind: 'km' },
    { title: text(language, 'financeField.openAmount'), kind: 'km' },
  ],
  rows: rowsOf(db, companyId, filter, language),
});

async function* rowsOf(db: Db, companyId: number, filter: LedgerFilter, language: Language): AsyncGenerator<SheetRow> {
  for (const row of await all(db, companyId, filter, MOST_RECORDS)) yield rowOf(row, language);
}

const rowOf = (row: RecordRow, language: Language): SheetRow => [
  row.bookingDate,
  row.docDate,
  text(language, `financeKind.${row.kind}`),
  row.accountNumber,
  row.comment,
  row.paymentTerm,
  row.owes,
  row.claims,
  row.saldo,
  row.openAmount,
];

/** An empty file with the columns of an import. */
export const templateSheet = (language: Language): Sheet => ({
  name: text(language, 'financeDocument.template'),
  columns: FINANCE_FIELDS.map((field) => ({ title: text(language, `financeField.${field}`), kind: 'text' })),
  rows: [],
});
