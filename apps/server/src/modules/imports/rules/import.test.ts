import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alarmsOf, countedLines, countOf, isOutdated } from './import.ts';

describe('countOf', () => {
  it.each([
    ['12', 12],
    ['0', 0],
    [' 1 200 ', 1_200],
    ['12,00', 12],
    ['12.0', 12],
  ])('reads %j as %i', (written, onHand) => {
    expect(countOf(written)).toEqual({ onHand, error: null });
  });

  it.each(['', 'dvadeset', '1.000', '1,5', '=1+1', '1e3', 'NaN'])('does not guess what %j means', (written) => {
    expect(countOf(written)).toEqual({ onHand: null, error: 'not_a_number' });
  });

  it.each(['12345678', '99999999', '99999999,00'])('calls %j too large', (written) => {
    expect(countOf(written)).toEqual({ onHand: null, error: 'too_large' });
  });

  it.each(['-1', '−5', '-1,50'])('calls %j negative', (written) => {
    expect(countOf(written).error).toBe('negative');
  });

  it('never returns a quantity that a stock level cannot hold', () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        const { onHand, error } = countOf(written);
        expect(onHand === null).toBe(error !== null);
        expect(onHand ?? 0).toBeGreaterThanOrEqual(0);
        expect(onHand ?? 0).toBeLessThanOrEqual(9_999_999);
      }),
    );
  });
});

const layout = { codeColumn: 0, quantityColumn: 1, from: 1 };

describe('countedLines', () => {
  it('takes the columns that were chosen and keeps the number of each line', () => {
    const rows = [
      ['5', 'x', 'A-1'],
      ['', 'x', ''],
      ['6', 'x', 'A-2'],
    ];
    expect(countedLines(rows, { codeColumn: 2, quantityColumn: 0, from: 0 })).toMatchObject([
      { line: 1, code: 'A-1', onHand: 5 },
      { line: 3, code: 'A-2', onHand: 6 },
    ]);
  });

  it('reads the same however the rows are cut into batches', () => {
    const rows = [['Šifra', 'Na stanju'], ...Array.from({ length: 20 }, (_, n) => [`A-${n}`, String(n)])];
    for (const size of [1, 3, 7]) {
      const batches = Array.from({ length: Math.ceil(rows.length / size) }, (_, n) =>
        countedLines(rows.slice(n * size, (n + 1) * size), layout, n * size),
      );
      expect(batches.flat()).toEqual(countedLines(rows, layout));
    }
  });

  it('leaves no line out that says anything', () => {
    const cell = fc.stringMatching(/^[A-Z0-9-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 30 }), (pairs) => {
        const lines = countedLines([['Šifra', 'Na stanju'], ...pairs], layout);
        expect(lines.map(({ code, written }) => [code, written])).toEqual(pairs);
      }),
    );
  });
});

describe('alarmsOf', () => {
  const calm = { lines: 100, unknown: 20, taken: 300, added: 0, piecesBefore: 1_000, measured: 80, large: 40 };

  it('lets a fifth of unknown codes and three tenths of the stock pass, and not one more', () => {
    expect(alarmsOf(calm).alarms).toEqual([]);
    expect(alarmsOf({ ...calm, unknown: 21 }).alarms).toEqual(['many_unknown']);
    expect(alarmsOf({ ...calm, taken: 301 }).alarms).toEqual(['much_vanishing']);
  });

  it('lets half of the lines change by more than half, and not one more, unless they are too few to tell', () => {
    expect(alarmsOf({ ...calm, large: 41 })).toMatchObject({ alarms: ['many_large'], largePercent: 51.3 });
    expect(alarmsOf({ ...calm, measured: 3, large: 2 }).alarms).toEqual(['many_large']);
    expect(alarmsOf({ ...calm, measured: 2, large: 2 }).alarms).toEqual([]);
  });

  it('does not mind what goes where as much comes', () => {
    expect(alarmsOf({ ...calm, taken: 900, added: 900 }).alarms).toEqual([]);
    expect(alarmsOf({ ...calm, taken: 0, piecesBefore: 0 }).vanishingPercent).toBe(0);
  });
});

it('lets a comparison wait for a day', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  expect(isOutdated(at, new Date('2026-11-21T10:00:00Z'))).toBe(false);
  expect(isOutdated(at, new Date('2026-11-21T10:00:01Z'))).toBe(true);
});
