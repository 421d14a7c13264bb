import { expect, it } from 'vitest';
import { usernameCandidates } from './rules.ts';

it.each([
  ['Selma.Karic@lipovhlad.test', 'selma.karic'],
  ['a@b.test', 'user-a'],
  ["o'brien+shop@firma.test", 'obrienshop'],
  ['Šćepan@firma.test', 'šćepan'],
])('offers for %s the user name %s', (email, expected) => {
  const [first, second] = usernameCandidates(email);
  expect([first, second]).toEqual([expected, `${expected}2`]);
});

it('offers no name with an at sign and none twice', () => {
  const names = usernameCandidates('"a@b"@firma.test');
  expect(names.filter((name) => name.includes('@'))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
