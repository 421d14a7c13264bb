import type { adminPartNumbers, CompanyWithCodes } from '@sjaj/contract';
import { text } from '@sjaj/i18n/server';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage, paged } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { csvDownload, xlsxDownload } from '../../platform/sheets/sheet-writing.ts';
import { listPage, partNumber } from './routes.ts';
import {
  addPartNumber,
  changePartNumber,
  comparePartNumbers,
  importPartNumbers,
  removePartNumber,
} from './service/part-numbers.ts';
import { partNumberSheet } from './service/sheet.ts';
import * as store from './store/records.ts';

/** The part numbers of every company, kept by staff. */
export function adminPartNumberHandlers(db: Db): Handlers<typeof adminPartNumbers> {
  async function company(id: number): Promise<CompanyWithCodes> {
    const row = await store.company(db, id);
    if (!row) throw new Problem('records.not_found', 404);
    return row;
  }

  return {
    companies: async ({ body }) => {
      const { rows, totalItems } = await store.companies(db, body);
      return paged({ items: rows, totalItems, page: body.page, pageSize: body.pageSize });
    },
    company: ({ params }) => company(params.id),
    list: async ({ params, body, language }) => {
      await company(params.id);
      return listPage(db, params.id, body, language);
    },
    add: async ({ actor, params, body, idempotency, language }) => {
      const id = await addPartNumber(db, { companyId: params.id, staff: actor }, body, idempotency);
      return new WithMessage(await partNumber(db, params.id, id, language), 'records.saved');
    },
    change: async ({ actor, params, body, language }) => {
      const { id: companyId, numberId: id } = params;
      await changePartNumber(db, { companyId, staff: actor }, { id, ...body });
      return new WithMessage(await partNumber(db, companyId, id, language), 'records.saved');
    },
    remove: async ({ actor, params }) => {
      await removePartNumber(db, { companyId: params.id, staff: actor }, params.numberId);
      return new WithMessage(null, 'records.deleted');
    },
    compareFile: ({ actor, params, file, language }) =>
      comparePartNumbers(db, { companyId: params.id, staff: actor }, file, language),
    importFile: async ({ actor, params, file, language }) => {
      const report = await importPartNumbers(db, { companyId: params.id, staff: actor }, file, language);
      return new WithMessage(report, 'records.saved');
    },
    csv: async ({ params, language }) => {
      await company(params.id);
      return csvDownload(text(language, 'stockSheet.partNumbers'), partNumberSheet(db, params.id, language));
    },
    xlsx: async ({ params, language, workOwner }) => {
      await company(params.id);
      return xlsxDownload(
        text(language, 'stockSheet.partNumbers'),
        [partNumberSheet(db, params.id, language)],
        workOwner,
      );
    },
  };
}
