import { ORDER_STATUS as S, type OrderStatus } from '@sjaj/contract';
import { addDays, type BusinessDate, startOfDay } from '@sjaj/domain';

/** Orders that count as sales. */
export const SOLD: readonly OrderStatus[] = [S.created, S.paid, S.approved, S.finished, S.delivered];

// The shop was not there before and will not be after: days beyond would only strain the calendar.
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

interface Period {
  readonly from?: BusinessDate | undefined;
  readonly to?: BusinessDate | undefined;
}

/** The half-open span of instants of business days, both included; null where a side is open. */
export const spanOf = ({ from, to }: Period): { readonly from: Date | null; readonly before: Date | null } => ({
  from: from === undefined || from < FIRST_DAY ? null : startOfDay(from > LAST_DAY ? LAST_DAY : from),
  before: to === undefined || to > LAST_DAY ? null : startOfDay(addDays(to < FIRST_DAY ? FIRST_DAY : to, 1)),
});
