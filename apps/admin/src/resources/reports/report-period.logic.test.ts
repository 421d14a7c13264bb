import { expect, it } from 'vitest';
import { reportPeriod } from './report-period.logic.ts';

const TODAY = '2026-11-23';

it.each([
  ['nothing chosen', undefined, '2026-10-25', '2026-11-23'],
  ['the last seven days', '7', '2026-11-17', '2026-11-23'],
  ['a span', '2026-01-01..2026-01-31', '2026-01-01', '2026-01-31'],
  ['an open end', '2026-11-01..', '2026-11-01', '2026-11-23'],
  ['an open end of the future', '2026-12-01..', '2026-12-01', '2026-12-01'],
  ['an open beginning', '..2026-01-31', '2026-01-02', '2026-01-31'],
])('reads %s', (_, written, from, to) => {
  expect(reportPeriod(written, TODAY)).toEqual({ from, to });
});
