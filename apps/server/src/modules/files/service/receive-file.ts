import { UPLOAD_LIMITS, type UploadPurpose } from '@sjaj/contract';
import { type Actor, isCustomer, isSignedIn } from '../../../kernel/actor.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { IncomingFile } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import type { FileScanner } from '../../../platform/storage/file-scanner.ts';
import { type ReceivedFile, withReceivedFile } from '../../../platform/storage/incoming.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { cleanFileName } from '../../../platform/storage/file-name.ts';
import { extensionOf, isPicture } from '../rules/file-types.ts';
import { fitsQuota, quotaOf } from '../rules/quota.ts';
import * as store from '../store.ts';
import { type PreparedContent, typeOfUpload, withPreparedContent } from './content.ts';
import { removeNoted } from './remove-content.ts';

export interface FileDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly scanner: FileScanner;
}

/** Whose an upload is. Staff have no quota. */
interface FileOwner {
  readonly companyId: number | null;
  readonly userId: number | null;
  readonly isStaff: boolean;
}

/** The owner of what the caller uploads; a visitor's upload belongs to nobody until a call claims it. */
export const ownerOf = (actor: Actor): FileOwner => ({
  companyId: isCustomer(actor) ? actor.companyId : null,
  userId: isSignedIn(actor) ? actor.userId : null,
  isStaff: isSignedIn(actor) && !isCustomer(actor),
});

interface ReceiveInput {
  readonly file: IncomingFile;
  readonly purpose: UploadPurpose;
  readonly owner: FileOwner;
  readonly now: Date;
}

const SCAN_AGAIN_S = 60;
const MB = 1_048_576;

/**
 * Checks an upload while and after it arrives, and stores it as `pending`: `claimFiles` keeps it, and without that it is deleted after a day. The
 * type is told by the content. Answers with the problems of `UPLOAD_PROBLEMS`; nothing of a refused upload stays.
 */
export const receiveFile = (deps: FileDeps, { file, purpose, owner, now }: ReceiveInput): Promise<store.StoredFile> =>
  withReceivedFile(
    file.stream,
    { folder: deps.storage.incoming, mostBytes: UPLOAD_LIMITS[purpose].mostBytes },
    async (received) => {
      const type = await typeOfUpload(received, file.name, purpose);
      await refuseInfected(deps.scanner, received);
      return withPreparedContent({
        owner: file.owner,
        received,
        type,
        purpose,
        work: (content) => storeContent(deps, content, { received, purpose, owner, name: file.name, now }),
      });
    },
  );

/** A file that could not be scanned is not stored. */
async function refuseInfected(scanner: FileScanner, { path }: ReceivedFile): Promise<void> {
  const isInfected = await scanner.isInfected(path).catch(() => {
    throw new Problem('files.not_scanned', 503, { retryAfter: SCAN_AGAIN_S });
  });
  if (isInfected) throw new Problem('files.infected', 400);
}

interface StoreInput extends Omit<ReceiveInput, 'file'> {
  readonly received: ReceivedFile;
  readonly name: string;
}

/** The row comes first: what a crash leaves in the storage has a row, by which it is deleted. */
async function storeContent(
  { db, storage }: FileDeps,
  content: PreparedContent,
  { received, purpose, owner, name, now }: StoreInput,
): Promise<store.StoredFile> {
  const { key, type, bytes } = content;
  const id = await inTransaction(db, async (tx) => {
    await checkQuota(tx, owner, bytes);
    return store.insert(tx, {
      key,
      name: cleanFileName(name, extensionOf(type)),
      mediaType: type,
      bytes,
      isPicture: isPicture(type),
      purpose,
      sha256: received.sha256,
      companyId: owner.companyId,
      userId: owner.userId,
      now,
    });
  });
  try {
    await content.put(storage);
    return await inTransaction(db, (tx) => store.markStored(tx, id, now));
  } catch (error) {
    const rest = await inTransaction(db, (tx) => store.removeReceiving(tx, id));
    // What the store does not remove now it is asked for each night.
    if (rest) await removeNoted({ db, storage }, rest).catch(() => undefined);
    throw error;
  }
}

async function checkQuota(tx: Tx, owner: FileOwner, added: number): Promise<void> {
  if (owner.isStaff || owner.userId === null) return;
  await store.lockQuota(tx, owner);
  const { companyId } = owner;
  if (fitsQuota({ companyId, used: await store.usedBytes(tx, owner), added })) return;
  throw new Problem('files.quota_exceeded', 409, { facts: { size: quotaOf(owner) / MB } });
}
