import fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisOf, changeOf, lineOf, pointsOf } from './chart.logic.ts';

const frame = { width: 500, height: 200, left: 50, right: 10, top: 10, bottom: 30 };

it('marks an axis with round values', () => {
  expect(axisOf(13_200, 3)).toEqual([0, 5_000, 10_000, 15_000]);
  expect(axisOf(0, 3)[0]).toBe(0);
});

it('has room for the highest value on every axis', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (highest) => {
      const axis = axisOf(highest, 3);
      expect(axis.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(axis.length).toBeLessThanOrEqual(5);
      expect(axis.length).toBeGreaterThan(1);
    }),
  );
});

it('keeps every point inside the frame, from the left edge to the right', () => {
  const values = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(values, (series) => {
      const points = pointsOf(series, 1_000, frame);
      expect(points[0]?.[0]).toBe(50);
      expect(points.at(-1)?.[0]).toBe(490);
      for (const [, y] of points) expect(y >= 10 && y <= 170).toBe(true);
    }),
  );
});

it('draws a line through its points', () => {
  expect(
    lineOf([
      [0, 5],
      [10, 0],
    ]),
  ).toBe('M0 5L10 0');
  expect(lineOf(pointsOf([7], 10, frame))).toBe('M50 58');
});

it('compares with the previous value, and returns null without one', () => {
  expect(changeOf(111, 100)).toBe(11);
  expect(changeOf(50, 100)).toBe(-50);
  expect(changeOf(5, 0)).toBeNull();
});
