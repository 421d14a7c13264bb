import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('returnPath', () => {
  it.each(['/', '/category/7/podovi?page=2', '/article/1/a-b#matrica', '/orders?view=waiting'])('keeps %s', (path) => {
    expect(returnPath(path, '/auth/')).toBe(path);
  });

  it.each([
    undefined,
    7,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    'javascript:alert(1)',
    '/auth/login?redirect=/',
  ])('replaces %j by the home page', (path) => {
    expect(returnPath(path, '/auth/')).toBe('/');
  });
});
