import { expect, it } from 'vitest';
import { continues } from './continues.logic.ts';

it.each([
  ['ruk', 'rukavice'],
  ['rukavice', 'ruk'],
  ['Rukavice ', 'rukavice nitril'],
])('keeps the results for %j while those for %j load', (before, now) => {
  expect(continues(before, now)).toBe(true);
});

it('never offers the article of one code where another code is typed', () => {
  expect(continues('PA-20004', 'KO-40047')).toBe(false);
  expect(continues('PA-20004', 'PA-20005')).toBe(false);
});
