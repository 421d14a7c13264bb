import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDate, startOfDay, weekday } from './dates.ts';
import { type DeliveryCalendar, deliveryDays, type DeliveryTerm, handlingDay } from './delivery-days.ts';
import { publicHolidays } from './holidays.ts';

const CALENDAR: DeliveryCalendar = { cutOffHour: 13, daysOff: [] };
const EXPRESS: DeliveryTerm = { daysFrom: 2, daysTo: 3, counts: 'working' };
const OWN: DeliveryTerm = { daysFrom: 7, daysTo: 7, counts: 'calendar' };

describe('an order', () => {
  it('is handled on its working day before the cut-off, and on the next one from the cut-off on', () => {
    expect(handlingDay(CALENDAR, new Date('2026-11-23T11:59:59Z'))).toBe('2026-11-23');
    expect(handlingDay(CALENDAR, new Date('2026-11-23T12:00:00Z'))).toBe('2026-11-24');
    expect(handlingDay(CALENDAR, new Date('2026-11-21T08:00:00Z'))).toBe('2026-11-23');
  });

  it('arrives after working days, without the holiday between them', () => {
    const arrival = { from: '2026-11-26', to: '2026-11-27' };
    expect(deliveryDays(EXPRESS, CALENDAR, new Date('2026-11-23T08:00:00Z'))).toEqual(arrival);
  });

  it('arrives a week later, or on the working day after it', () => {
    expect(deliveryDays(OWN, CALENDAR, new Date('2026-11-23T08:00:00Z')).to).toBe('2026-11-30');
    expect(deliveryDays(OWN, CALENDAR, new Date('2026-12-25T08:00:00Z')).to).toBe('2027-01-04');
  });

  it('arrives on the first day of the route after the day on which it is handled, and after a holiday on the next one', () => {
    const route: DeliveryTerm = { daysFrom: 1, daysTo: 1, counts: 'working', weekdays: [2, 5] };
    const arrivesOn = (at: string) => deliveryDays(route, CALENDAR, new Date(at));
    expect(arrivesOn('2026-11-23T08:00:00Z')).toEqual({ from: '2026-11-24', to: '2026-11-24' });
    expect(arrivesOn('2026-11-23T14:00:00Z')).toEqual({ from: '2026-11-27', to: '2026-11-27' });
    // New Year: Friday 1 January is a holiday.
    expect(arrivesOn('2026-12-30T08:00:00Z').to).toBe('2027-01-05');
  });

  it('waits while the shop is closed', () => {
    const closed = { cutOffHour: 13, daysOff: ['2026-11-23', '2026-11-24'] };
    expect(handlingDay(closed, new Date('2026-11-23T08:00:00Z'))).toBe('2026-11-26');
  });
});

it('has the day after the two days of a holiday off where one of them is a Sunday', () => {
  expect(publicHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-01-02',
    '2026-03-01',
    '2026-05-01',
    '2026-05-02',
    '2026-11-25',
  ]);
  expect(publicHolidays(2027)).toContain('2027-05-03');
  expect(publicHolidays(2023)).toContain('2023-01-03');
});

const HOUR_MS = 3_600_000;
const SEED = 20261123;
const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-01'), noInvalidDate: true });
const calendars = fc.record({
  cutOffHour: fc.integer({ min: 1, max: 23 }),
  daysOff: fc.array(instants.map(businessDate), { maxLength: 20 }),
});
const terms = fc
  .record({ daysFrom: fc.integer({ min: 0, max: 15 }), more: fc.integer({ min: 0, max: 5 }) })
  .chain(({ daysFrom, more }) =>
    fc.record({
      daysFrom: fc.constant(daysFrom),
      daysTo: fc.constant(daysFrom + more),
      counts: fc.constantFrom('working' as const, 'calendar' as const),
      weekdays: fc.subarray([1, 2, 3, 4, 5]),
    }),
  );

const OPTIONS = { seed: SEED, numRuns: 300 };

describe('delivery days', () => {
  it('are working days, in order, and never before the order', () => {
    fc.assert(
      fc.property(terms, calendars, instants, (term, calendar, at) => {
        const { from, to } = deliveryDays(term, calendar, at);
        expect(from <= to && from >= businessDate(at)).toBe(true);
        for (const day of [from, to]) {
          expect(weekday(day)).toBeLessThan(6);
          expect([...calendar.daysOff, ...publicHolidays(Number(day.slice(0, 4)))]).not.toContain(day);
        }
      }),
      OPTIONS,
    );
  });

  it('of a route are on its weekdays, and at most as many working days later as it skips', () => {
    fc.assert(
      fc.property(terms, calendars, instants, (term, calendar, at) => {
        const plain = deliveryDays({ ...term, weekdays: [] }, calendar, at);
        const route = deliveryDays(term, calendar, at);
        expect(route.from >= plain.from && route.to >= plain.to).toBe(true);
        const { weekdays } = term;
        if (weekdays.length > 0)
          expect([weekday(route.from), weekday(route.to)].every((day) => weekdays.includes(day))).toBe(true);
        else expect(route).toEqual(plain);
        if (weekdays.includes(weekday(plain.from))) expect(route.from).toBe(plain.from);
      }),
      OPTIONS,
    );
  });

  it('never come earlier for a later order', () => {
    fc.assert(
      fc.property(terms, calendars, instants, instants, (term, calendar, one, other) => {
        const [early, late] = [one, other].toSorted((a, b) => a.getTime() - b.getTime()) as [Date, Date];
        expect(deliveryDays(term, calendar, early).to <= deliveryDays(term, calendar, late).to).toBe(true);
        expect(deliveryDays(term, calendar, early).from <= deliveryDays(term, calendar, late).from).toBe(true);
      }),
      OPTIONS,
    );
  });

  it('hold for every order before the cut-off that is told with them, and not from it on', () => {
    fc.assert(
      fc.property(calendars, instants, (calendar, at) => {
        const day = handlingDay(calendar, at);
        // Clocks change on Sundays, which are no working days.
        const cutOff = new Date(startOfDay(day).getTime() + calendar.cutOffHour * HOUR_MS);
        expect(cutOff.getTime()).toBeGreaterThan(at.getTime());
        expect(handlingDay(calendar, new Date(cutOff.getTime() - 1))).toBe(day);
        expect(handlingDay(calendar, cutOff) > day).toBe(true);
      }),
      OPTIONS,
    );
  });
});
