import type { WorkingHours } from '@sjaj/contract';
import { t } from './texts/t.ts';

const DAYS = { 'mon-fri': 'delivery.monFri', sat: 'delivery.sat', sun: 'delivery.sun' } as const;
const MONTHS = [
  'monthShort.m1',
  'monthShort.m2',
  'monthShort.m3',
  'monthShort.m4',
  'monthShort.m5',
  'monthShort.m6',
  'monthShort.m7',
  'monthShort.m8',
  'monthShort.m9',
  'monthShort.m10',
  'monthShort.m11',
  'monthShort.m12',
] as const;

/** `pon–pet 07:30–16:00` */
export function hoursText({ days, from, to, months }: WorkingHours): string {
  const hours = t(DAYS[days], { hours: `${from}–${to}` });
  const [first, last] = (months ?? []).map((month) => MONTHS[month - 1]);
  return first && last ? `${hours} (${t('delivery.inSeason', { from: t(first), to: t(last) })})` : hours;
}
