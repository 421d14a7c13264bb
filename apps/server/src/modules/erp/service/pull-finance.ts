import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import * as cursors from '../store/cursor.ts';
import * as refusals from '../store/refusals.ts';
import { type FinanceDeps, storeDocuments, type StoredDocuments } from './booking-documents.ts';
import { ErpChanges } from './changes.ts';
import { type PullContext, pullPages } from './pull-pages.ts';
import { readBookings, saveBookings, type SentBookings } from './save-bookings.ts';

const STREAM = 'finance';
const PAGE_SIZE = 200;

/** When finance records were last pulled; null before the first time. */
export const lastErpPull = async (db: Db): Promise<Date | null> => (await cursors.cursor(db, STREAM))?.pulledAt ?? null;

/** Tries again what was refused, then saves the finance records that changed in the ERP since the last run, with their documents. */
export async function pullFinance(deps: FinanceDeps, context: PullContext): Promise<void> {
  await retryRefused(deps, context);
  await pullPages(
    deps,
    {
      name: STREAM,
      pageSize: PAGE_SIZE,
      page: ErpChanges,
      save: async (page, from) => {
        const sent = readBookings(page.records);
        return saveWithDocuments(deps, sent, context, async (tx, documents) => {
          if ((await cursors.lockCursor(tx, STREAM)) !== from) return null;
          const unneeded = await saveBookings(tx, sent, documents, context.clock());
          await cursors.saveCursor(tx, STREAM, { cursor: page.nextCursor, pulledAt: context.clock() });
          return unneeded;
        });
      },
    },
    context,
  );
}

async function retryRefused(deps: FinanceDeps, context: PullContext): Promise<void> {
  const refused = readBookings(await refusals.retriableBookings(deps.db, PAGE_SIZE));
  if (refused.read.size === 0) return;
  await saveWithDocuments(deps, refused, context, async (tx, documents) => {
    await cursors.lockCursor(tx, STREAM);
    // What another worker has saved meanwhile is refused no longer.
    const still = readBookings(await refusals.retriableBookings(tx, PAGE_SIZE));
    return saveBookings(tx, still, documents, context.clock());
  });
}

/**
 * Stores the documents of bookings, then runs `save` in a transaction, and removes the documents that it does not need: those that it
 * names, or all where it returns null because the cursor has moved. Returns whether it has saved.
 */
async function saveWithDocuments(
  deps: FinanceDeps,
  { read }: SentBookings,
  context: PullContext,
  save: (tx: Tx, documents: StoredDocuments) => Promise<readonly string[] | null>,
): Promise<boolean> {
  const documents = await storeDocuments(deps, read, context);
  const unneeded = await inTransaction(deps.db, (tx) => save(tx, documents));
  for (const key of unneeded ?? [...documents.values()].map(({ key }) => key)) await deps.storage.remove(key);
  return unneeded !== null;
}
