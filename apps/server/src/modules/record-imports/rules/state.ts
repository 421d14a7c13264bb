import type { RecordImport } from '@sjaj/contract';
import { Problem } from '../../../platform/problem.ts';

type State = RecordImport['state'];

interface ImportStatus {
  readonly state: State;
  readonly createdAt: Date;
}

const DAY_MS = 24 * 3_600_000;
/** A comparison that nobody applied is removed after this. A record that changes meanwhile is left alone line by line. */
export const COMPARISON_LIFE_MS = 7 * DAY_MS;
/** What an undo needs is stored for this long. */
export const UNDO_LIFE_MS = 30 * DAY_MS;

export const isOutdated = ({ state, createdAt }: ImportStatus, now: Date): boolean =>
  (state === 'compared' || state === 'stopped') && now.getTime() - createdAt.getTime() > COMPARISON_LIFE_MS;

const MAY_BEGIN: readonly State[] = ['compared', 'stopped'];

interface ApplyDecision {
  readonly doubtful: 'take' | 'leave_out' | null;
  readonly startsOn: string | null;
  /** In the shop's time zone. */
  readonly today: string;
  readonly now: Date;
}

/** 404 for an unknown import; 409 for one that is under way or over, was compared too long ago, or has open questions. */
export function checkAppliable<Import extends ImportStatus & { readonly doubtful: number }>(
  file: Import | undefined,
  { doubtful, startsOn, today, now }: ApplyDecision,
): asserts file is Import {
  if (!file) throw new Problem('records.not_found', 404);
  if (file.state === 'applying' || file.state === 'scheduled' || file.state === 'undoing') {
    throw new Problem('imports.under_way', 409);
  }
  if (!MAY_BEGIN.includes(file.state)) throw new Problem('imports.applied_already', 409);
  if (isOutdated(file, now)) throw new Problem('imports.outdated', 409);
  if (file.doubtful > 0 && doubtful === null) {
    throw new Problem('imports.decide_doubtful', 409, { facts: { count: file.doubtful } });
  }
  if (startsOn !== null && startsOn < today) throw new Problem('imports.day_past', 409);
}

/** Whether the columns of a file may be chosen again: it is kept, and nothing of it was imported. */
export const canChooseColumns = (file: ImportStatus & { readonly sourceKey: string | null }, now: Date): boolean =>
  file.sourceKey !== null && file.state === 'compared' && !isOutdated(file, now);

/** 404 for an unknown import; 409 where its columns cannot be chosen any more. */
export function checkChoosable<Import extends ImportStatus & { readonly sourceKey: string | null }>(
  file: Import | undefined,
  now: Date,
): Import & { readonly sourceKey: string } {
  if (!file) throw new Problem('records.not_found', 404);
  const { sourceKey } = file;
  if (sourceKey === null || !canChooseColumns(file, now)) throw new Problem('imports.file_gone', 409);
  return { ...file, sourceKey };
}

interface Ended {
  readonly state: State;
  readonly endedAt: Date | null;
  readonly done: number;
  readonly isLast: boolean;
}

/** Whether an import may be undone: it is the last of its kind, has changed something, and not long ago. */
export const canUndo = ({ state, endedAt, done, isLast }: Ended, now: Date): boolean =>
  (state === 'done' || state === 'stopped') &&
  done > 0 &&
  isLast &&
  endedAt !== null &&
  now.getTime() - endedAt.getTime() <= UNDO_LIFE_MS;
