import type { UserFileKind } from '@sjaj/contract';
import type { Customer, Staff } from '../../kernel/actor.ts';
import { writeAudit } from '../../kernel/audit.ts';
import { type Idempotency, inTransactionOnce } from '../../kernel/idempotency.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import type { IncomingFile } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { claimFiles, type FileDeps, ownerOf, receiveFile, releaseFiles, restoreFiles } from '../files/index.ts';
import { publish } from './events.ts';
import { mayChange, titleOf } from './rules.ts';
import * as store from './store.ts';

interface Details {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly kind: UserFileKind;
}

interface AddInput {
  readonly file: IncomingFile;
  readonly form: Details;
  readonly idempotency: Idempotency;
  readonly now: Date;
}

/** Adds a file of a customer to those of the company. */
export const addFile = (deps: FileDeps, actor: Customer, input: AddInput): Promise<{ id: number }> =>
  add(deps, input, {
    actor,
    companyId: actor.companyId,
    userId: actor.companyId === null ? actor.userId : null,
    isFromSupplier: false,
  });

/** Shares a file with a company, whose users get a message. 404 for an unknown company. */
export async function shareFile(
  deps: FileDeps,
  actor: Staff,
  { companyId, ...input }: AddInput & { readonly companyId: number },
): Promise<{ id: number }> {
  const isKnown = await inTransaction(deps.db, (tx) => store.hasCompany(tx, companyId));
  if (!isKnown) {
    input.file.stream.resume();
    throw new Problem('companies.not_found', 404);
  }
  return add(deps, input, { actor, companyId, userId: null, isFromSupplier: true }, async (tx, id, title) => {
    await writeAudit(tx, actor, {
      action: 'user_file.create',
      entity: 'user_file',
      entityId: id,
      after: { companyId, title },
    });
    await publish(tx, 'user_file.shared', { companyId, title });
  });
}

interface Owner {
  readonly actor: Customer | Staff;
  readonly companyId: number | null;
  readonly userId: number | null;
  readonly isFromSupplier: boolean;
}

/** A repeated request leaves its upload unclaimed, and the nightly job deletes it. */
async function add(
  deps: FileDeps,
  { file, form, idempotency, now }: AddInput,
  { actor, ...owner }: Owner,
  afterInsert?: (tx: Tx, id: number, title: string) => Promise<void>,
): Promise<{ id: number }> {
  const stored = await receiveFile(deps, { file, purpose: 'attachment', owner: ownerOf(actor), now });
  return inTransactionOnce(deps.db, idempotency, async (tx) => {
    const { companyId } = owner;
    await claimFiles(tx, { ids: [stored.id], userId: actor.userId, companyId, now });
    const title = titleOf(form.title, stored.name);
    const id = await store.insert(tx, {
      ...owner,
      fileId: stored.id,
      title,
      description: form.description ?? null,
      kind: form.kind,
      addedBy: actor,
      now,
    });
    await afterInsert?.(tx, id, title);
    return { id };
  });
}

interface UpdateInput {
  readonly id: number;
  readonly version: number;
  readonly form: Details & { readonly title: string };
}

const changesOf = ({ title, description, kind }: UpdateInput['form']) => ({
  title,
  description: description ?? null,
  kind,
});

/** Renames or describes a file. 404 for one that the caller may not change, 409 where it was changed meanwhile. */
export const updateFile = (db: Db, actor: Customer, { id, version, form }: UpdateInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = await lockOwn(tx, actor, id);
    if (row.version !== version) throw new Problem('records.changed_meanwhile', 409);
    await store.update(tx, id, changesOf(form));
  });

async function lockOwn(tx: Tx, actor: Customer, id: number, isDeleted = false): Promise<store.UserFileRow> {
  const row = await store.lock(tx, actor, id);
  if (!row || !mayChange(actor, row) || (row.deletedAt !== null) !== isDeleted)
    throw new Problem('files.not_found', 404);
  return row;
}

/** Deletes a file until it is restored, or for good after 30 days. */
export const removeFile = (db: Db, actor: Customer, id: number, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { fileId } = await lockOwn(tx, actor, id);
    await store.setDeleted(tx, id, now);
    await releaseFiles(tx, [fileId], now);
  });

export const restoreFile = (db: Db, actor: Customer, id: number, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { fileId } = await lockOwn(tx, actor, id, true);
    await store.setDeleted(tx, id, null);
    await restoreFiles(tx, [fileId], now);
  });

async function lockAny(tx: Tx, id: number, isArchived: boolean): Promise<store.UserFileRow> {
  const row = await store.lock(tx, 'all', id);
  if (!row || (row.deletedAt !== null) !== isArchived) throw new Problem('files.not_found', 404);
  return row;
}

/** The same for staff, for files of every customer. */
export const updateAnyFile = (db: Db, actor: Staff, { id, version, form }: UpdateInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { title, description, kind, version: current } = await lockAny(tx, id, false);
    if (current !== version) throw new Problem('records.changed_meanwhile', 409);
    await store.update(tx, id, changesOf(form));
    const values = { before: { title, description, kind }, after: changesOf(form) };
    await writeAudit(tx, actor, { action: 'user_file.update', entity: 'user_file', entityId: id, ...values });
  });

/** Archives a file, or restores it. */
export const archiveFile = (db: Db, actor: Staff, id: number, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { fileId, title } = await lockAny(tx, id, false);
    await store.setDeleted(tx, id, now);
    await releaseFiles(tx, [fileId], now);
    await writeAudit(tx, actor, { action: 'user_file.archive', entity: 'user_file', entityId: id, before: { title } });
  });

export const restoreAnyFile = (db: Db, actor: Staff, id: number, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { fileId, title } = await lockAny(tx, id, true);
    await store.setDeleted(tx, id, null);
    await restoreFiles(tx, [fileId], now);
    await writeAudit(tx, actor, { action: 'user_file.restore', entity: 'user_file', entityId: id, after: { title } });
  });
