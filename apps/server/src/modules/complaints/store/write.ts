import type { ComplaintOutcome, ComplaintStatus } from '@sjaj/contract';
import type { Insertable } from 'kysely';
import type { Complaint } from '../../../../../../db/tables.ts';
import type { Language } from '@sjaj/domain';
import type { Tx } from '../../../platform/database/db.ts';
import { insertRow, updateVersion } from '../../../platform/database/rows.ts';
import { firstRow } from '../../../platform/database/statements.ts';
import type { Scope } from '../../../kernel/company-scope.ts';

/** The next place in the year's numbers. */
export async function drawSequence(tx: Tx, year: number): Promise<number> {
  const row = await firstRow<{ sequence: number }>(tx)`
    select nextval(${`complaint_number_${year}`}::text::regclass) as sequence`;
  if (!row) throw new Error('a sequence gave nothing');
  return row.sequence;
}

export const insert = (tx: Tx, complaint: Insertable<Complaint>): Promise<number> =>
  insertRow(tx, 'complaint', complaint);

export interface LockedComplaint {
  readonly id: number;
  readonly number: string;
  readonly version: number;
  readonly status: ComplaintStatus;
  readonly outcome: ComplaintOutcome | null;
  readonly closedAt: Date | null;
  readonly companyId: number | null;
  readonly userId: number;
  readonly assigneeId: number | null;
  readonly language: Language;
}

/** Locks a complaint in the scope until the transaction ends; undefined if there is none. */
export const lock = (tx: Tx, scope: Scope, id: number): Promise<LockedComplaint | undefined> =>
  firstRow<LockedComplaint>(tx)`
    select c.id, c.number, c.version, c.status, c.outcome, c.closed_at as "closedAt", c.assignee_id as "assigneeId", c.language,
      c.company_id as "companyId", c.user_id as "userId"
    from complaint c where c.id = ${id} and ${scope} for update`;

interface StatusInput {
  readonly status: ComplaintStatus;
  readonly outcome: ComplaintOutcome | null;
  readonly closedAt: Date | null;
  readonly now: Date;
}

/** Sets the status and counts the version up. */
export const setStatus = (tx: Tx, id: number, { status, outcome, closedAt, now }: StatusInput): Promise<void> =>
  updateVersion(tx, 'complaint', id, { status, outcome, closed_at: closedAt, updated_at: now });

/** Increments the version for a new message, so that an answer written without it is refused. */
export const touch = (tx: Tx, id: number, now: Date): Promise<void> =>
  updateVersion(tx, 'complaint', id, { updated_at: now });

export const setAssignee = (tx: Tx, id: number, assigneeId: number | null): Promise<void> =>
  updateVersion(tx, 'complaint', id, { assignee_id: assigneeId });

export interface NewEntry {
  readonly complaintId: number;
  readonly author: 'customer' | 'staff';
  readonly userId: number;
  readonly userName: string;
  readonly body: string;
  readonly isInternal?: boolean;
  readonly from?: ComplaintStatus;
  readonly to?: ComplaintStatus;
  readonly now: Date;
}

export const insertEntry = (tx: Tx, entry: NewEntry): Promise<number> =>
  insertRow(tx, 'complaint_entry', {
    complaint_id: entry.complaintId,
    author: entry.author,
    user_id: entry.userId,
    user_name: entry.userName,
    body: entry.body,
    is_internal: entry.isInternal ?? false,
    from_status: entry.from ?? null,
    to_status: entry.to ?? null,
    at: entry.now,
  });
