import { addDays, type BusinessDate, isBusinessDate } from '@sjaj/domain';

/** Business days, both included; open at an end that is absent. */
interface Period {
  readonly from?: BusinessDate;
  readonly to?: BusinessDate;
}

/** Offered as one press each. */
export const LAST_DAYS = [1, 7, 30, 90, 365] as const;

const DAYS = /^\d{1,3}$/;
const SPAN = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

/** The days of a written period: `7` is the last seven with today, `2026-11-01..` a span; {} for anything else. */
export function periodOf(text: string | undefined, today: BusinessDate): Period {
  if (!text) return {};
  if (DAYS.test(text) && Number(text) > 0) return { from: addDays(today, 1 - Number(text)), to: today };
  const [, from = '', to = ''] = SPAN.exec(text) ?? [];
  return { ...(isBusinessDate(from) && { from }), ...(isBusinessDate(to) && { to }) };
}

/** The number of days of `7`; null for a span. */
export const lastDaysOf = (text: string): number | null => (DAYS.test(text) ? Number(text) : null);

/** A span as it is written; '' where both ends are open. */
export const writtenSpan = ({ from = '', to = '' }: Period): string => (from || to ? `${from}..${to}` : '');
