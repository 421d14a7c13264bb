import { COMPLAINT_STATUS, type ComplaintStatus } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import type { Customer } from '../../../kernel/actor.ts';
import { type Idempotency, inTransactionOnce } from '../../../kernel/idempotency.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { attachFiles } from './attach-files.ts';
import { publish } from '../events.ts';
import { findTransition, isPending, reopenUntil } from '../rules/transitions.ts';
import { seenBy } from '../store/scope.ts';
import * as store from '../store/write.ts';

interface StepInput {
  readonly id: number;
  readonly actor: Customer;
  readonly now: Date;
}

interface MessageInput extends StepInput {
  readonly text: string;
  readonly fileIds: readonly number[];
  readonly idempotency: Idempotency;
}

/** Adds a message of the customer to a pending complaint. 404 for another's complaint, 409 for a closed one. */
export const addMessage = (db: Db, input: MessageInput): Promise<{ entryId: number }> =>
  inTransactionOnce(db, input.idempotency, async (tx) => {
    const complaint = await lockOwn(tx, input);
    if (!isPending(complaint)) throw new Problem('complaints.closed', 409);
    await store.touch(tx, input.id, input.now);
    const entryId = await write(tx, input, { body: input.text });
    const { userId, companyId } = input.actor;
    await attachFiles(tx, { entryId, fileIds: input.fileIds, userId, companyId, now: input.now });
    return { entryId };
  });

interface VersionedInput extends StepInput {
  readonly version: number;
}

/** Withdraws a complaint that nobody works on yet. 409 after staff have begun, or where the customer has seen an older version. */
export const withdraw = (db: Db, input: VersionedInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const complaint = await lockOwn(tx, input);
    checkVersion(complaint, input);
    // Only what was received can be withdrawn: no other transition to `resolved` is the customer's.
    if (!findTransition(complaint, COMPLAINT_STATUS.resolved, 'customer')) {
      throw new Problem('complaints.transition_not_allowed', 409);
    }
    const { now, id } = input;
    await store.setStatus(tx, id, { status: COMPLAINT_STATUS.resolved, outcome: 'withdrawn', closedAt: now, now });
    await write(tx, input, { body: '', from: complaint.status, to: COMPLAINT_STATUS.resolved });
  });

/** Takes a completed complaint up again. 409 after the period for it. */
export const reopen = (db: Db, input: VersionedInput & { readonly text: string }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const complaint = await lockOwn(tx, input);
    checkVersion(complaint, input);
    if (!findTransition(complaint, COMPLAINT_STATUS.inProcessing, 'customer')) {
      throw new Problem('complaints.transition_not_allowed', 409);
    }
    const until = reopenUntil(complaint);
    if (until === null || businessDate(input.now) > until) throw new Problem('complaints.reopen_over', 409);
    const { now, id } = input;
    await store.setStatus(tx, id, { status: COMPLAINT_STATUS.inProcessing, outcome: null, closedAt: null, now });
    await write(tx, input, { body: input.text, from: complaint.status, to: COMPLAINT_STATUS.inProcessing });
  });

async function lockOwn(tx: Tx, { id, actor }: StepInput): Promise<store.LockedComplaint> {
  const complaint = await store.lock(tx, seenBy(actor), id);
  if (!complaint) throw new Problem('complaints.not_found', 404);
  return complaint;
}

/** 409 where the complaint has changed since somebody read it. */
export function checkVersion(complaint: store.LockedComplaint, { version }: { readonly version: number }): void {
  if (complaint.version !== version) throw new Problem('complaints.changed_meanwhile', 409);
}

interface WrittenEntry {
  readonly body: string;
  readonly from?: ComplaintStatus;
  readonly to?: ComplaintStatus;
}

async function write(tx: Tx, { id, actor, now }: StepInput, entry: WrittenEntry): Promise<number> {
  const by = { complaintId: id, author: 'customer', userId: actor.userId, userName: actor.name, now } as const;
  const entryId = await store.insertEntry(tx, { ...by, ...entry });
  await publish(tx, 'complaint.entry_added', { complaintId: id, entryId });
  return entryId;
}
