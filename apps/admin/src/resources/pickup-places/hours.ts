import type { PickupPlaceForm } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';
import { t } from '../../shared/texts/t.ts';

type Hours = PickupPlaceForm['workingHours'][number];

export const DAYS = { 'mon-fri': 'offer.monFri', sat: 'offer.sat', sun: 'offer.sun' } as const satisfies Record<
  Hours['days'],
  StaffKey
>;

export const MONTHS = [
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
] as const satisfies readonly StaffKey[];

/** Formats hours as `Mon–Fri 07:30–16:00`, with the months of a season. */
export function hoursText({ days, from, to, months }: Hours): string {
  const hours = `${t(DAYS[days])} ${from}–${to}`;
  const [first, last] = (months ?? []).map((month) => MONTHS[month - 1]);
  return first && last ? `${hours} (${t(first)}–${t(last)})` : hours;
}
