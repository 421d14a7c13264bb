import type { CheckoutOptions } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { completed, EMPTY_DRAFT, errorsOf, orderOf } from './draft.logic.ts';

const totals = { postage: 0, discount: 0, net: 100, vat: 17, total: 117 };
const option = { expressPostId: null, pickupPlaceId: null, place: null, daysFrom: 2, daysTo: 3, arrives: null, totals };
const address = (id: number) => ({
  id,
  title: 'Skladište',
  contactPerson: 'Amra',
  phone: '036 000-100',
  street: 'Obala 14',
  townId: 1,
  town: 'Mostar',
  postalCode: '88000',
  countryId: 1,
  country: 'BiH',
  note: null,
  isDefault: false,
  isPreferred: false,
  version: 1,
});
const options: CheckoutOptions = {
  cartVersion: 7,
  addresses: [address(1), address(2)],
  cutOff: { on: '2026-11-23', hour: 13, isToday: true },
  delivery: [
    { ...option, method: 'own', title: 'Vlastita' },
    { ...option, method: 'express', expressPostId: 5, title: 'Brza', totals: { ...totals, total: 128.12 } },
    { ...option, method: 'pickup', pickupPlaceId: 3, title: 'Mostar' },
  ],
  paymentTypes: [1, 3],
  terms: { id: 1, title: 'Uslovi', acceptedOn: null },
  isBlocked: false,
  paymentTermDays: 30,
  remembered: { addressId: 2, deliveryMethod: 'express', expressPostId: 5, pickupPlaceId: null, paymentTypeId: 3 },
};

it('fills missing values with those of the last order', () => {
  expect(completed(EMPTY_DRAFT, options)).toMatchObject({ addressId: 2, delivery: 'express-5', paymentTypeId: 3 });
});

it('takes the first option if none is remembered or it no longer exists', () => {
  const draft = completed({ ...EMPTY_DRAFT, addressId: 99, paymentTypeId: 2 }, { ...options, remembered: null });
  expect(draft).toMatchObject({ addressId: 1, delivery: 'own-0', paymentTypeId: 1 });
});

it('keeps the choices of this page', () => {
  const draft = { ...EMPTY_DRAFT, addressId: 1, delivery: 'pickup-3', note: 'Rampa' };
  expect(completed(draft, options)).toMatchObject({ addressId: 1, delivery: 'pickup-3', note: 'Rampa' });
});

it('requires the terms, and an address unless the goods are picked up', () => {
  const none = { ...options, addresses: [] };
  expect(errorsOf(completed({ ...EMPTY_DRAFT, delivery: 'own-0' }, none), none, false)).toEqual(['address', 'terms']);
  expect(errorsOf(completed({ ...EMPTY_DRAFT, delivery: 'pickup-3' }, none), none, false)).toEqual(['terms']);
});

it('orders with the version, the total and the short articles that the buyer saw', () => {
  const draft = completed({ ...EMPTY_DRAFT, termsAccepted: true, note: ' ' }, options);
  expect(orderOf(draft, options, { isGuest: false, short: [41] })).toEqual({
    deliveryMethod: 'express',
    addressId: 2,
    expressPostId: 5,
    pickupPlaceId: null,
    paymentTypeId: 3,
    termsAccepted: true,
    cartVersion: 7,
    seenTotal: 128.12,
    agreedToWaitFor: [41],
  });
});

it('orders for a guest with their details and address, ignoring stored addresses', () => {
  const guest = {
    firstName: 'Mira',
    lastName: 'Čolić',
    email: 'mira@primjer.ba',
    phoneNumber: '063 000-111',
    street: 'Obala 14',
    townId: '3',
    addressNote: '',
  };
  const draft = completed({ ...EMPTY_DRAFT, guest, termsAccepted: true, delivery: 'own-0' }, options);
  expect(orderOf(draft, options, { isGuest: true, short: [] })).toMatchObject({
    addressId: null,
    guest: { email: 'mira@primjer.ba', address: { street: 'Obala 14', townId: 3 } },
  });
  const picksUp = { ...draft, delivery: 'pickup-3', guest: { ...guest, street: '', townId: '' } };
  expect(orderOf(picksUp, options, { isGuest: true, short: [] })?.guest?.address).toBeNull();
  expect(errorsOf({ ...draft, guest: { ...guest, email: '', townId: '' } }, options, true)).toEqual([
    'email',
    'townId',
  ]);
  expect(orderOf({ ...draft, guest: { ...guest, email: '' } }, options, { isGuest: true, short: [] })).toBeNull();
});
