import { COMPLAINT_STATUS, type ComplaintOutcome, type ComplaintStatus } from '@sjaj/contract';
import { text as textIn } from '@sjaj/i18n/server';
import { staffReaching } from '../../auth/index.ts';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Idempotency, inTransactionOnce } from '../../../kernel/idempotency.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { attachFiles } from './attach-files.ts';
import { publish } from '../events.ts';
import { findTransition } from '../rules/transitions.ts';
import { inReachOf } from '../store/scope.ts';
import * as store from '../store/write.ts';
import { checkVersion } from './customer-actions.ts';

interface StepInput {
  readonly id: number;
  readonly staff: Staff;
  readonly now: Date;
}

interface AnswerInput extends StepInput {
  readonly version: number;
  readonly text: string;
  readonly status?: ComplaintStatus | undefined;
  readonly outcome?: ComplaintOutcome | undefined;
  readonly fileIds: readonly number[];
  readonly idempotency: Idempotency;
}

/**
 * Answers the customer and sets the next status, if one is named. A member of staff who takes an unassigned complaint into
 * processing becomes its assignee. 409 for a transition that is not allowed, and where somebody wrote meanwhile.
 */
export const answerComplaint = (db: Db, input: AnswerInput): Promise<{ entryId: number }> =>
  inTransactionOnce(db, input.idempotency, async (tx) => {
    const complaint = await lockInReach(tx, input);
    checkVersion(complaint, input);
    const { status } = input;
    const body = bodyOf(complaint, input);
    if (status === undefined) await store.touch(tx, input.id, input.now);
    else await change(tx, complaint, { ...input, status });
    const entryId = await store.insertEntry(tx, {
      ...byStaff(input),
      body,
      ...(status === undefined ? {} : { from: complaint.status, to: status }),
    });
    await attachFiles(tx, { entryId, ...filesBy(input), ...readersOf(complaint) });
    await writeAudit(tx, input.staff, {
      action: status === undefined ? 'complaints.answer' : 'complaints.change_status',
      entity: 'complaint',
      entityId: input.id,
      before: { status: complaint.status },
      after: { status: status ?? complaint.status, outcome: input.outcome ?? null, text: body },
    });
    await publish(tx, 'complaint.entry_added', { complaintId: input.id, entryId });
    return { entryId };
  });

/** The text of an answer. A complaint that is taken into processing without one gets a standard text in its language. */
function bodyOf(complaint: store.LockedComplaint, { text, status }: AnswerInput): string {
  if (text !== '') return text;
  const transition = status === undefined ? undefined : findTransition(complaint, status, 'staff');
  if (status !== undefined && !transition) throw new Problem('complaints.transition_not_allowed', 409);
  if (!transition || transition.needsText) {
    throw new Problem('complaints.text_required', 400, {
      errors: [{ field: 'text', key: 'complaints.text_required' }],
    });
  }
  return textIn(complaint.language, 'complaintText.taken');
}

async function change(
  tx: Tx,
  complaint: store.LockedComplaint,
  { id, staff, status, outcome, now }: AnswerInput & { readonly status: ComplaintStatus },
): Promise<void> {
  if (!findTransition(complaint, status, 'staff')) throw new Problem('complaints.transition_not_allowed', 409);
  const isResolved = status === COMPLAINT_STATUS.resolved;
  if (isResolved && outcome === undefined) {
    throw new Problem('complaints.outcome_required', 400, {
      errors: [{ field: 'outcome', key: 'complaints.outcome_required' }],
    });
  }
  const isClosed = isResolved || status === COMPLAINT_STATUS.rejected;
  await store.setStatus(tx, id, {
    status,
    outcome: isResolved ? (outcome ?? null) : null,
    closedAt: isClosed ? now : null,
    now,
  });
  if (complaint.assigneeId === null) await store.setAssignee(tx, id, staff.userId);
}

interface NoteInput extends StepInput {
  readonly text: string;
  readonly fileIds: readonly number[];
  readonly idempotency: Idempotency;
}

/** Adds a note that only staff read. It does not change the version, so an answer that is being written is not refused. */
export const addNote = (db: Db, input: NoteInput): Promise<{ entryId: number }> =>
  inTransactionOnce(db, input.idempotency, async (tx) => {
    await lockInReach(tx, input);
    const entryId = await store.insertEntry(tx, { ...byStaff(input), body: input.text, isInternal: true });
    await attachFiles(tx, { entryId, ...filesBy(input), companyId: null });
    await writeAudit(tx, input.staff, {
      action: 'complaints.note',
      entity: 'complaint',
      entityId: input.id,
      after: { text: input.text },
    });
    return { entryId };
  });

interface AssignInput extends StepInput {
  readonly version: number;
  readonly assigneeId: number | null;
}

/** Assigns a complaint. 400 for somebody who is not on the staff. */
export const assignComplaint = (db: Db, { id, staff, version, assigneeId }: AssignInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const complaint = await lockInReach(tx, { staff, id });
    checkVersion(complaint, { version });
    if (
      assigneeId !== null &&
      !(await staffReaching(tx, 'handleComplaints', complaint.companyId)).includes(assigneeId)
    ) {
      throw new Problem('complaints.no_such_assignee', 400, {
        errors: [{ field: 'assigneeId', key: 'complaints.no_such_assignee' }],
      });
    }
    await store.setAssignee(tx, id, assigneeId);
    await writeAudit(tx, staff, {
      action: 'complaints.assign',
      entity: 'complaint',
      entityId: id,
      before: { assigneeId: complaint.assigneeId },
      after: { assigneeId },
    });
  });

async function lockInReach(tx: Tx, { staff, id }: Pick<StepInput, 'id' | 'staff'>): Promise<store.LockedComplaint> {
  const complaint = await store.lock(tx, inReachOf(staff), id);
  if (!complaint) throw new Problem('complaints.not_found', 404);
  return complaint;
}

/** Who reads what staff attach to an answer: the company, or the private customer who has sent the complaint. */
const readersOf = ({ companyId, userId }: store.LockedComplaint) => ({
  companyId,
  readerId: companyId === null ? userId : null,
});

const byStaff = ({ id, staff, now }: StepInput) =>
  ({ complaintId: id, author: 'staff', userId: staff.userId, userName: staff.name, now }) as const;

const filesBy = ({ fileIds, staff, now }: StepInput & { readonly fileIds: readonly number[] }) => ({
  fileIds,
  userId: staff.userId,
  now,
});
