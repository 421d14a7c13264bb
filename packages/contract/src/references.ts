import { z } from 'zod';
import { BACK_OFFICE, CUSTOMERS, EVERYONE, SIGNED_IN, routes } from './route.ts';
import { ById, Id, name, shape, sortedList } from './shapes.ts';

export const Bank = shape({ id: Id, name: z.string(), code: z.string(), swift: z.string().nullable() });

export const NewBank = shape({
  name: name(150),
  /** Three digits: the beginning of every account of the bank. */
  code: z.string().regex(/^\d{3}$/),
  swift: z
    .string()
    .regex(/^[A-Z0-9]{8,11}$/)
    .optional(),
});

export const banks = routes({
  list: {
    method: 'POST',
    path: '/banks/get-banks',
    access: SIGNED_IN,
    body: sortedList(z.enum(['default', 'createdDate', 'name']).default('default')),
    answer: Bank,
    paged: true,
    reads: true,
    summary: 'Banks by name.',
  },
  one: {
    method: 'GET',
    path: '/banks/{id}',
    access: SIGNED_IN,
    params: ById,
    answer: Bank,
    shared: true,
    problems: ['references.bank_not_found'],
    summary: 'One bank.',
  },
  create: {
    method: 'POST',
    path: '/banks/create-bank',
    access: BACK_OFFICE,
    body: NewBank,
    answer: Bank,
    idempotent: true,
    problems: ['records.taken'],
    summary: 'Adds a bank.',
  },
});

export const InterestArea = shape({ id: Id, title: z.string() });

export const interestAreas = routes({
  list: {
    method: 'POST',
    path: '/interests-areas/get-interests-areas',
    access: EVERYONE,
    body: sortedList(z.enum(['default', 'createdDate', 'title']).default('default')),
    answer: InterestArea,
    paged: true,
    shared: true,
    reads: true,
    summary: 'The areas that a customer may be interested in.',
  },
  one: {
    method: 'GET',
    path: '/interests-areas/{id}',
    access: EVERYONE,
    params: ById,
    answer: InterestArea,
    shared: true,
    problems: ['references.interest_area_not_found'],
    summary: 'One area of interest.',
  },
});

export const CustomerBankAccount = shape({
  id: Id,
  bank: z.string(),
  /** `338-720-22382840-24` */
  account: z.string(),
  iban: z.string(),
  isDefault: z.boolean(),
});

export const customerBankAccounts = routes({
  list: {
    method: 'POST',
    path: '/customer-bank-accounts/get-customer-bank-accounts',
    access: CUSTOMERS,
    body: sortedList(z.enum(['default', 'createdDate', 'bank']).default('default')),
    answer: CustomerBankAccount,
    paged: true,
    reads: true,
    summary: 'The bank accounts of the caller’s company.',
  },
  one: {
    method: 'GET',
    path: '/customer-bank-accounts/{id}',
    access: CUSTOMERS,
    params: ById,
    answer: CustomerBankAccount,
    problems: ['references.account_not_found'],
    summary: 'One bank account of the caller’s company.',
  },
});

export type Bank = z.output<typeof Bank>;
export type NewBank = z.output<typeof NewBank>;
export type InterestArea = z.output<typeof InterestArea>;
export type CustomerBankAccount = z.output<typeof CustomerBankAccount>;
