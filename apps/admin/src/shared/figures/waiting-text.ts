import { t } from '../texts/t.ts';
import { waitingTime } from './waiting-time.logic.ts';

/** For how long something waits, as lists say it: `3 d`. */
export function waitingText(since: string): string {
  const { unit, count } = waitingTime(new Date(since), new Date());
  return t(`waitingTime.${unit}`, { count });
}
