import type { StockColumns, StockImport, stockImports } from '@sjaj/contract';
import { text } from '@sjaj/i18n/server';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { pagedRows } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { csvDownload, xlsxDownload } from '../../platform/sheets/sheet-writing.ts';
import { applyImport, stopImport } from './service/apply.ts';
import { compareFile, previewFile } from './service/compare.ts';
import { correctLine } from './service/correct.ts';
import { faultySheet, templateSheet } from './service/sheets.ts';
import { lines, one, page } from './store/read.ts';
import { importView, lineView, type PlaceholderOf } from './views.ts';

interface ColumnsQuery {
  readonly codeColumn?: string | undefined;
  readonly quantityColumn?: string | undefined;
  readonly hasHeading?: 'true' | 'false' | undefined;
}

/** The columns of an address; null where none are named, 400 for some of the three. */
function columnsIn({ codeColumn, quantityColumn, hasHeading }: ColumnsQuery): StockColumns | null {
  const parts = [codeColumn, quantityColumn, hasHeading];
  if (parts.every((part) => part === undefined)) return null;
  if (parts.includes(undefined)) throw new Problem('imports.columns_unknown', 400);
  return { codeColumn: Number(codeColumn), quantityColumn: Number(quantityColumn), hasHeading: hasHeading === 'true' };
}

export function stockImportHandlers(db: Db, placeholderOf: PlaceholderOf): Handlers<typeof stockImports> {
  async function report(id: number, now: Date): Promise<StockImport> {
    const row = await one(db, id);
    if (!row) throw new Problem('records.not_found', 404);
    return importView(row, now);
  }

  return {
    list: async ({ body, now }) => pagedRows(await page(db, body), body, (row) => importView(row, now)),
    templateCsv: async ({ language }) => csvDownload(text(language, 'stockSheet.template'), templateSheet(language)),
    templateXlsx: ({ language, workOwner }) =>
      xlsxDownload(text(language, 'stockSheet.template'), [templateSheet(language)], workOwner),
    preview: ({ file }) => previewFile(db, file),
    compare: async ({ actor, file, query, now }) =>
      report(await compareFile(db, { staff: actor, upload: file, columns: columnsIn(query), now }), now),
    one: ({ params, now }) => report(params.id, now),
    rows: async ({ params, body, language, now }) => {
      const found = await lines(db, { importId: params.id, ...body });
      if (found.totalItems === 0) await report(params.id, now);
      return pagedRows(found, body, (row) => lineView(row, language, placeholderOf));
    },
    correctRow: async ({ params, body, now }) => {
      await correctLine(db, { ...params, ...body, now });
      return report(params.id, now);
    },
    faultyCsv: async ({ params, language, now }) => {
      await report(params.id, now);
      return csvDownload(text(language, 'stockSheet.faulty'), faultySheet(db, params.id, language));
    },
    faultyXlsx: async ({ params, language, now, workOwner }) => {
      await report(params.id, now);
      return xlsxDownload(text(language, 'stockSheet.faulty'), [faultySheet(db, params.id, language)], workOwner);
    },
    apply: async ({ actor, params, body, idempotency, now }) => {
      await applyImport(db, { id: params.id, isConfirmed: body.isConfirmed, staff: actor, now }, idempotency);
      return report(params.id, now);
    },
    stop: async ({ actor, params, now }) => {
      await stopImport(db, { id: params.id, staff: actor, now });
      return report(params.id, now);
    },
  };
}
