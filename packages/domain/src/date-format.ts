import { type BusinessDate, dateParts, wallClock, weekday } from './dates.ts';
import type { DeliveryDays } from './delivery-days.ts';
import type { Language } from './language.ts';
import { NO_BREAK_SPACE } from './numbers.ts';

const MONTHS_EN = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (value: number): string => String(value).padStart(2, '0');

const partsOf = (moment: Date | BusinessDate): { year: number; month: number; day: number } =>
  typeof moment === 'string' ? dateParts(moment) : wallClock(moment);

/** `5. 1. 2026.` with no-break spaces, in English `5 Jan 2026`. An instant is shown as its day in Sarajevo. */
export function formatDate(moment: Date | BusinessDate, language: Language): string {
  const { year, month, day } = partsOf(moment);
  return language === 'en' ? english(String(day), month, year) : local(String(day), String(month), year);
}

/** The form for columns, all of one width: `05. 01. 2026.`, in English `05 Jan 2026`. */
export function formatDateInTable(moment: Date | BusinessDate, language: Language): string {
  const { year, month, day } = partsOf(moment);
  return language === 'en' ? english(two(day), month, year) : local(two(day), two(month), year);
}

const WEEKDAYS = ['pon', 'uto', 'sri', 'čet', 'pet', 'sub', 'ned'];
// Not by Intl: the browsers' data has no Bosnian, and its Serbian is ekavian.
const SHORT_WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  bs: WEEKDAYS,
  hr: WEEKDAYS,
  srLatn: WEEKDAYS,
  srCyrl: ['пон', 'уто', 'сри', 'чет', 'пет', 'суб', 'нед'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};

/** The name of a day of the week, Monday is 1: `čet`, in English `Thu`. */
export const shortWeekday = (day: number, language: Language): string => SHORT_WEEKDAYS[language][day - 1] ?? '';

/** A day without its year, where a heading or a row of days says it: `23. 11.`, in English `23 Nov`. */
export function formatDayAndMonth(date: BusinessDate, language: Language): string {
  const { month, day } = dateParts(date);
  return language === 'en' ? `${day}${NO_BREAK_SPACE}${MONTHS_EN[month - 1]}` : `${day}.${NO_BREAK_SPACE}${month}.`;
}

/** A day that is near, without its year: `čet 26. 11.`, in English `Thu 26 Nov`. */
export function formatWeekday(date: BusinessDate, language: Language): string {
  const { month, day } = dateParts(date);
  const name = shortWeekday(weekday(date), language);
  const rest = language === 'en' ? [day, MONTHS_EN[month - 1]] : [`${day}.`, `${month}.`];
  return [name, ...rest].join(NO_BREAK_SPACE);
}

/** The days on which something may happen: `čet 26. 11. – pet 27. 11.`, or the one day. */
export const formatWeekdays = ({ from, to }: DeliveryDays, language: Language): string =>
  from === to ? formatWeekday(from, language) : `${formatWeekday(from, language)} – ${formatWeekday(to, language)}`;

/** `09:41`, 24 hours, in every language. */
export function formatTime(instant: Date): string {
  const { hour, minute } = wallClock(instant);
  return `${two(hour)}:${two(minute)}`;
}

/** `5. 1. 2026. u 09:41`, in English `5 Jan 2026 at 09:41`. */
export function formatDateTime(instant: Date, language: Language): string {
  const joint: Readonly<Record<Language, string>> = { bs: 'u', hr: 'u', srLatn: 'u', srCyrl: 'у', en: 'at' };
  return `${formatDate(instant, language)} ${joint[language]}${NO_BREAK_SPACE}${formatTime(instant)}`;
}

const local = (day: string, month: string, year: number): string =>
  `${day}.${NO_BREAK_SPACE}${month}.${NO_BREAK_SPACE}${year}.`;

const english = (day: string, month: number, year: number): string =>
  [day, MONTHS_EN[month - 1], year].join(NO_BREAK_SPACE);
