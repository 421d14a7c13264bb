import { expect, it } from 'vitest';
import { isContinuation } from './continuation.logic.ts';

it.each([
  ['ruk', 'rukavice'],
  ['rukavice', 'ruk'],
  ['Rukavice ', 'rukavice nitril'],
])('keeps the results for %j while those for %j load', (before, now) => {
  expect(isContinuation(before, now)).toBe(true);
});

it('never offers the article of one code where another code is typed', () => {
  expect(isContinuation('PA-20004', 'KO-40047')).toBe(false);
  expect(isContinuation('PA-20004', 'PA-20005')).toBe(false);
});
