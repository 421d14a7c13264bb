import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateInTable,
  formatDateTime,
  formatDayAndMonth,
  formatTime,
  formatWeekday,
} from './date-format.ts';
import {
  addDays,
  addWorkingDays,
  businessDate,
  businessYear,
  dateParts,
  dayBounds,
  daysBetween,
  isBusinessDate,
  monthBounds,
  weekday,
} from './dates.ts';
import { LANGUAGES } from './language.ts';

const days = fc.integer({ min: 0, max: 36_500 }).map((offset) => addDays('2000-01-01', offset));
const hours = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 3_600_000;

describe('business days', () => {
  it('begin at midnight in Sarajevo', () => {
    expect(businessDate(new Date('2026-01-04T22:59:59Z'))).toBe('2026-01-04');
    expect(businessDate(new Date('2026-01-04T23:00:00Z'))).toBe('2026-01-05');
    expect(businessDate(new Date('2026-07-04T22:00:00Z'))).toBe('2026-07-05');
    expect(businessYear(new Date('2026-12-31T23:00:00Z'))).toBe(2027);
  });

  it('last 23 and 25 hours when the clocks change', () => {
    const spring = dayBounds('2027-03-28');
    const autumn = dayBounds('2026-10-25');
    expect([hours(spring.from, spring.to), hours(autumn.from, autumn.to)]).toEqual([23, 25]);
  });

  it('hold every instant of theirs and no other', () => {
    fc.assert(
      fc.property(days, (day) => {
        const { from, to } = dayBounds(day);
        expect(businessDate(from)).toBe(day);
        expect(businessDate(new Date(from.getTime() - 1))).toBe(addDays(day, -1));
        expect(businessDate(new Date(to.getTime() - 1))).toBe(day);
      }),
      { numRuns: 60 },
    );
  });

  it('make up months', () => {
    const { from, to } = monthBounds('2026-02');
    expect([businessDate(from), businessDate(new Date(to.getTime() - 1))]).toEqual(['2026-02-01', '2026-02-28']);
  });
});

describe('the calendar', () => {
  it('counts days there and back', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: -999, max: 999 }),
        (day, count) => daysBetween(day, addDays(day, count)) === count,
      ),
    );
  });

  it('knows leap years and refuses days that do not exist', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(() => dateParts('2026-02-29')).toThrow(RangeError);
    expect(() => dateParts('2026-2-1')).toThrow(RangeError);
  });

  it('skips the weekend in working days', () => {
    expect(weekday('2026-11-21')).toBe(6);
    expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23');
    expect(addWorkingDays('2026-11-20', 3)).toBe('2026-11-25');
    expect(addWorkingDays('2026-11-21', 0)).toBe('2026-11-21');
  });
});

describe('formats', () => {
  const instant = new Date('2026-01-05T08:41:00Z');

  it('writes dates in digits, in English with the month', () => {
    expect(formatDate('2026-01-05', 'bs')).toBe('5.\u00A01.\u00A02026.');
    expect(formatDate(instant, 'en')).toBe('5\u00A0Jan\u00A02026');
    expect(formatDateInTable(instant, 'srCyrl')).toBe('05.\u00A001.\u00A02026.');
    expect(formatDateInTable(instant, 'en')).toBe('05\u00A0Jan\u00A02026');
  });

  it('writes the time of Sarajevo', () => {
    expect(formatTime(instant)).toBe('09:41');
    expect(formatDateTime(instant, 'hr')).toBe('5.\u00A01.\u00A02026. u\u00A009:41');
    expect(formatDateTime(instant, 'srCyrl')).toBe('5.\u00A01.\u00A02026. у\u00A009:41');
    expect(formatDateTime(instant, 'en')).toBe('5\u00A0Jan\u00A02026 at\u00A009:41');
  });
});

it('tells days of the calendar from other texts', () => {
  expect(['2026-02-28', '2028-02-29'].map(isBusinessDate)).toEqual([true, true]);
  expect(['2026-02-29', '2026-13-01', '3. 12. 2026.', ''].map(isBusinessDate)).toEqual([false, false, false, false]);
});

it('writes a day without its year as its language does', () => {
  expect(LANGUAGES.map((one) => formatDayAndMonth('2026-10-31', one).replaceAll('\u00A0', ' '))).toEqual(
    LANGUAGES.map((one) => (one === 'en' ? '31 Oct' : '31. 10.')),
  );
});

it('names the weekday of a near day in five languages', () => {
  expect(LANGUAGES.map((one) => formatWeekday('2026-11-26', one).replaceAll('\u00A0', ' '))).toEqual(
    LANGUAGES.map(
      (one) =>
        ({ bs: 'čet 26. 11.', hr: 'čet 26. 11.', srLatn: 'čet 26. 11.', srCyrl: 'чет 26. 11.', en: 'Thu 26 Nov' })[one],
    ),
  );
});
