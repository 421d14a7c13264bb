import type { Deputy } from '@sjaj/contract';
import { addDays, type BusinessDate } from '@sjaj/domain';

/** Business days, both included. */
export interface Period {
  readonly firstDay: BusinessDate;
  readonly lastDay: BusinessDate;
}

/** The longest time for which a deputy is named, in days. */
export const LONGEST_PERIOD = 366;

interface Candidate {
  readonly role: string;
  readonly isActive: boolean;
  readonly canViewPrices: boolean;
}

interface DeputyInput extends Period {
  readonly candidate: Candidate;
  readonly today: BusinessDate;
  /** The principal's other deputies that have not been ended. */
  readonly others: readonly Period[];
}

type DeputyErrorKey =
  | 'companies.deputy_unfit'
  | 'companies.deputy_past'
  | 'companies.deputy_backwards'
  | 'companies.deputy_too_long'
  | 'companies.deputy_overlaps';

interface DeputyError {
  readonly field: 'deputyId' | 'firstDay' | 'lastDay';
  readonly key: DeputyErrorKey;
}

/** What speaks against a deputy, by field; empty where nothing does. */
export function deputyErrors({ firstDay, lastDay, candidate, today, others }: DeputyInput): DeputyError[] {
  const errors: DeputyError[] = [];
  if (!isFit(candidate)) errors.push({ field: 'deputyId', key: 'companies.deputy_unfit' });
  if (firstDay < today) errors.push({ field: 'firstDay', key: 'companies.deputy_past' });
  if (lastDay < firstDay) errors.push({ field: 'lastDay', key: 'companies.deputy_backwards' });
  else if (lastDay >= addDays(firstDay, LONGEST_PERIOD))
    errors.push({ field: 'lastDay', key: 'companies.deputy_too_long' });
  else if (others.some((other) => overlaps(other, { firstDay, lastDay })))
    errors.push({ field: 'firstDay', key: 'companies.deputy_overlaps' });
  return errors;
}

/** A company admin approves anyhow; without prices nobody can weigh an order. */
const isFit = ({ role, isActive, canViewPrices }: Candidate): boolean => role === 'buyer' && isActive && canViewPrices;

const overlaps = (one: Period, other: Period): boolean =>
  one.firstDay <= other.lastDay && other.firstDay <= one.lastDay;

/** Whether a deputy is still to come, acts, or has ended. */
export function deputyState(
  { firstDay, lastDay, isEnded }: Period & { readonly isEnded: boolean },
  today: BusinessDate,
): Deputy['state'] {
  if (isEnded || lastDay < today) return 'ended';
  return today < firstDay ? 'coming' : 'acting';
}
