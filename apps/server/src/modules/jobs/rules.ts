import type { JobState } from '@sjaj/contract';

interface Seen {
  readonly seenAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly outcome: string | null;
}

/** A worker says every 20 s what it does. */
const ABSENT_AFTER = 90_000;

/** How a job stands. A run that its worker did not live to end counts as running until another one takes it up. */
export function stateOf({ seenAt, startedAt, endedAt, outcome }: Seen, now: Date): JobState['state'] {
  if (now.getTime() - seenAt.getTime() > ABSENT_AFTER) return 'absent';
  if (startedAt === null) return 'never';
  if (endedAt === null || endedAt < startedAt) return 'running';
  return outcome === 'failed' ? 'failed' : 'done';
}
