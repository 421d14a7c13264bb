import { describe, expect, it } from 'vitest';
import { isLoginReason, loginAddress, pathAfterLogin } from './login-address.logic.ts';

describe('the way to Login', () => {
  it.each(['/', '/category/7/podovi?page=2&brands=1-2', '/search/a%20%26%20b', '/article/1/a#matrica'])(
    'leads back to %s',
    (here) => {
      const address = new URL(loginAddress(here), 'https://sjaj.test');
      expect(address.pathname).toBe('/auth/login');
      expect(pathAfterLogin(address.searchParams.get('redirect'))).toBe(here);
    },
  );

  it.each([undefined, null, '', 'toString', 1])('knows no reason %j', (value) => {
    expect(isLoginReason(value)).toBe(false);
  });

  it('knows its own reasons', () => {
    expect(isLoginReason('wishList')).toBe(true);
  });
});
