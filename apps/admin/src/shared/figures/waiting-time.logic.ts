const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface WaitingTime {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

/** For how long somebody waits, in the largest unit of which there is one. */
export function waitingTime(since: Date, now: Date): WaitingTime {
  const ms = Math.max(0, now.getTime() - since.getTime());
  if (ms >= DAY) return { unit: 'days', count: Math.floor(ms / DAY) };
  if (ms >= HOUR) return { unit: 'hours', count: Math.floor(ms / HOUR) };
  return { unit: 'minutes', count: Math.floor(ms / MINUTE) };
}
