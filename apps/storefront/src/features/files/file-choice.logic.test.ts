import { expect, it } from 'vitest';
import { addressOf, ANY_FILE, choiceFrom, isNarrowed } from './file-choice.logic.ts';

it('survives its address', () => {
  const choice = { page: 3, kind: 'safety', source: 'supplier', text: 'čišćenje & sredstva' } as const;
  const { searchParams } = new URL(addressOf(choice), 'http://shop');
  expect(choiceFrom(Object.fromEntries(searchParams))).toEqual(choice);
  expect(isNarrowed(choice)).toBe(true);
});

it('finds a number that was typed, which the router hands over as one', () => {
  expect(choiceFrom({ text: 2026 })).toEqual({ ...ANY_FILE, text: '2026' });
});

it('is the default where the address says nothing that it knows', () => {
  expect(choiceFrom({ page: '-1', kind: 'x', source: 'y', text: ['x'] })).toEqual(ANY_FILE);
  // What the router makes of `?page={"toString":{}}`: an object that cannot become a number.
  const hostile = { toString: {} };
  expect(choiceFrom({ page: hostile, kind: hostile, source: hostile, text: hostile })).toEqual(ANY_FILE);
  expect(addressOf(ANY_FILE)).toBe('/profile/my-files');
  expect(isNarrowed(ANY_FILE)).toBe(false);
});
