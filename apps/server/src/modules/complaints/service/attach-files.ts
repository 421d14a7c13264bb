import type { Tx } from '../../../platform/database/db.ts';
import { claimFiles } from '../../files/index.ts';
import { insertFiles } from '../store/files.ts';

interface AttachInput {
  readonly entryId: number;
  readonly fileIds: readonly number[];
  /** Who has uploaded them. */
  readonly userId: number;
  /** The company that may read them; null for a private customer, and for a note of staff. */
  readonly companyId: number | null;
  /** The private customer who may read what staff attach. */
  readonly readerId?: number | null;
  readonly now: Date;
}

/** Keeps uploads with an entry. 404 for a file that is not the user's own upload, or is attached already. */
export async function attachFiles(tx: Tx, { entryId, fileIds, ...claim }: AttachInput): Promise<void> {
  if (fileIds.length === 0) return;
  await claimFiles(tx, { ids: fileIds, ...claim });
  await insertFiles(tx, entryId, fileIds);
}
