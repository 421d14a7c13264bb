import { expect, it } from 'vitest';
import { CompanyForm } from '@sjaj/contract';
import { limitOf } from '../../../shared/figures/typed-amounts.ts';
import { draftOf, formOf, limitShare, withArea } from './draft.logic.ts';

const COMPANY = {
  id: 1,
  title: 'Hotel',
  code: null,
  jib: '4299000020018',
  town: 'Mostar',
  openOrders: 250,
  lastOrderAt: null,
  pdvNumber: null,
  address: 'Ulica 1',
  townId: 4,
  bankAccount: null,
  version: 3,
  members: [],
  representatives: [],
  deputies: [],
  phone: '036 000-100',
  email: '',
  creditLimit: 10_000,
  paymentTermDays: 30,
  mayApproveOwnOrders: false,
  isActive: true,
  interestAreaIds: [2, 7],
  note: 'Kupuje u ponedjeljak.',
};

it('keeps chosen areas in order, so that a choice that is taken back is no change', () => {
  const chosen = withArea({ interestAreaIds: '2,7' }, 5, true);
  expect(chosen).toBe('2,5,7');
  expect(withArea({ interestAreaIds: chosen }, 5, false)).toBe('2,7');
  expect(withArea({ interestAreaIds: '' }, 3, true)).toBe('3');
  expect(withArea({ interestAreaIds: '3' }, 3, false)).toBe('');
});

it('sends the loaded values if nothing is changed', () => {
  const { title, jib, pdvNumber, address, townId, phone, email } = COMPANY;
  const { creditLimit, paymentTermDays, mayApproveOwnOrders, isActive, interestAreaIds, note } = COMPANY;
  const master = { title, jib, pdvNumber, address, townId, phone, email };
  const form = { ...master, creditLimit, paymentTermDays, mayApproveOwnOrders, isActive, interestAreaIds, note };
  expect(formOf(draftOf(COMPANY))).toEqual(form);
  expect(CompanyForm.parse(formOf(draftOf(COMPANY)))).toEqual(form);
});

it.each([
  { creditLimit: 'puno' },
  { creditLimit: '' },
  { paymentTermDays: '30,5' },
  { paymentTermDays: '' },
  { email: 'nije adresa' },
  { title: ' ' },
  { jib: '123' },
  { pdvNumber: '12' },
  { townId: '' },
])('the contract rejects a draft with %j', (typed) => {
  expect(CompanyForm.safeParse(formOf({ ...draftOf(COMPANY), ...typed })).success).toBe(false);
});

it('parses a limit, an empty field and an invalid amount', () => {
  expect([limitOf('1.000,50'), limitOf(' '), limitOf('x'), limitOf('-1')]).toEqual([
    1_000.5,
    null,
    undefined,
    undefined,
  ]);
});

it('calculates the share of the limit that open orders use', () => {
  expect(limitShare(COMPANY)).toBe(0.025);
  expect(limitShare({ openOrders: 5, creditLimit: 0 })).toBeNull();
});
