import type { Db, Tx } from '../../../platform/database/db.ts';

/** Attaches files to an entry, in this order. */
export async function insertFiles(tx: Tx, entryId: number, fileIds: readonly number[]): Promise<void> {
  const values = fileIds.map((fileId, position) => ({ entry_id: entryId, file_id: fileId, position }));
  await tx.insertInto('complaint_file').values(values).execute();
}

interface EntryFile {
  readonly entryId: number;
  readonly fileId: number;
}

/** The files of entries, in the order in which their senders had them. */
export async function filesOf(db: Db, entryIds: readonly number[]): Promise<EntryFile[]> {
  if (entryIds.length === 0) return [];
  return db
    .selectFrom('complaint_file')
    .select(['entry_id as entryId', 'file_id as fileId'])
    .where('entry_id', 'in', entryIds)
    .orderBy('position')
    .execute();
}
