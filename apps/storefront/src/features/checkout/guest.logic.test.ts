import { GuestDetails } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { detailsOf, guestErrors, type GuestTyped, NO_GUEST } from './guest.logic.ts';

const typed: GuestTyped = {
  firstName: 'Mira',
  lastName: 'Čolić',
  email: ' mira@primjer.ba ',
  phoneNumber: '063 000-111',
  street: 'Obala 14',
  townId: '3',
  addressNote: ' ',
};
const keys = (some: Partial<GuestTyped>, needsAddress = true) =>
  [...guestErrors({ ...typed, ...some }, needsAddress)].map(([field, { key }]) => [field, key]);

it('accepts valid details and sends them unchanged', () => {
  expect(keys({})).toEqual([]);
  expect(detailsOf(typed, true)).toMatchObject({
    email: 'mira@primjer.ba',
    address: { street: 'Obala 14', townId: 3 },
  });
  expect(GuestDetails.safeParse(detailsOf(typed, true)).success).toBe(true);
});

it('lists all missing fields in the order of the page', () => {
  expect([...guestErrors(NO_GUEST, true).keys()]).toEqual([
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
    'street',
    'townId',
  ]);
  expect(keys({ firstName: '  ' })).toEqual([['firstName', 'validation.required']]);
});

it('requires no address if the goods are picked up', () => {
  expect(keys({ street: '', townId: '' }, false)).toEqual([]);
  expect(detailsOf(typed, false).address).toBeNull();
});

it('rejects an invalid e-mail address, an invalid phone number and a text that is too long', () => {
  expect(keys({ email: 'mira@' })).toEqual([['email', 'validation.email']]);
  expect(keys({ phoneNumber: 'zovi' })).toEqual([['phoneNumber', 'validation.phone']]);
  expect(keys({ street: 'a'.repeat(201) })).toEqual([['street', 'validation.max_length']]);
});
