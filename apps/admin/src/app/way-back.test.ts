import { expect, it } from 'vitest';
import { wayBack } from './way-back.ts';

it('leads back to a page of the back office', () => {
  expect(wayBack('/orders?view=waiting')).toBe('/orders?view=waiting');
});

it('leads to the start page instead of another place', () => {
  for (const elsewhere of [
    '//evil.test',
    'https://evil.test',
    '/\\evil',
    '/\t/evil',
    '/login?redirect=/',
    7,
    undefined,
  ]) {
    expect(wayBack(elsewhere)).toBe('/');
  }
});
