import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import {
  attachByNumber,
  saveRecords,
  checkPdf,
  companies,
  ordersByNumber,
  storeDocument,
} from '../../finance/index.ts';
import { ErpChanges, type ErpRecord } from './changes.ts';
import * as store from '../store/cursor.ts';
import { requestErp } from './client.ts';
import { type PullContext, type PullDeps, pullPages } from './pull-pages.ts';

const STREAM = 'finance';
const PAGE_SIZE = 200;

interface FinanceDeps extends PullDeps {
  readonly storage: Storage;
}

/** When finance records were last pulled; null before the first time. */
export const lastErpPull = async (db: Db): Promise<Date | null> => (await store.cursor(db, STREAM))?.pulledAt ?? null;

/** Saves the finance records that changed in the ERP since the last run, with their documents. */
export const pullFinance = (deps: FinanceDeps, context: PullContext): Promise<void> =>
  pullPages(
    deps,
    {
      name: STREAM,
      pageSize: PAGE_SIZE,
      page: ErpChanges,
      save: (page, from) => savePage(deps, page, from, context),
    },
    context,
  );

/** Saves a page; false where the cursor has moved meanwhile. */
async function savePage(deps: FinanceDeps, page: ErpChanges, from: string, context: PullContext): Promise<boolean> {
  const { db, storage } = deps;
  const files = await documentsOf(deps, page.records, context);
  const replaced: string[] = [];
  const isSaved = await inTransaction(db, async (tx) => {
    if ((await store.lockCursor(tx, STREAM)) !== from) return false;
    const known = new Map((await companies(tx, keysOf(page.records))).map(({ key, id }) => [key, id]));
    const orders = await ordersByNumber(
      tx,
      page.records.flatMap(({ orderNumber }) => orderNumber ?? []),
    );
    await saveRecords(
      tx,
      latest(page.records).flatMap((record) => {
        const companyId = known.get(record.company);
        if (companyId === undefined) return [];
        const { dueDate, settles, orderNumber, company: _company, hasDocument: _hasDocument, ...same } = record;
        const orderId = orderNumber ? (orders.get(orderNumber) ?? null) : null;
        return [{ ...same, companyId, dueOn: dueDate ?? null, settles: settles ?? null, orderId }];
      }),
    );
    for (const { record, key, bytes } of files) {
      const companyId = known.get(record.company);
      const document = { key, name: fileName(record), bytes };
      const attached =
        companyId !== undefined && (await attachByNumber(tx, { companyId, number: record.number }, document));
      if (!attached) replaced.push(key);
      else if (attached.replaced !== null) replaced.push(attached.replaced);
    }
    await store.saveCursor(tx, STREAM, { cursor: page.nextCursor, pulledAt: context.clock() });
    warnOfUnknown(page.records, known, context);
    return true;
  });
  const unused = isSaved ? replaced : files.map(({ key }) => key);
  for (const key of unused) await storage.remove(key);
  return isSaved;
}

const keysOf = (records: readonly ErpRecord[]): string[] => [...new Set(records.map(({ company }) => company))];

/** The last record of each document: the page is in the order of changes. */
const latest = (records: readonly ErpRecord[]): readonly ErpRecord[] => [
  ...new Map(records.map((record) => [`${record.company} ${record.number}`, record])).values(),
];

const fileName = ({ number }: ErpRecord): string => `${number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`;

interface PulledFile {
  readonly record: ErpRecord;
  readonly key: string;
  readonly bytes: number;
}

/** Fetches and stores the documents of a page, before its transaction. */
async function documentsOf(
  { erp, storage }: FinanceDeps,
  records: readonly ErpRecord[],
  { clock, signal }: PullContext,
): Promise<readonly PulledFile[]> {
  const files: PulledFile[] = [];
  for (const record of latest(records).filter(({ hasDocument }) => hasDocument)) {
    const query = new URLSearchParams({ company: record.company, number: record.number });
    const bytes = await requestErp(erp, `/finance/document?${query.toString()}`, { now: clock(), signal });
    checkPdf(bytes);
    files.push({ record, key: await storeDocument(storage, bytes), bytes: bytes.length });
  }
  return files;
}

/** A customer that the shop does not have keeps nobody else's records waiting. */
function warnOfUnknown(records: readonly ErpRecord[], known: ReadonlyMap<string, number>, { log }: PullContext): void {
  const unknown = keysOf(records).filter((key) => !known.has(key));
  if (unknown.length > 0)
    log.warn({ customers: unknown }, 'the ERP has finance records of customers unknown to the shop');
}
