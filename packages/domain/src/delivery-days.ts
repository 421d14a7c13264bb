import { addDays, type BusinessDate, businessDate, wallClock, weekday } from './dates.ts';
import { isWorkingDay } from './holidays.ts';

/** How long a delivery method takes, in days from the day on which the order is handled. */
export interface DeliveryTerm {
  readonly daysFrom: number;
  readonly daysTo: number;
  /** Calendar days end on a working day: a week that ends on a holiday takes a day more. */
  readonly counts: 'working' | 'calendar';
  /** The days of the week, Monday is 1, on which goods arrive at all; every working day where there are none. */
  readonly weekdays?: readonly number[];
}

/** When the shop handles orders. */
export interface DeliveryCalendar {
  /** The full hour in Sarajevo before which an order is handled on the same working day. */
  readonly cutOffHour: number;
  /** Days off beside weekends and public holidays. */
  readonly daysOff: readonly BusinessDate[];
}

/** The days on which goods arrive, both included. One day where they are equal. */
export interface DeliveryDays {
  readonly from: BusinessDate;
  readonly to: BusinessDate;
}

/** The day on which an order of this instant is handled. */
export function handlingDay({ cutOffHour, daysOff }: DeliveryCalendar, orderedAt: Date): BusinessDate {
  const today = businessDate(orderedAt);
  const isInTime = wallClock(orderedAt).hour < cutOffHour;
  return workingDayFrom(isInTime ? today : addDays(today, 1), daysOff);
}

/** The working days on which an order of this instant arrives. */
export function deliveryDays(term: DeliveryTerm, calendar: DeliveryCalendar, orderedAt: Date): DeliveryDays {
  const handled = handlingDay(calendar, orderedAt);
  const after = (days: number): BusinessDate =>
    term.counts === 'calendar'
      ? workingDayFrom(addDays(handled, days), calendar.daysOff)
      : workingDaysAfter(handled, days, calendar.daysOff);
  const { weekdays = [] } = term;
  if (weekdays.length > 0) {
    const onRoute = (days: number): BusinessDate => routeDayFrom(after(days), weekdays, calendar.daysOff);
    return { from: onRoute(term.daysFrom), to: onRoute(term.daysTo) };
  }
  return { from: after(term.daysFrom), to: after(term.daysTo) };
}

/** The day itself, or the next working day. */
function workingDayFrom(date: BusinessDate, daysOff: readonly BusinessDate[]): BusinessDate {
  let day = date;
  while (!isWorkingDay(day, daysOff)) day = addDays(day, 1);
  return day;
}

/** The day itself, or the next working day on one of the weekdays: a route that falls on a holiday is driven on its next day. */
function routeDayFrom(date: BusinessDate, weekdays: readonly number[], daysOff: readonly BusinessDate[]): BusinessDate {
  let day = workingDayFrom(date, daysOff);
  while (!weekdays.includes(weekday(day))) day = workingDayFrom(addDays(day, 1), daysOff);
  return day;
}

function workingDaysAfter(date: BusinessDate, days: number, daysOff: readonly BusinessDate[]): BusinessDate {
  let day = date;
  for (let left = days; left > 0; left -= 1) day = workingDayFrom(addDays(day, 1), daysOff);
  return day;
}
