import { quickLinesOf } from '@sjaj/domain';
import type { CheckedLine } from '@sjaj/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeIn } from './read-code.logic.ts';
import { withReadings } from './scanned.logic.ts';

const ORIGIN = 'https://shop.example';

describe('what was read', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    [' PA-20004\r\n', 'PA-20004'],
    [']E04006381333931', '4006381333931'],
    [']C10104006381333931172611', '4006381333931'],
    [']d2(01)04006381333931', '4006381333931'],
    [']C10115406381333931', '15406381333931'],
    ['0104006381333931', '0104006381333931'],
    [`${ORIGIN}/search/PA-20004`, 'PA-20004'],
    [`${ORIGIN.toUpperCase()}/search/PA%2F4?lang=en`, 'PA/4'],
    ['/search/%C5%A0-1', 'Š-1'],
    ['/search/%E0%A4', '%E0%A4'],
    ['https://shop.example.evil/search/PA-20004', 'https://shop.example.evil/search/PA-20004'],
    ['https://elsewhere.example/search/PA-1', 'https://elsewhere.example/search/PA-1'],
    ['a\tb;c\u0000d', 'a b c d'],
    ['\u0000 ;', ''],
  ])('%j means %j', (text, code) => {
    expect(codeIn(text, ORIGIN)).toBe(code);
  });

  it('is one line of a quick order, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const code = codeIn(text, ORIGIN);
        expect(code.length).toBeLessThanOrEqual(64);
        expect(code).not.toMatch(/[\t\r\n;]/);
        expect(codeIn(`${ORIGIN}/search/${encodeURIComponent('PA-1')}`, ORIGIN)).toBe('PA-1');
      }),
    );
  });
});

describe('a reading', () => {
  const checked = { line: 1, code: 'PA-1', quantity: 12, step: 6 } as CheckedLine;

  it('of a new code is a line whose quantity the server chooses', () => {
    expect(withReadings('PA-1\t2', ['PA-2'], [])).toBe('PA-1\t2\nPA-2\t');
    expect(quickLinesOf(withReadings('', ['4006381333931'], []))).toEqual([
      { line: 1, code: '4006381333931', quantity: null },
    ]);
  });

  it('of a code that is there adds one step to what was chosen or typed', () => {
    expect(withReadings('PA-1\t', ['PA-1'], [checked])).toBe('PA-1\t18');
    expect(withReadings('PA-1\t30', ['PA-1'], [checked])).toBe('PA-1\t36');
  });

  it('counts one by one what is not checked yet', () => {
    expect(withReadings('PA-1\t', ['PA-1'], [])).toBe('PA-1\t2');
  });

  it('of two codes in one picture keeps both', () => {
    const text = withReadings('PA-1\t', ['PA-1', 'PA-2'], [checked]);
    expect(quickLinesOf(text).map(({ code, quantity }) => [code, quantity])).toEqual([
      ['PA-1', 18],
      ['PA-2', null],
    ]);
  });

  it('of a word without figures is no heading of the lines after it', () => {
    const text = withReadings('', ['nepoznato', 'PA-1'], []);
    expect(quickLinesOf(text).map(({ code }) => code)).toEqual(['nepoznato', 'PA-1']);
  });
});
