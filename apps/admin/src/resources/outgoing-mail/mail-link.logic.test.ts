import { expect, it } from 'vitest';
import { linkIn } from './mail-link.logic.ts';

it('finds the link of an invitation, without the sentence around it', () => {
  const link = 'https://sjaj.test/auth/verify-email?userId=7#token=aB3-_x';
  expect(linkIn(`Dobro došli.\nPostavite lozinku: ${link}.\nhttps://sjaj.test/`)).toBe(link);
});

it('finds none in other mails, and in those that are not written yet', () => {
  expect(linkIn('Narudžba: https://sjaj.test/orders/7')).toBeUndefined();
  expect(linkIn(null)).toBeUndefined();
});
