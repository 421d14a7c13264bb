import {
  COMPLAINT_STATUS as S,
  type ComplaintAct,
  type ComplaintOutcome,
  type ComplaintStatus,
  PENDING_COMPLAINT_STATUSES,
} from '@sjaj/contract';
import { addDays, type BusinessDate, businessDate } from '@sjaj/domain';

type ComplaintRole = 'customer' | 'staff';

interface Transition {
  readonly to: ComplaintStatus;
  readonly by: readonly ComplaintRole[];
  /** Whether the text of the person is required. */
  readonly needsText?: true;
}

/** All transitions, by the status they start from. A customer who withdraws a complaint resolves it. */
const NEXT: Readonly<Record<ComplaintStatus, readonly Transition[]>> = {
  [S.received]: [
    { to: S.inProcessing, by: ['staff'] },
    { to: S.resolved, by: ['customer'] },
  ],
  [S.inProcessing]: [
    { to: S.rejected, by: ['staff'], needsText: true },
    { to: S.resolved, by: ['staff'], needsText: true },
  ],
  [S.rejected]: [{ to: S.inProcessing, by: ['staff', 'customer'], needsText: true }],
  [S.resolved]: [{ to: S.inProcessing, by: ['staff', 'customer'], needsText: true }],
};

/** For how many days after its end a customer may reopen a complaint. Staff may at any time. */
const REOPEN_DAYS = 15;

export interface ComplaintState {
  readonly status: ComplaintStatus;
  readonly outcome: ComplaintOutcome | null;
  readonly closedAt: Date | null;
}

export const isPending = ({ status }: Pick<ComplaintState, 'status'>): boolean =>
  PENDING_COMPLAINT_STATUSES.includes(status);

/** The transition by which the role brings a complaint to a status; undefined if there is none. What was withdrawn stays so. */
export function findTransition(
  { status, outcome }: Pick<ComplaintState, 'status' | 'outcome'>,
  to: ComplaintStatus,
  role: ComplaintRole,
): Transition | undefined {
  if (outcome === 'withdrawn') return undefined;
  return NEXT[status].find((transition) => transition.to === to && transition.by.includes(role));
}

/** The statuses that staff may set next. */
export const nextForStaff = (state: Pick<ComplaintState, 'status' | 'outcome'>): ComplaintStatus[] =>
  NEXT[state.status].map(({ to }) => to).filter((to) => findTransition(state, to, 'staff'));

/** The last day on which the customer may reopen a complaint; null while it is pending, and after a withdrawal. */
export const reopenUntil = ({ outcome, closedAt }: ComplaintState): BusinessDate | null =>
  closedAt === null || outcome === 'withdrawn' ? null : addDays(businessDate(closedAt), REOPEN_DAYS);

/** What the customer may do with a complaint now. */
export function actsOfCustomer(state: ComplaintState, now: Date): ComplaintAct[] {
  if (isPending(state)) return state.status === S.received ? ['write', 'withdraw'] : ['write'];
  const until = reopenUntil(state);
  return until !== null && businessDate(now) <= until ? ['reopen'] : [];
}
