import { expect, it } from 'vitest';
import { changeOf } from './percent.logic.ts';

it.each([
  ['raise', '2,5', 2.5],
  ['lower', '2,5', -2.5],
  ['lower', '50', -50],
  ['raise', '3 %', 3],
  ['raise', '50,01', null],
  ['raise', '0', null],
  ['raise', '-5', null],
  ['raise', '1,234', null],
  ['raise', 'pola', null],
  ['raise', '', null],
] as const)('parses %s by %j as %j', (direction, typed, expected) => {
  expect(changeOf(direction, typed)).toBe(expected);
});
