import { describe, expect, it } from 'vitest';
import { patternsIn, slownessOf } from './patterns-in.ts';

describe('the patterns gate', () => {
  it('finds the literals of a file, and no division or text', () => {
    const source = 'const a = /^x+$/u.test(b) ? 4 / 2 / 1 : "/no/";\nexport const c = <p>{b.replace(/y/g, "")}</p>;';
    expect(patternsIn('a.tsx', source)).toEqual(['/^x+$/u', '/y/g']);
  });

  it.each([String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`, String.raw`/\s+$/`, String.raw`/^([\w.-]+)+@/`])(
    'refuses %s',
    (literal) => expect(slownessOf(literal)).toMatch(/polynomial|exponential/),
  );

  it.each([String.raw`/^[^\s@]{1,64}@[a-z0-9.-]{1,190}$/`, '/^[a-z]+$/i'])('lets %s pass', (literal) =>
    expect(slownessOf(literal)).toBeUndefined(),
  );
});
