import type { UploadPurpose } from '@sjaj/contract';
import type { Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import * as store from '../store.ts';

interface ClaimFilesInput {
  readonly ids: readonly number[];
  /** The user who has uploaded them. */
  readonly userId: number | null;
  /** The company that may read them from now on; null for files of a user or of the shop. */
  readonly companyId: number | null;
  /** The private customer who may read what staff have uploaded. */
  readonly readerId?: number | null;
  /** For what they must have been uploaded. */
  readonly purposes?: readonly UploadPurpose[];
  readonly now: Date;
}

const ATTACHMENTS: readonly UploadPurpose[] = ['attachment'];

/**
 * Keeps uploads: in the transaction that refers to them. Returns them in the order of `ids`. 404 `files.not_found`, with nothing claimed, for one
 * that the user has not uploaded for that purpose or that is claimed already.
 */
export async function claimFiles(
  tx: Tx,
  { ids, userId, companyId, readerId = null, purposes = ATTACHMENTS, now }: ClaimFilesInput,
): Promise<readonly store.StoredFile[]> {
  const claimed = await store.claim(tx, { ids, uploadedBy: userId, companyId, readerId, purposes, now });
  const byId = new Map(claimed.map((file) => [file.id, file]));
  return ids.map((id) => {
    const file = byId.get(id);
    if (!file) throw new Problem('files.not_found', 404);
    // An id that is named twice is claimed once.
    byId.delete(id);
    return file;
  });
}

/** Gives up files in the transaction that deletes what refers to them. They are deleted for good after 30 days. */
export const releaseFiles = async (tx: Tx, ids: readonly number[], now: Date): Promise<void> =>
  void (await store.changeState(tx, { ids, from: 'claimed', to: 'released', now }));

/** Undoes `releaseFiles`. 404 where a file is deleted for good. */
export async function restoreFiles(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  const restored = await store.changeState(tx, { ids, from: 'released', to: 'claimed', now });
  if (restored < ids.length) throw new Problem('files.not_found', 404);
}
