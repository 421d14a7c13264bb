import type { BusinessDate } from './dates.ts';
import { type Feninga, feninga, ZERO } from './money.ts';

/** A record of a company's account, in the order of booking. */
export interface AccountRecord {
  /** The number of the document. */
  readonly number: string;
  readonly owes: Feninga;
  readonly claims: Feninga;
  readonly bookedOn: BusinessDate;
  /** When the amount falls due; the booking date where there is no term. */
  readonly dueOn: BusinessDate | null;
  /** The number of the debit that this credit settles; null: the ones that fall due first. */
  readonly settles: string | null;
}

interface OpenItem {
  readonly record: AccountRecord;
  left: number;
}

/**
 * The open amount of each record, in the order given: of a debit what is still to be paid, of a credit what has settled nothing
 * yet. Credits that name a debit settle it first; the others settle the debits that fall due first. The open debits less the
 * open credits are the balance, and only one of the two is above zero.
 */
export function openAmounts(records: readonly AccountRecord[]): readonly Feninga[] {
  const items = records.map((record): OpenItem => ({ record, left: Math.abs(record.owes - record.claims) }));
  const debits = items.filter(({ record }) => record.owes > record.claims);
  const credits = items.filter(({ record }) => record.owes < record.claims);
  const byNumber = new Map(debits.map((debit) => [debit.record.number, debit]));
  for (const credit of credits) {
    const named = credit.record.settles === null ? undefined : byNumber.get(credit.record.settles);
    if (named) settle(credit, named);
  }
  const inOrder = debits.toSorted((a, b) => dueOf(a).localeCompare(dueOf(b)));
  let next = 0;
  for (const credit of credits) {
    while (credit.left > 0 && next < inOrder.length) {
      const debit = inOrder[next];
      if (!debit) break;
      settle(credit, debit);
      if (debit.left === 0) next += 1;
    }
  }
  return items.map(({ left }) => (left === 0 ? ZERO : feninga(left)));
}

const dueOf = ({ record }: OpenItem): BusinessDate => record.dueOn ?? record.bookedOn;

function settle(credit: OpenItem, debit: OpenItem): void {
  const amount = Math.min(credit.left, debit.left);
  credit.left -= amount;
  debit.left -= amount;
}
