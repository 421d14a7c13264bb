import { expect, it } from 'vitest';
import { addressOf, ALL, choiceFrom } from './safety-choice.logic.ts';

it('is in the address of the page, and read from it', () => {
  const choice = { from: '2026-01-01', to: '', place: 'Hotel & bazen', by: 'saved_cart' } as const;
  const address = addressOf(choice);
  expect(address).toBe('/profile/safety-sheets?from=2026-01-01&place=Hotel+%26+bazen&by=saved_cart');
  const { searchParams } = new URL(address, 'http://shop.test');
  expect(choiceFrom(Object.fromEntries(searchParams))).toEqual(choice);
  expect(addressOf(ALL)).toBe('/profile/safety-sheets');
});

it('counts what is no choice as left out', () => {
  expect(choiceFrom({ from: '2026-13-40', to: 'sutra', place: ['a'], by: 'b' })).toEqual(ALL);
});
