import { MONTHS_SHORT } from '@sjaj/app-kit';
import type { PickupPlaceForm } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';
import { t } from '../../shared/texts/t.ts';

type Hours = PickupPlaceForm['workingHours'][number];

export const DAYS = { 'mon-fri': 'offer.monFri', sat: 'offer.sat', sun: 'offer.sun' } as const satisfies Record<
  Hours['days'],
  StaffKey
>;

/** Formats hours as `Mon–Fri 07:30–16:00`, with the months of a season. */
export function hoursText({ days, from, to, months }: Hours): string {
  const hours = `${t(DAYS[days])} ${from}–${to}`;
  const [first, last] = (months ?? []).map((month) => MONTHS_SHORT[month - 1]);
  return first && last ? `${hours} (${t(first)}–${t(last)})` : hours;
}
