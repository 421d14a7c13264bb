import { addDays, businessDate, startOfDay } from '@sjaj/domain';

const HALF_DAY_MS = 12 * 3_600_000;

/** Noon so many days of the calendar ago. Hours would miss the day near midnight, where the clocks have changed since. */
export const noonDaysAgo = (now: Date, days: number): Date =>
  new Date(startOfDay(addDays(businessDate(now), -days)).getTime() + HALF_DAY_MS);
