import type { ListRequest, PartNumber, partNumbers } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import type { output } from 'zod';
import type { Customer } from '../../kernel/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { type Page, pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { csvDownload, xlsxDownload } from '../../platform/sheets/sheet-writing.ts';
import {
  addPartNumber,
  changePartNumber,
  comparePartNumbers,
  importPartNumbers,
  type PartNumberOwner,
  removePartNumber,
} from './service/part-numbers.ts';
import { partNumberSheet } from './service/sheet.ts';
import * as store from './store/records.ts';
import { partNumberView } from './views.ts';

/** One page of a company's part numbers. */
export const listPage = async (
  db: Db,
  companyId: number,
  query: output<typeof ListRequest>,
  language: Language,
): Promise<Page<PartNumber>> =>
  pagedRows(await store.page(db, companyId, query), query, (row) => partNumberView(row, language));

/** One part number of a company. 404 for a foreign one. */
export async function partNumber(db: Db, companyId: number, id: number, language: Language): Promise<PartNumber> {
  const row = await store.one(db, companyId, id);
  if (!row) throw new Problem('records.not_found', 404);
  return partNumberView(row, language);
}

/** The company admin keeps the numbers of the own company. */
function ownerOf({ companyId }: Customer): PartNumberOwner {
  if (companyId === null) throw new Problem('records.not_found', 404);
  return { companyId, staff: null };
}

export const partNumberHandlers = (db: Db): Handlers<typeof partNumbers> => ({
  list: ({ actor, body, language }) => listPage(db, ownerOf(actor).companyId, body, language),
  add: async ({ actor, body, idempotency, language }) => {
    const owner = ownerOf(actor);
    const id = await addPartNumber(db, owner, body, idempotency);
    return new WithMessage(await partNumber(db, owner.companyId, id, language), 'records.saved');
  },
  change: async ({ actor, params: { id }, body, language }) => {
    const owner = ownerOf(actor);
    await changePartNumber(db, owner, { id, ...body });
    return new WithMessage(await partNumber(db, owner.companyId, id, language), 'records.saved');
  },
  remove: async ({ actor, params: { id } }) => {
    await removePartNumber(db, ownerOf(actor), id);
    return new WithMessage(null, 'records.deleted');
  },
  compareFile: ({ actor, file, language }) => comparePartNumbers(db, ownerOf(actor), file, language),
  importFile: async ({ actor, file, language }) =>
    new WithMessage(await importPartNumbers(db, ownerOf(actor), file, language), 'records.saved'),
  csv: async ({ actor, language }) =>
    csvDownload(text(language, 'stockSheet.partNumbers'), partNumberSheet(db, ownerOf(actor).companyId, language)),
  xlsx: ({ actor, language, workOwner }) => {
    const sheet = partNumberSheet(db, ownerOf(actor).companyId, language);
    return xlsxDownload(text(language, 'stockSheet.partNumbers'), [sheet], workOwner);
  },
});
