import { GuestDetails } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { detailsOf, guestFaults, type GuestTyped, NO_GUEST } from './guest.logic.ts';

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
  [...guestFaults({ ...typed, ...some }, needsAddress)].map(([field, { key }]) => [field, key]);

it('takes what the contract takes, and sends it as it is', () => {
  expect(keys({})).toEqual([]);
  expect(detailsOf(typed, true)).toMatchObject({
    email: 'mira@primjer.ba',
    address: { street: 'Obala 14', townId: 3 },
  });
  expect(GuestDetails.safeParse(detailsOf(typed, true)).success).toBe(true);
});

it('names everything that is missing, from the top of the page down', () => {
  expect([...guestFaults(NO_GUEST, true).keys()]).toEqual([
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
    'street',
    'townId',
  ]);
  expect(keys({ firstName: '  ' })).toEqual([['firstName', 'validation.required']]);
});

it('asks for no address where the goods are picked up', () => {
  expect(keys({ street: '', townId: '' }, false)).toEqual([]);
  expect(detailsOf(typed, false).address).toBeNull();
});

it('says what is wrong with an e-mail, a phone number and a text that is too long', () => {
  expect(keys({ email: 'mira@' })).toEqual([['email', 'validation.email']]);
  expect(keys({ phoneNumber: 'zovi' })).toEqual([['phoneNumber', 'validation.phone']]);
  expect(keys({ street: 'a'.repeat(201) })).toEqual([['street', 'validation.max_length']]);
});
