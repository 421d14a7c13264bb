import type { ContractPrice } from '@sjaj/contract';
import type { BusinessDate } from '@sjaj/domain';
import { Problem } from '../../../platform/problem.ts';

/** The days on which a contract price holds, both included; null for no first or last one. */
export interface ContractPeriod {
  readonly validFrom: BusinessDate | null;
  readonly validTo: BusinessDate | null;
}

/** 400 for a period that ends before it begins. */
export function checkPeriod({ validFrom, validTo }: ContractPeriod): void {
  if (validFrom === null || validTo === null || validFrom <= validTo) return;
  const key = 'pricing.period_wrong';
  throw new Problem(key, 400, { errors: [{ field: 'validTo', key }] });
}

export function periodState({ validFrom, validTo }: ContractPeriod, today: BusinessDate): ContractPrice['state'] {
  if (validTo !== null && validTo < today) return 'ended';
  return validFrom !== null && validFrom > today ? 'planned' : 'in_force';
}

/** The period that a price from a file gets: that of the price before, unless it has ended. */
export const renewedPeriod = (before: ContractPeriod | undefined, today: BusinessDate): ContractPeriod =>
  before && periodState(before, today) !== 'ended' ? before : { validFrom: null, validTo: null };
