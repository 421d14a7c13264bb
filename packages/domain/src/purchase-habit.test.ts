import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './dates.ts';
import { type Purchase, purchaseHabitOf } from './purchase-habit.ts';

const FIRST = '2026-01-05';
const TODAY = '2026-11-20';

/** Purchases on days counted from the first one. */
const on = (...days: readonly (readonly [day: number, quantity: number])[]): Purchase[] =>
  days.map(([day, quantity]) => ({ on: addDays(FIRST, day), quantity }));

describe('the habit of an article', () => {
  it('is the usual quantity, the rhythm and the day that it is due again', () => {
    const purchases = on([0, 12], [14, 12], [28, 24], [42, 12]);
    expect(purchaseHabitOf(purchases, addDays(FIRST, 50))).toEqual({
      quantity: 12,
      everyDays: 14,
      dueOn: addDays(FIRST, 56),
      isDue: false,
    });
    expect(purchaseHabitOf(purchases, addDays(FIRST, 54))?.isDue).toBe(true);
  });

  it('forgives an order that came late, or was left out', () => {
    expect(purchaseHabitOf(on([0, 4], [7, 4], [22, 4], [29, 4], [35, 4]), addDays(FIRST, 36))?.everyDays).toBe(7);
  });

  it('has no rhythm after two purchases, or where they come as they like', () => {
    expect(purchaseHabitOf(on([0, 4], [14, 4]), addDays(FIRST, 28))).toMatchObject({ everyDays: null, isDue: false });
    expect(purchaseHabitOf(on([0, 4], [3, 4], [40, 4]), addDays(FIRST, 60))).toMatchObject({ everyDays: null });
  });

  it('ends where three purchases in a row did not come', () => {
    const purchases = on([0, 4], [7, 4], [14, 4]);
    expect(purchaseHabitOf(purchases, addDays(FIRST, 35))).toMatchObject({ everyDays: 7, isDue: true });
    expect(purchaseHabitOf(purchases, addDays(FIRST, 36))).toMatchObject({ everyDays: null, isDue: false });
  });

  it('counts purchases of one day as one', () => {
    expect(purchaseHabitOf(on([0, 5], [0, 7], [7, 12], [14, 12]), addDays(FIRST, 14))).toMatchObject({
      quantity: 12,
      everyDays: 7,
    });
  });

  it('forgets quantities of long ago', () => {
    const long = Array.from({ length: 30 }, (_, week) => [week * 7, week < 15 ? 100 : 6] as const);
    expect(purchaseHabitOf(on(...long), addDays(FIRST, 29 * 7))?.quantity).toBe(6);
  });

  it('is null without a purchase', () => {
    expect(purchaseHabitOf([], TODAY)).toBeNull();
  });
});

const purchases = fc.array(
  fc.record({
    on: fc.integer({ min: 0, max: 318 }).map((day) => addDays(FIRST, day)),
    quantity: fc.integer({ min: 1, max: 9_999 }),
  }),
  { minLength: 1, maxLength: 60 },
);

describe('whatever was bought', () => {
  it('the usual quantity lies between the smallest and the largest of a day', () => {
    fc.assert(
      fc.property(purchases, (all) => {
        const days = Map.groupBy(all, (purchase) => purchase.on);
        const sums = [...days.values()].map((day) => day.reduce((sum, { quantity }) => sum + quantity, 0));
        const quantity = purchaseHabitOf(all, TODAY)?.quantity ?? Number.NaN;
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(Math.min(...sums));
        expect(quantity).toBeLessThanOrEqual(Math.max(...sums));
      }),
    );
  });

  it('the order of the purchases does not matter', () => {
    fc.assert(
      fc.property(purchases, (all) => {
        expect(purchaseHabitOf(all.toReversed(), TODAY)).toEqual(purchaseHabitOf(all, TODAY));
      }),
    );
  });

  it('a rhythm and its day stand together, a rhythm after the last purchase, and only a rhythm is due', () => {
    fc.assert(
      fc.property(purchases, (all) => {
        const habit = purchaseHabitOf(all, TODAY);
        expect(habit).not.toBeNull();
        const { everyDays = null, dueOn = null, isDue = false } = habit ?? {};
        const last = all
          .map((purchase) => purchase.on)
          .sort()
          .at(-1);
        expect(dueOn === null).toBe(everyDays === null);
        if (everyDays !== null) expect(daysBetween(last ?? '', dueOn ?? '')).toBe(everyDays);
        expect(everyDays === null || everyDays >= 1).toBe(true);
        expect(isDue && everyDays === null).toBe(false);
      }),
    );
  });

  it('a strict rhythm is found, and due from a fifth of it before the day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 3, max: 12 }),
        fc.integer({ min: 0, max: 180 }),
        (every, times, later) => {
          const all = Array.from({ length: times }, (_, index) => ({ on: addDays(FIRST, index * every), quantity: 3 }));
          const today = addDays(FIRST, (times - 1) * every + Math.min(later, 3 * every));
          const habit = purchaseHabitOf(all, today);
          expect(habit?.everyDays).toBe(every);
          expect(habit?.isDue).toBe(Math.min(later, 3 * every) >= every - Math.min(3, Math.floor(every / 5)));
        },
      ),
    );
  });
});
