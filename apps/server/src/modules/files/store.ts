import type { UploadPurpose, FileView } from '@sjaj/contract';
import { type RawBuilder, sql } from 'kysely';
import type { PersonalData } from '../../kernel/personal-data.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { allRows, execute, firstRow } from '../../platform/database/statements.ts';

/** What other modules know of a stored file. */
export interface StoredFile extends Omit<FileView, 'downloadUrl' | 'thumbnailUrl' | 'viewUrl'> {
  readonly purpose: string;
  readonly key: string;
  readonly companyId: number | null;
  readonly uploadedBy: number | null;
  /** The private customer for whom staff have uploaded it. */
  readonly readerId: number | null;
}

type FileState = 'receiving' | 'pending' | 'claimed' | 'released';

const COLUMNS = [
  'id',
  'name',
  'media_type as mediaType',
  'bytes',
  'is_picture as isPicture',
  'purpose',
  'storage_key as key',
  'company_id as companyId',
  'uploaded_by as uploadedBy',
  'reader_id as readerId',
] as const;

export const readMany = (db: Db | Tx, ids: readonly number[]): Promise<StoredFile[]> =>
  db
    .selectFrom('stored_file')
    .select(COLUMNS)
    .where('id', 'in', [0, ...ids])
    .execute();

/** A file that a link may show: stored, and not released. */
export const readShown = (db: Db, id: number): Promise<StoredFile | undefined> =>
  db
    .selectFrom('stored_file')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'claimed'])
    .executeTakeFirst();

interface Owner {
  readonly companyId: number | null;
  readonly userId: number | null;
}

const LOCK_OF_COMPANIES = 8_401;
const LOCK_OF_USERS = 8_402;

/** Until the transaction ends, no other upload of the owner is added. */
export async function lockQuota(tx: Tx, { companyId, userId }: Owner): Promise<void> {
  const [kind, id] = companyId === null ? [LOCK_OF_USERS, userId ?? 0] : [LOCK_OF_COMPANIES, companyId];
  await execute(tx)`select pg_advisory_xact_lock(${kind}::integer, ${id}::integer)`;
}

/** Bytes that the owner has stored. */
export async function usedBytes(db: Db | Tx, { companyId, userId }: Owner): Promise<number> {
  const { used } = await db
    .selectFrom('stored_file')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('bytes'), sql<number>`0`).as('used'))
    .where('state', '<>', 'released')
    .$if(companyId !== null, (query) => query.where('company_id', '=', companyId))
    .$if(companyId === null, (query) => query.where('company_id', 'is', null).where('uploaded_by', '=', userId))
    .executeTakeFirstOrThrow();
  return Number(used);
}

interface NewFile extends Owner {
  readonly key: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly isPicture: boolean;
  readonly purpose: UploadPurpose;
  readonly sha256: Buffer;
  readonly now: Date;
}

export const insert = (tx: Tx, file: NewFile): Promise<number> =>
  insertRow(tx, 'stored_file', {
    storage_key: file.key,
    name: file.name,
    media_type: file.mediaType,
    bytes: file.bytes,
    is_picture: file.isPicture,
    purpose: file.purpose,
    sha256: file.sha256,
    company_id: file.companyId,
    uploaded_by: file.userId,
    state: 'receiving',
    state_since: file.now,
    created_at: file.now,
  });

export const markStored = (tx: Tx, id: number, now: Date): Promise<StoredFile> =>
  tx
    .updateTable('stored_file')
    .set({ state: 'pending', state_since: now })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

interface ClaimInput {
  readonly ids: readonly number[];
  readonly uploadedBy: number | null;
  readonly companyId: number | null;
  readonly readerId: number | null;
  readonly purposes: readonly UploadPurpose[];
  readonly now: Date;
}

/** Claims the pending files of a user, and returns those that could be claimed. */
export const claim = (
  tx: Tx,
  { ids, uploadedBy, companyId, readerId, purposes, now }: ClaimInput,
): Promise<StoredFile[]> =>
  tx
    .updateTable('stored_file')
    .set({ state: 'claimed', state_since: now, company_id: companyId, reader_id: readerId })
    .where('id', 'in', [0, ...ids])
    .where('state', '=', 'pending')
    .where('uploaded_by', uploadedBy === null ? 'is' : '=', uploadedBy)
    .where('purpose', 'in', [...purposes])
    .returning(COLUMNS)
    .execute();

interface StateChange {
  readonly ids: readonly number[];
  readonly from: FileState;
  readonly to: FileState;
  readonly now: Date;
}

export async function changeState(tx: Tx, { ids, from, to, now }: StateChange): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('stored_file')
    .set({ state: to, state_since: now })
    .where('id', 'in', [0, ...ids])
    .where('state', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What the store keeps of a file. */
export interface StoredContent {
  readonly key: string;
  readonly purpose: string;
}

/** Deletes the row of a file, and notes that its content is to be removed; undefined where there is no such file in that state any more. */
const removeRow = (tx: Tx, id: number, condition: RawBuilder<unknown>): Promise<StoredContent | undefined> =>
  firstRow<StoredContent>(tx)`
    with gone as (delete from stored_file where id = ${id} and ${condition} returning storage_key, purpose)
    insert into file_removal (storage_key, purpose) select storage_key, purpose from gone
    returning storage_key as key, purpose`;

/** A file that no call has claimed, of the user who has uploaded it. */
export const removePending = (tx: Tx, id: number, userId: number): Promise<StoredContent | undefined> =>
  removeRow(tx, id, sql`state = 'pending' and uploaded_by = ${userId}`);

/** A file whose content could not be stored. */
export const removeReceiving = (tx: Tx, id: number): Promise<StoredContent | undefined> =>
  removeRow(tx, id, sql`state = 'receiving'`);

/** Content whose removal was noted, the longest ago first. */
export const toRemove = (db: Db, most: number): Promise<StoredContent[]> =>
  db
    .selectFrom('file_removal')
    .select(['storage_key as key', 'purpose'])
    .orderBy('noted_at')
    .orderBy('storage_key')
    .limit(most)
    .execute();

/** Forgets content that the store has removed. */
export const forgetRemoval = (tx: Tx, key: string): Promise<unknown> =>
  tx.deleteFrom('file_removal').where('storage_key', '=', key).execute();

interface PurgeLimits {
  readonly abandonedBefore: Date;
  readonly releasedBefore: Date;
}

const isDue = ({ abandonedBefore, releasedBefore }: PurgeLimits): RawBuilder<boolean> => sql<boolean>`(
  (state in ('receiving', 'pending') and state_since < ${abandonedBefore})
  or (state = 'released' and state_since < ${releasedBefore}))`;

/** Files that nothing refers to any more. */
export async function toPurge(db: Db, limits: PurgeLimits, most: number): Promise<number[]> {
  const due = db.selectFrom('stored_file').select('id').where(isDue(limits)).orderBy('id').limit(most);
  return (await due.execute()).map(({ id }) => id);
}

/** A file that is still due: another call may have claimed or restored it since it was listed. */
export const purge = (tx: Tx, id: number, limits: PurgeLimits): Promise<StoredContent | undefined> =>
  removeRow(tx, id, isDue(limits));

export const linkSecret = async (db: Db | Tx): Promise<Buffer | undefined> =>
  (await db.selectFrom('file_link_key').select('secret').executeTakeFirst())?.secret;

/** Stores the key unless there is one. */
export async function insertLinkSecret(tx: Tx, secret: Buffer): Promise<void> {
  await tx
    .insertInto('file_link_key')
    .values({ id: 1, secret })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
}

/** Files stay with the company or the case that they were uploaded for, without the name of who has uploaded them. */
export const personalData: PersonalData = {
  section: 'files',
  async read(db, { userId }) {
    return allRows(db)`
      select name, media_type, bytes, created_at from stored_file where uploaded_by = ${userId} order by id
    `;
  },
  async erase(tx, { userId }) {
    await execute(tx)`update stored_file set uploaded_by = null where uploaded_by = ${userId}`;
    await execute(tx)`update stored_file set reader_id = null where reader_id = ${userId}`;
  },
};
