import { expect, it } from 'vitest';
import { applicationErrors, EMPTY_APPLICATION } from './application.logic.ts';

const complete = { name: 'Mirza Kolar', email: 'mirza@posta.test', phone: '061 200 300', message: '' };

it('misses name, e-mail and phone, not the message', () => {
  expect([...applicationErrors(EMPTY_APPLICATION).keys()]).toEqual(['name', 'email', 'phone']);
  expect(applicationErrors(complete).size).toBe(0);
});

it('refuses an address without @ and a phone with letters', () => {
  expect([...applicationErrors({ ...complete, email: 'mirza', phone: 'zovite me' }).keys()].sort()).toEqual([
    'email',
    'phone',
  ]);
});
