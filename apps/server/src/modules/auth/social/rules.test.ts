import { expect, it } from 'vitest';
import { browserCookie, browserOf } from './rules.ts';

it('finds the token of the browser among other cookies, and no text that is none', () => {
  const browser = 'aB3-_'.padEnd(43, 'x');
  const cookie = browserCookie(browser, { isSecure: true });
  expect(cookie).toContain('; HttpOnly; SameSite=Lax; Secure');
  expect(browserCookie(browser, { isSecure: false })).not.toContain('Secure');
  expect(browserOf(`a=b; ${cookie.split(';')[0]}; c=d`)).toBe(browser);
  for (const cookies of ['', 'sjaj-social=', 'sjaj-social=short', `x-sjaj-social=${browser}`])
    expect(browserOf(cookies)).toBeNull();
});
