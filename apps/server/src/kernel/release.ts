import { businessDate } from '@sjaj/domain';
import type { Staff } from './actor.ts';

/** What staff say when they release a change of many records. */
export interface Release {
  readonly staff: Staff;
  readonly now: Date;
  /** What is done with prices that look wrong; null where nobody has decided. */
  readonly doubtful: 'take' | 'leave_out' | null;
  /** The day on which the change begins; null for at once. */
  readonly startsOn: string | null;
}

/** The columns of a change of many records that staff release, at once or from a day on. */
export function releasedColumns({ staff, now, doubtful, startsOn }: Release) {
  const isLater = startsOn !== null && startsOn > businessDate(now);
  return {
    state: isLater ? ('scheduled' as const) : ('applying' as const),
    starts_on: isLater ? startsOn : null,
    takes_doubtful: doubtful === 'take',
    applied_at: isLater ? null : now,
    applied_by_id: staff.userId,
    applied_by_name: staff.name,
  };
}
