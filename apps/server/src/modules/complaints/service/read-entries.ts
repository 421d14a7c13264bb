import type { FileView } from '@sjaj/contract';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { fileViewer, readFiles } from '../../files/index.ts';
import { filesOf } from '../store/files.ts';
import { entriesOf, type EntryRow } from '../store/read.ts';

export interface EntryWithFiles extends EntryRow {
  readonly files: readonly FileView[];
}

interface ReadInput {
  readonly complaintId: number;
  /** Who reads: the links of the files are for them. */
  readonly actor: Actor;
  readonly withNotes: boolean;
  readonly now: Date;
}

/** The conversation with its files; internal notes only where they are asked for. */
export async function readEntries(
  db: Db,
  { complaintId, actor, withNotes, now }: ReadInput,
): Promise<EntryWithFiles[]> {
  const entries = await entriesOf(db, complaintId, withNotes);
  const attached = await filesOf(
    db,
    entries.map(({ id }) => id),
  );
  if (attached.length === 0) return entries.map((entry) => ({ ...entry, files: [] }));
  const [stored, view] = await Promise.all([
    readFiles(
      db,
      attached.map(({ fileId }) => fileId),
    ),
    fileViewer(db, actor, now),
  ]);
  return entries.map((entry) => ({
    ...entry,
    files: attached.flatMap(({ entryId, fileId }) => {
      const file = entryId === entry.id ? stored.get(fileId) : undefined;
      return file ? [view(file)] : [];
    }),
  }));
}
