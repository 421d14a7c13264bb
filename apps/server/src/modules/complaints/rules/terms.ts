import type { ComplaintKind, ComplaintTerm } from '@sjaj/contract';
import { addDays, addMonths, type BusinessDate } from '@sjaj/domain';

/** Goods can be returned, exchanged or reported as defective within so many days of receipt. */
const RETURN_DAYS = 7;

interface Purchase {
  /** Null where nobody knows it, or the goods are on their way. */
  readonly receivedOn: BusinessDate | null;
  readonly warrantyMonths: number | null;
}

interface Terms {
  readonly returnUntil: BusinessDate | null;
  /** Null for goods without a warranty. */
  readonly warrantyUntil: BusinessDate | null;
}

/** The last days of the return period and of the warranty. */
export function termsOf({ receivedOn, warrantyMonths }: Purchase): Terms {
  if (receivedOn === null) return { returnUntil: null, warrantyUntil: null };
  return {
    returnUntil: addDays(receivedOn, RETURN_DAYS),
    warrantyUntil: warrantyMonths === null || warrantyMonths === 0 ? null : addMonths(receivedOn, warrantyMonths),
  };
}

/**
 * What the days come to for a complaint of this kind: returns have the return period, service has the warranty, and goods with a
 * fault have both.
 */
export function termFor(
  kind: ComplaintKind,
  { returnUntil, warrantyUntil }: Terms,
  today: BusinessDate,
): ComplaintTerm {
  const isInPeriod = returnUntil !== null && today <= returnUntil;
  const isInWarranty = warrantyUntil !== null && today <= warrantyUntil;
  if (kind === 'service') {
    if (isInWarranty) return 'in_warranty';
    return warrantyUntil === null ? 'unknown' : 'warranty_over';
  }
  if (returnUntil === null) return 'unknown';
  if (isInPeriod) return 'in_time';
  return kind === 'complaint' && isInWarranty ? 'in_warranty' : 'late';
}
