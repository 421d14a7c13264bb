import type { JobApplicationForm } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Db, Tx } from '../../platform/database/db.ts';
import { deleteRow, updateRow } from '../../platform/database/rows.ts';

interface NewApplication extends JobApplicationForm {
  readonly fileId: number;
  readonly language: Language;
  readonly now: Date;
}

export async function insert(tx: Tx, { fileId, language, now, ...form }: NewApplication): Promise<void> {
  await tx
    .insertInto('job_application')
    .values({ ...form, file_id: fileId, language, received_at: now })
    .execute();
}

/** All applications, the newest first. */
export const list = (db: Db) =>
  db
    .selectFrom('job_application')
    .select(['id', 'name', 'email', 'phone', 'message', 'file_id as fileId'])
    .select(['received_at as receivedAt', 'handled_at as handledAt'])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export type ApplicationRow = Awaited<ReturnType<typeof list>>[number];

/** The application, locked until the transaction ends. */
export const lock = (tx: Tx, id: number) =>
  tx
    .selectFrom('job_application')
    .select(['id', 'file_id as fileId', 'handled_at as handledAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

interface SetHandledInput {
  readonly id: number;
  /** Null where it waits again. */
  readonly handledAt: Date | null;
  readonly handledBy: number | null;
}

export const setHandled = (tx: Tx, { id, handledAt, handledBy }: SetHandledInput): Promise<void> =>
  updateRow(tx, 'job_application', id, { handled_at: handledAt, handled_by: handledBy });

export const remove = (tx: Tx, id: number): Promise<void> => deleteRow(tx, 'job_application', id);

/** Deletes what came before; the ids of the CVs. */
export async function removeReceivedBefore(tx: Tx, before: Date): Promise<number[]> {
  const removed = await tx
    .deleteFrom('job_application')
    .where('received_at', '<', before)
    .returning('file_id as fileId')
    .execute();
  return removed.map(({ fileId }) => fileId);
}
