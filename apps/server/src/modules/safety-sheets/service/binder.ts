import { Readable } from 'node:stream';
import type { Customer } from '../../../kernel/actor.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Download } from '../../../platform/http/answers.ts';
import type { QueueOwner } from '../../../platform/process/fair-queue.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { zipChunks } from '../../../platform/storage/zip.ts';
import { text } from '@sjaj/i18n/server';
import { type OrderDocumentDeps, senderOf } from '../../order-documents/index.ts';
import { binderEntries, fileNameOf } from '../rules.ts';
import { composeIndex } from './compose-index.ts';
import { readBought, type SafetyFilter } from './read.ts';

export interface BinderDeps extends OrderDocumentDeps {
  readonly storage: Storage;
}

/** The file of a sheet of an article that the caller has bought. 404 for any other. */
export async function sheetFile(deps: BinderDeps, id: number, context: RequestContext<Customer>): Promise<Download> {
  const { sheets } = await readBought(deps.db, {}, context);
  const sheet = sheets.find((bought) => bought.sheet?.id === id)?.sheet;
  const stored = sheet && (await deps.storage.read(sheet.key));
  if (!sheet || !stored) throw new Problem('files.not_found', 404);
  return { name: sheet.name, mediaType: 'application/pdf', ...stored };
}

const MOST_FILES = 300;

interface BinderContext extends RequestContext<Customer> {
  readonly workOwner: QueueOwner;
}

/**
 * The safety data sheets of what was bought as a ZIP file that is written while it is read: an index as PDF, then a folder for each place. 409
 * where there is none, 400 for too many of them.
 */
export async function binder(deps: BinderDeps, filter: SafetyFilter, context: BinderContext): Promise<Download> {
  const { actor, language, now } = context;
  const { places: all, sheets } = await readBought(deps.db, filter, context);
  const places = filter.place === undefined ? all : all.filter((place) => place === filter.place);
  const entries = binderEntries(sheets, places);
  if (entries.length === 0) throw new Problem('safetySheets.none', 409);
  if (entries.length > MOST_FILES) throw new Problem('safetySheets.too_many', 400, { facts: { maximum: MOST_FILES } });
  const { pdf } = await deps.printer.print(context.workOwner, async () => {
    const sender = await senderOf(deps, false);
    const reader = { language, now, seesPrices: false, name: actor.name, ...sender };
    return composeIndex({ sheets, places, period: filter, customer: actor.companyTitle ?? actor.name }, reader);
  });
  const title = text(language, 'safetyBinder.title');
  const files = [
    { name: `${fileNameOf(text(language, 'safetyBinder.index'))}.pdf`, open: async () => Readable.from([pdf]) },
    ...entries.map(({ name, key }) => ({
      name,
      open: async (): Promise<Readable> => (await deps.storage.read(key))?.stream ?? Readable.from([]),
    })),
  ];
  return { name: `${title}.zip`, mediaType: 'application/zip', bytes: null, stream: Readable.from(zipChunks(files)) };
}
