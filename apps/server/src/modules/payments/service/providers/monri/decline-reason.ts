import type { DeclineReason } from '@sjaj/contract';

const REASONS: ReadonlyMap<string, DeclineReason> = new Map([
  ['1001', 'expired'],
  ['1011', 'details'],
  ['1012', 'details'],
  ['1014', 'details'],
  ['1016', 'funds'],
  ['1023', 'unconfirmed'],
  ['1804', 'details'],
  ['1815', 'expired'],
]);

/** Of Monri's response codes; those of suspicious, lost and stolen cards are told to nobody. */
export const declineReason = (responseCode: string | null): DeclineReason => REASONS.get(responseCode ?? '') ?? 'bank';
