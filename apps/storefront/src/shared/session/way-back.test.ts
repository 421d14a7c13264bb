import { describe, expect, it } from 'vitest';
import { wayBack } from './way-back.ts';

describe('wayBack', () => {
  it.each(['/', '/category/7/podovi?page=2', '/article/1/a-b#matrica'])('returns to %s', (path) => {
    expect(wayBack(path)).toBe(path);
  });

  it.each([
    undefined,
    7,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/auth/login?redirect=/',
  ])('goes home for %j', (path) => {
    expect(wayBack(path)).toBe('/');
  });
});
