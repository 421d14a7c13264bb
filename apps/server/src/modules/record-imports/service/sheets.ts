import type { RecordImportContent, RecordImportKind } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Sheet, SheetColumn, SheetRow } from '../../../platform/sheets/sheet.ts';
import { headingOf } from '../rules/columns.ts';
import type { ImportField, Value } from '../rules/fields.ts';
import { faulty } from '../store/rows.ts';
import { remarkView } from '../views.ts';
import { KINDS, NO_OPTIONS } from './kinds.ts';

const PAGE = 250;

const COLUMN_KINDS: Readonly<Record<ImportField['kind'], SheetColumn['kind']>> = {
  line: 'text',
  text: 'text',
  list: 'text',
  type: 'text',
  flag: 'text',
  money: 'km',
  // Hundredths, as feninga are of a KM.
  percent: 'km',
  count: 'count',
};

const isWritten = ({ isReadOnly }: ImportField): boolean => isReadOnly !== true;

/** The fields of a kind. */
export const fieldsOf = (db: Db, kind: RecordImportContent): Promise<readonly ImportField[]> =>
  inTransaction(db, async (tx) => (await KINDS[kind](tx, NO_OPTIONS)).fields);

const columnOf = (field: ImportField, language: Language): SheetColumn => ({
  title: headingOf(field, language),
  kind: COLUMN_KINDS[field.kind],
  ...(field.kind === 'text' && { width: 40 }),
});

/** An empty sheet with the columns of an import. */
export async function templateSheet(db: Db, kind: RecordImportKind, language: Language): Promise<Sheet> {
  const fields = (await fieldsOf(db, kind)).filter(isWritten);
  const columns = fields.map((field) => columnOf(field, language));
  return { name: text(language, `importSheet.${kind}`), columns, rows: [] };
}

/** All records with the columns of an import. */
export async function exportSheet(db: Db, kind: RecordImportKind, language: Language): Promise<Sheet> {
  const fields = (await fieldsOf(db, kind)).filter(isWritten);
  const columns = fields.map((field) => columnOf(field, language));
  return { name: text(language, `importSheet.${kind}`), columns, rows: exportedRows(db, kind, { fields, language }) };
}

interface ExportContext {
  readonly fields: readonly ImportField[];
  readonly language: Language;
}

/** Each page is a transaction of its own: an export that is read slowly holds none open. */
async function* exportedRows(
  db: Db,
  kind: RecordImportKind,
  { fields, language }: ExportContext,
): AsyncGenerator<SheetRow> {
  for (let from = { afterId: 0, offset: 0 }; ;) {
    const start = from;
    const records = await inTransaction(db, async (tx) => (await KINDS[kind](tx, NO_OPTIONS)).page(start, PAGE));
    for (const { values } of records) yield fields.map(({ key }) => cellOf(values[key] ?? null, language));
    const last = records.at(-1);
    if (!last || records.length < PAGE) return;
    from = { afterId: last.id, offset: start.offset + records.length };
  }
}

const cellOf = (value: Value, language: Language): string | number | null =>
  typeof value === 'boolean' ? text(language, value ? 'importField.yes' : 'importField.no') : value;

/** The lines that were not imported, with the reasons. */
export async function faultySheet(
  db: Db,
  { id, kind }: { readonly id: number; readonly kind: RecordImportContent },
  language: Language,
): Promise<Sheet> {
  const fields = new Map((await fieldsOf(db, kind)).map((field) => [field.key, field]));
  return {
    name: text(language, 'stockSheet.faulty'),
    columns: [
      { title: text(language, 'stockSheet.line'), kind: 'count' },
      { title: text(language, 'stockSheet.code'), kind: 'text' },
      { title: text(language, 'stockSheet.title'), kind: 'text', width: 40 },
      { title: text(language, 'stockSheet.error'), kind: 'text', width: 80 },
    ],
    rows: faultyRows(db, id, (row) =>
      [...row.errors, ...row.warnings]
        .map((one) => remarkView(one, fields, language))
        .map(({ field, message }) => (field === '' ? message : `${field}: ${message}`))
        .join(' '),
    ),
  };
}

type FaultyRow = Awaited<ReturnType<typeof faulty>>[number];

async function* faultyRows(db: Db, id: number, reasonOf: (row: FaultyRow) => string): AsyncGenerator<SheetRow> {
  for (let after = 0; ;) {
    const rows = await faulty(db, id, after);
    for (const row of rows) yield [row.line, row.code, row.title, reasonOf(row)];
    const last = rows.at(-1);
    if (!last) return;
    after = last.line;
  }
}
