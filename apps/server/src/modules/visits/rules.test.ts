import { expect, it } from 'vitest';
import { daysProblem } from './rules.ts';

const TODAY = '2026-11-23';

it.each([
  ['a visit of today', '2026-11-23', null, null],
  ['one that is planned again for the same day', '2026-11-20', '2026-11-20', null],
  ['one of tomorrow', '2026-11-24', null, 'visits.in_future'],
  ['a next visit before the last one', '2026-11-20', '2026-11-19', 'visits.dates_turned'],
])('judges the days of %s', (_, visitedOn, nextOn, code) => {
  expect(daysProblem({ visitedOn, nextOn }, TODAY)?.code ?? null).toBe(code);
});
