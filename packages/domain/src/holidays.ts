import { addDays, type BusinessDate, weekday } from './dates.ts';

const SUNDAY = 7;

/** New Year and Labour Day have two days; where one of them is a Sunday, the day after both is off as well. */
const PAIRS = [
  ['01-01', '01-02'],
  ['05-01', '05-02'],
] as const;

/** Independence Day and Statehood Day of the Federation of Bosnia and Herzegovina. */
const SINGLE_DAYS = ['03-01', '11-25'] as const;

const known = new Map<number, readonly BusinessDate[]>();

/** The public holidays of a year that have a fixed date. Staff list the movable ones among the days off. */
export function publicHolidays(year: number): readonly BusinessDate[] {
  const holidays = known.get(year) ?? holidaysOf(year);
  known.set(year, holidays);
  return holidays;
}

function holidaysOf(year: number): readonly BusinessDate[] {
  const pairs = PAIRS.flatMap((days) => {
    const [first, second] = days.map((day) => `${year}-${day}`) as [BusinessDate, BusinessDate];
    const isMoved = weekday(first) === SUNDAY || weekday(second) === SUNDAY;
    return isMoved ? [first, second, addDays(second, 1)] : [first, second];
  });
  return [...pairs, ...SINGLE_DAYS.map((day) => `${year}-${day}`)].toSorted();
}

/** Whether the shop sends goods out on a day: Monday to Friday, without public holidays and its own days off. */
export const isWorkingDay = (date: BusinessDate, daysOff: readonly BusinessDate[]): boolean =>
  weekday(date) <= 5 && !daysOff.includes(date) && !publicHolidays(Number(date.slice(0, 4))).includes(date);
