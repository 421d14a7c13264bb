import type { PlacesOf } from './texts.ts';
import type { shared } from './shared/index.ts';
import type { Translate } from './translations.ts';

/** The keys of the short names of the months, January first. */
export const MONTHS_SHORT = [
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

const DAYS = { 'mon-fri': 'delivery.monFri', sat: 'delivery.sat', sun: 'delivery.sun' } as const;

interface WorkingHours {
  readonly days: keyof typeof DAYS;
  readonly from: string;
  readonly to: string;
  /** First and last month, where the hours hold in a season only. */
  readonly months?: readonly [number, number] | undefined;
}

/** Formats hours as `pon–pet 07:30–16:00`, with the months of a season: `sub 08:00–12:00 (apr–okt)`. */
export function workingHoursText(
  { days, from, to, months }: WorkingHours,
  t: Translate<PlacesOf<typeof shared>>,
): string {
  const hours = t(DAYS[days], { hours: `${from}–${to}` });
  const [first, last] = (months ?? []).map((month) => MONTHS_SHORT[month - 1]);
  return first && last ? `${hours} (${t(first)}–${t(last)})` : hours;
}
