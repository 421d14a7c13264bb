/** The shop's time zone: business days, months and years are those of Sarajevo, whatever the server's clock says. */
export const BUSINESS_ZONE = 'Europe/Sarajevo';

/** A business day as `YYYY-MM-DD`, a month as `YYYY-MM`. */
export type BusinessDate = string;
type BusinessMonth = string;

/** A wall-clock reading in Sarajevo. */
type WallClock = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
};

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: BUSINESS_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const HOUR = 3_600_000;

/** Clocks change on the hour. Most instants that are asked for are of the present one. */
let latest: { readonly hour: number; readonly offset: number } | undefined;

/** ms by which clocks in Sarajevo are ahead of UTC at an instant. */
function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR);
  if (latest?.hour === hour) return latest.offset;
  const read: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const part of CLOCK.formatToParts(hour * HOUR)) read[part.type] = Number(part.value);
  const shown = Date.UTC(read.year ?? 0, (read.month ?? 0) - 1, read.day, read.hour, read.minute, read.second);
  latest = { hour, offset: shown - hour * HOUR };
  return latest.offset;
}

/** What a clock in Sarajevo shows at an instant. */
export function wallClock(instant: Date): WallClock {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime()));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The business day of an instant. */
export function businessDate(instant: Date): BusinessDate {
  const { year, month, day } = wallClock(instant);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

export const businessMonth = (instant: Date): BusinessMonth => businessDate(instant).slice(0, 7);

export const businessYear = (instant: Date): number => wallClock(instant).year;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Year, month and day of a business date; RangeError where the calendar has no such day. */
export function dateParts(date: BusinessDate): { year: number; month: number; day: number } {
  const [, year, month, day] = (DATE.exec(date) ?? []).map(Number);
  if (year !== undefined && month !== undefined && day !== undefined) {
    const utc = new Date(Date.UTC(year, month - 1, day));
    if (utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day) return { year, month, day };
  }
  throw new RangeError(`not a date: ${date}`);
}

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isBusinessDate(text: string): boolean {
  try {
    dateParts(text);
    return true;
  } catch {
    return false;
  }
}

const utcMidnight = (date: BusinessDate): number => {
  const { year, month, day } = dateParts(date);
  return Date.UTC(year, month - 1, day);
};

const DAY = 86_400_000;

/** The day `days` later (or earlier), counted on the calendar: no clock change shortens a day. */
export const addDays = (date: BusinessDate, days: number): BusinessDate =>
  new Date(utcMidnight(date) + days * DAY).toISOString().slice(0, 10);

/** The same day so many months later; the last day of the month where it has no such day. */
export function addMonths(date: BusinessDate, months: number): BusinessDate {
  const { year, month, day } = dateParts(date);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.toISOString().slice(0, 10);
}

/** How many days lie between two dates: `daysBetween('2026-01-01', '2026-01-03')` is 2. */
export const daysBetween = (from: BusinessDate, to: BusinessDate): number =>
  (utcMidnight(to) - utcMidnight(from)) / DAY;

/** Monday 1 to Sunday 7. */
export const weekday = (date: BusinessDate): number => new Date(utcMidnight(date)).getUTCDay() || 7;

/** The date `days` working days (Monday to Friday) after a date; public holidays are not counted out. */
export function addWorkingDays(date: BusinessDate, days: number): BusinessDate {
  let reached = date;
  for (let left = days; left > 0;) {
    reached = addDays(reached, 1);
    if (weekday(reached) <= 5) left -= 1;
  }
  return reached;
}

/** The instant at which a business day begins. Clocks change at 2 or 3 in the night, so midnight exists once a day. */
export function startOfDay(date: BusinessDate): Date {
  const midnight = utcMidnight(date);
  const guess = midnight - offsetAt(midnight);
  return new Date(midnight - offsetAt(guess));
}

/** The half-open span of a business day: 23, 24 or 25 hours. */
export const dayBounds = (date: BusinessDate): { from: Date; to: Date } => ({
  from: startOfDay(date),
  to: startOfDay(addDays(date, 1)),
});

/** The half-open span of a month. */
export function monthBounds(month: BusinessMonth): { from: Date; to: Date } {
  const first = `${month}-01`;
  const next = addDays(first, 31).slice(0, 7);
  return { from: startOfDay(first), to: startOfDay(`${next}-01`) };
}
