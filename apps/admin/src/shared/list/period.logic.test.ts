import { expect, it } from 'vitest';
import { lastDaysOf, periodOf, writtenSpan } from './period.logic.ts';

const TODAY = '2026-03-01';

it('counts the last days with today', () => {
  expect(periodOf('1', TODAY)).toEqual({ from: TODAY, to: TODAY });
  expect(periodOf('7', TODAY)).toEqual({ from: '2026-02-23', to: TODAY });
  expect(lastDaysOf('7')).toBe(7);
});

it('reads the span that it wrote, open ends too', () => {
  for (const span of [{ from: '2026-01-01', to: '2026-01-31' }, { from: '2026-01-01' }, { to: '2026-01-31' }]) {
    expect(periodOf(writtenSpan(span), TODAY)).toEqual(span);
  }
  expect(writtenSpan({})).toBe('');
  expect(lastDaysOf('2026-01-01..')).toBeNull();
});

it('does not believe anything else', () => {
  for (const text of [undefined, '', '0', 'x', '2026-1-1..', '2026-13-01..2026-02-30', '9999'])
    expect(periodOf(text, TODAY)).toEqual({});
});
