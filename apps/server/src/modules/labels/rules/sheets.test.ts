import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOf, SHEETS, type SheetGeometry } from './sheets.ts';

const sheets = Object.values(SHEETS);

it.each(Object.entries(SHEETS))(
  '%s: every label lies on the page, beside all others',
  (_name, sheet: SheetGeometry) => {
    const count = sheet.columns * sheet.rows;
    const places = Array.from({ length: count }, (_, index) => placeOf(sheet, index, 1));
    for (const { page, left, top } of places) {
      expect(page).toBe(0);
      expect(left + sheet.label[0]).toBeLessThanOrEqual(sheet.page[0] + 0.01);
      expect(top + sheet.label[1]).toBeLessThanOrEqual(sheet.page[1] + 0.01);
    }
    const overlaps = places.filter((one, index) =>
      places.some(
        (other, at) =>
          at !== index &&
          Math.abs(one.left - other.left) < sheet.label[0] - 0.01 &&
          Math.abs(one.top - other.top) < sheet.label[1] - 0.01,
      ),
    );
    expect(overlaps).toEqual([]);
  },
);

it('lies in the middle of A4, as sheets are cut', () => {
  for (const { page, columns, rows, label, margin, gap } of sheets) {
    expect(2 * margin[0] + columns * label[0] + (columns - 1) * gap).toBeCloseTo(page[0], 0);
    expect(2 * margin[1] + rows * label[1]).toBeCloseTo(page[1], 0);
  }
});

it('begins at a place of the first sheet, and fills the next ones from the corner', () => {
  expect(placeOf(SHEETS.a4_24, 0, 5)).toEqual({ page: 0, left: 70, top: 37.5 });
  expect(placeOf(SHEETS.a4_24, 19, 5)).toMatchObject({ page: 0, left: 140 });
  expect(placeOf(SHEETS.a4_24, 20, 5)).toEqual({ page: 1, left: 0, top: 0.5 });
});

it('gives each label a place of its own, from wherever it begins', () => {
  const cases = fc.tuple(fc.constantFrom(...sheets), fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 60 }));
  fc.assert(
    fc.property(cases, ([sheet, start, count]) => {
      const places = Array.from({ length: count }, (_, index) => placeOf(sheet, index, start));
      expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(count);
    }),
  );
});
