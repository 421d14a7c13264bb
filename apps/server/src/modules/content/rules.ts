import { businessDate } from '@sjaj/domain';
import { Problem } from '../../platform/problem.ts';

/** The first and the last business day of something; null where it has no bound. */
interface Days {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** 400 at `field` where the last day is before the first. */
export function checkDays({ startsOn, endsOn }: Days, field: string): void {
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) {
    throw new Problem('content.days_turned', 400, { errors: [{ field, key: 'content.days_turned' }] });
  }
}

/** Whether the business day of `now` is within the days. */
export function isWithin({ startsOn, endsOn }: Days, now: Date): boolean {
  const today = businessDate(now);
  return (startsOn === null || startsOn <= today) && (endsOn === null || today <= endsOn);
}
