import { addDays, type BusinessDate } from '@sjaj/domain';
import { periodOf } from '../../shared/list/period.logic.ts';

interface ReportPeriod {
  readonly from: BusinessDate;
  readonly to: BusinessDate;
}

const DEFAULT_DAYS = 30;

/** The days of a report: the last thirty where none are chosen. An open end is today, an open beginning thirty days before the end. */
export function reportPeriod(written: string | undefined, today: BusinessDate): ReportPeriod {
  const { from, to = from !== undefined && from > today ? from : today } = periodOf(written, today);
  return { from: from ?? addDays(to, 1 - DEFAULT_DAYS), to };
}
