import { RECORD_IMPORT_NEEDS, type RecordImport, type RecordImportContent, type recordImports } from '@sjaj/contract';
import { hasCapability, type Staff } from '../../kernel/actor.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import type { PictureDeps } from '../../kernel/picture-records.ts';
import { pagedRows, type Download } from '../../platform/http/answers.ts';
import type { QueueOwner } from '../../platform/process/fair-queue.ts';
import { Problem } from '../../platform/problem.ts';
import type { Sheet } from '../../platform/sheets/sheet.ts';
import { csvDownload, xlsxDownload } from '../../platform/sheets/sheet-writing.ts';
import { comparePictures } from './pictures/service/compare.ts';
import { columnsOf, compareAgain, compareFile, previewFile } from './service/compare.ts';
import { applyImport, stopImport, undoImport } from './service/decide.ts';
import { exportSheet, faultySheet, fieldsOf, templateSheet } from './service/sheets.ts';
import * as imports from './store/imports.ts';
import * as rows from './store/rows.ts';
import { type FieldLookup, importView, rowView } from './views.ts';

export function recordImportHandlers(deps: PictureDeps): Handlers<typeof recordImports> {
  const { db } = deps;

  async function stored(actor: Staff, id: number): Promise<imports.StoredImport> {
    const file = await imports.one(db, id);
    if (!file) throw new Problem('records.not_found', 404);
    requireKind(actor, file.kind);
    return file;
  }

  const report = async (actor: Staff, id: number, now: Date): Promise<RecordImport> =>
    importView(await stored(actor, id), now);

  const lookup = async ({ kind }: imports.StoredImport): Promise<FieldLookup> =>
    new Map((await fieldsOf(db, kind)).map((field) => [field.key, field]));

  return {
    list: async ({ body, now }) => pagedRows(await imports.page(db, body), body, (file) => importView(file, now)),
    template: async ({ params: { kind, format }, language, workOwner }) =>
      download(await templateSheet(db, kind, language), format, workOwner),
    export: async ({ actor, params: { kind, format }, language, workOwner }) => {
      requireKind(actor, kind);
      return download(await exportSheet(db, kind, language), format, workOwner);
    },
    preview: async ({ actor, file, query, language }) => {
      requireKind(actor, query.kind);
      return previewFile(db, { kind: query.kind, upload: file, reader: language });
    },
    compare: async ({ actor, file, query, language, now }) => {
      requireKind(actor, query.kind);
      return report(actor, await compareFile(deps, { staff: actor, upload: file, query, reader: language, now }), now);
    },
    columns: async ({ actor, params: { id }, language, now, workOwner }) => {
      await stored(actor, id);
      return columnsOf(deps, { id, reader: language, now, owner: workOwner });
    },
    compareAgain: async ({ actor, params: { id }, body, language, now, workOwner }) => {
      await stored(actor, id);
      await compareAgain(deps, { id, staff: actor, query: body, reader: language, now, owner: workOwner });
      return report(actor, id, now);
    },
    comparePictures: async ({ actor, file, now }) => {
      requireKind(actor, 'pictures');
      return report(actor, await comparePictures(deps, { staff: actor, file, now }), now);
    },
    one: ({ actor, params, now }) => report(actor, params.id, now),
    rows: async ({ actor, params, body, language }) => {
      const fields = await lookup(await stored(actor, params.id));
      const found = await rows.page(db, { importId: params.id, ...body });
      return pagedRows(found, body, (row) => rowView(row, fields, language));
    },
    faulty: async ({ actor, params: { id, format }, language, workOwner }) => {
      const { kind } = await stored(actor, id);
      return download(await faultySheet(db, { id, kind }, language), format, workOwner);
    },
    apply: async ({ actor, params, body, idempotency, now }) => {
      await stored(actor, params.id);
      await applyImport(db, { id: params.id, staff: actor, now, ...body }, idempotency);
      return report(actor, params.id, now);
    },
    stop: async ({ actor, params, now }) => {
      await stored(actor, params.id);
      await stopImport(db, { id: params.id, staff: actor, now });
      return report(actor, params.id, now);
    },
    undo: async ({ actor, params, idempotency, now }) => {
      await stored(actor, params.id);
      await undoImport(db, { id: params.id, staff: actor, now }, idempotency);
      return report(actor, params.id, now);
    },
  };
}

/** Refuses records that the member of staff may not keep in the back office either. */
function requireKind(actor: Staff, kind: RecordImportContent): void {
  const needed = RECORD_IMPORT_NEEDS[kind];
  if (needed !== null && !hasCapability(actor, needed)) throw new Problem('access.not_allowed', 403);
}

const download = async (sheet: Sheet, format: 'csv' | 'xlsx', owner: QueueOwner): Promise<Download> =>
  format === 'csv' ? csvDownload(sheet.name, sheet) : xlsxDownload(sheet.name, [sheet], owner);
