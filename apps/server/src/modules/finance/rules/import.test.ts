import { expect, it } from 'vitest';
import { kindOf, parseDay } from './import.ts';

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20 00:00', '2026-11-20'],
  ['20.11.2026.', '2026-11-20'],
  ['5. 1. 2026', '2026-01-05'],
  ['05/01/2026', '2026-01-05'],
  ['31.11.2026.', null],
  ['20.11.26.', null],
  ['1999-12-31', null],
  ['', null],
])('reads the day in %j', (written, day) => expect(parseDay(written)).toBe(day));

it('tells the kind by its words, in both scripts', () => {
  expect(kindOf(['Račun'], 10, 0, true)).toBe('invoice');
  expect(kindOf(['', 'Уплата, извод 12'], 0, 10, false)).toBe('payment');
  expect(kindOf(['Knjižno odobrenje 4'], 0, 10, false)).toBe('credit_note');
  expect(kindOf(['Početno stanje'], 10, 0, false)).toBe('opening');
});

it('tells the kind by its side where no word does', () => {
  expect(kindOf(['', ''], 10, 0, true)).toBe('invoice');
  expect(kindOf(['', ''], 10, 0, false)).toBe('other');
  expect(kindOf(['', ''], 0, 10, false)).toBe('payment');
});
