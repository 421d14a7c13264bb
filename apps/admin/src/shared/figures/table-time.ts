import { addDays, businessDate, formatDateInTable, formatTime } from '@sjaj/domain';
import { language, t } from '../texts/t.ts';

/** A moment as tables say it: `08:36`, `juče 15:48`, `18. 11. 2026. 09:41`. */
export function tableTime(instant: string, now: Date): string {
  const moment = new Date(instant);
  const day = businessDate(moment);
  const today = businessDate(now);
  if (day === today) return formatTime(moment);
  if (day === addDays(today, -1)) return `${t('sign.yesterday')} ${formatTime(moment)}`;
  return `${formatDateInTable(moment, language())} ${formatTime(moment)}`;
}

/** The same where there is little room: the hour of today, else the day. */
export function shortTableTime(instant: string, now: Date): string {
  const moment = new Date(instant);
  const day = businessDate(moment);
  const today = businessDate(now);
  if (day === today) return formatTime(moment);
  return day === addDays(today, -1) ? t('sign.yesterday') : formatDateInTable(moment, language());
}
