import { ORDER_STATUS, type WithdrawalForm } from '@sjaj/contract';
import { addDays, type BusinessDate } from '@sjaj/domain';

/** Orders that a purchase has come of. What is not paid or confirmed yet is cancelled instead. */
const WITHDRAWABLE: readonly number[] = [
  ORDER_STATUS.created,
  ORDER_STATUS.paid,
  ORDER_STATUS.approved,
  ORDER_STATUS.finished,
  ORDER_STATUS.delivered,
  ORDER_STATUS.notDelivered,
];

interface WithdrawableOrder {
  readonly status: number;
  readonly isUnconfirmed: boolean;
}

interface WithdrawableLine {
  readonly lineId: number;
  /** Pieces that can still be withdrawn. */
  readonly left: number;
}

/** Whether there is something to withdraw from. */
export const isWithdrawable = (
  { status, isUnconfirmed }: WithdrawableOrder,
  lines: readonly WithdrawableLine[],
): boolean => WITHDRAWABLE.includes(status) && !isUnconfirmed && lines.some(({ left }) => left > 0);

interface Period {
  readonly until: BusinessDate | null;
  readonly isOver: boolean;
}

/** The period begins with the day after the receipt. Before the receipt is known it cannot be over. */
export function periodOf(receivedOn: BusinessDate | null, days: number, today: BusinessDate): Period {
  if (receivedOn === null) return { until: null, isOver: false };
  const until = addDays(receivedOn, days);
  return { until, isOver: today > until };
}

/** The first wanted line that the order does not have, or has less of; null where all fit. A line that is named twice counts together. */
export function firstExcess(
  wanted: WithdrawalForm['lines'],
  lines: readonly WithdrawableLine[],
): { readonly lineId: number; readonly left: number } | null {
  const sums = new Map<number, number>();
  for (const { lineId, quantity } of wanted) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  for (const [lineId, quantity] of sums) {
    const left = lines.find((line) => line.lineId === lineId)?.left ?? 0;
    if (quantity > left) return { lineId, left };
  }
  return null;
}
