import type { AdminFile, UserFile } from '@sjaj/contract';
import type { Actor, Customer, Staff } from '../../kernel/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { type FileViewer, fileViewer, readFiles, type StoredFile } from '../files/index.ts';
import { mayChange } from './rules.ts';
import type { UserFileRow } from './store.ts';

type FileOf = (row: UserFileRow) => StoredFile;

async function viewsOf<T>(
  db: Db,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  rows: readonly UserFileRow[],
  view: (row: UserFileRow, fileView: ReturnType<FileViewer>) => T,
): Promise<T[]> {
  const [viewer, files] = await Promise.all([
    fileViewer(db, actor, now),
    readFiles(
      db,
      rows.map(({ fileId }) => fileId),
    ),
  ]);
  // A row refers to a stored file, and goes with it.
  const fileOf: FileOf = ({ fileId }) => files.get(fileId) as StoredFile;
  return rows.filter(({ fileId }) => files.has(fileId)).map((row) => view(row, viewer(fileOf(row))));
}

const facts = ({ id, title, description, kind, isFromSupplier, addedBy, createdAt, version }: UserFileRow) => ({
  id,
  title,
  description,
  kind,
  isFromSupplier,
  addedBy,
  createdAt: createdAt.toISOString(),
  version,
});

/** The files as their customer sees them. */
export const userFileViews = (
  db: Db,
  context: { readonly actor: Customer; readonly now: Date },
  rows: readonly UserFileRow[],
): Promise<UserFile[]> =>
  viewsOf(db, context, rows, (row, file) => ({ ...facts(row), mayChange: mayChange(context.actor, row), file }));

/** The files as staff see them. */
export const adminFileViews = (
  db: Db,
  context: { readonly actor: Staff; readonly now: Date },
  rows: readonly UserFileRow[],
): Promise<AdminFile[]> =>
  viewsOf(db, context, rows, (row, file) => ({
    ...facts(row),
    companyId: row.companyId,
    customer: row.customer,
    isArchived: row.deletedAt !== null,
    file,
  }));
