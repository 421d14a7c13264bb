import { MONTHS_SHORT } from '@sjaj/app-kit';
import type { WorkingHours } from '@sjaj/contract';
import { t } from './texts/t.ts';

const DAYS = { 'mon-fri': 'delivery.monFri', sat: 'delivery.sat', sun: 'delivery.sun' } as const;

/** `pon–pet 07:30–16:00` */
export function hoursText({ days, from, to, months }: WorkingHours): string {
  const hours = t(DAYS[days], { hours: `${from}–${to}` });
  const [first, last] = (months ?? []).map((month) => MONTHS_SHORT[month - 1]);
  return first && last ? `${hours} (${t('delivery.inSeason', { from: t(first), to: t(last) })})` : hours;
}
