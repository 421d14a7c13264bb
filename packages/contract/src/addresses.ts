import { z } from 'zod';
import { CUSTOMERS, routes } from './route.ts';
import { ById, Done, Id, longText, Phone, plainName, shape } from './shapes.ts';

export const Address = shape({
  id: Id,
  /** Of the last change, also of one that made another address the default one. */
  version: z.int(),
  title: z.string(),
  contactPerson: z.string(),
  phone: z.string(),
  street: z.string(),
  townId: Id,
  town: z.string(),
  postalCode: z.string(),
  countryId: Id,
  country: z.string(),
  note: z.string().nullable(),
  /** Of the company, or of the private customer. */
  isDefault: z.boolean(),
  /** Chosen by the caller for their own orders. */
  isPreferred: z.boolean(),
});

export const NewAddress = shape({
  title: plainName(100),
  contactPerson: plainName(100),
  phone: Phone,
  street: plainName(200),
  townId: Id,
  note: longText(2_000).optional(),
  isDefault: z.boolean().default(false),
});

/** An address as it is changed. With the version that was read, a change in between is not overwritten. */
export const ChangedAddress = shape({ ...NewAddress.shape, version: z.int().optional() });

/** The address that checkout proposes to the caller. */
export const ShippingInfo = shape({ addressId: Id, title: z.string(), street: z.string(), town: z.string() });

/** Principals that manage addresses: a company admin and a representative those of the company, a private customer their own. */
const ADDRESS_OWNERS = ['private', 'company_admin', 'acting_representative'] as const;

export const addresses = routes({
  list: {
    method: 'GET',
    path: '/shipping-address/company',
    access: CUSTOMERS,
    answer: z.array(Address),
    summary: 'The delivery addresses of the company, the default one first.',
  },
  one: {
    method: 'GET',
    path: '/shipping-address/company/{id}',
    access: CUSTOMERS,
    params: ById,
    answer: Address,
    problems: ['addresses.not_found'],
    summary: 'One delivery address.',
  },
  create: {
    method: 'POST',
    path: '/shipping-address/create-company-shipping-address',
    access: CUSTOMERS,
    body: NewAddress,
    answer: Address,
    idempotent: true,
    problems: [
      'addresses.limited_to_branches',
      'addresses.too_many',
      'addresses.town_unknown',
      'addresses.country_not_served',
    ],
    summary: 'Adds a delivery address. Only who may change the others makes it the default one.',
  },
  update: {
    method: 'PUT',
    path: '/shipping-address/company/{id}',
    access: ADDRESS_OWNERS,
    params: ById,
    body: ChangedAddress,
    answer: Address,
    problems: [
      'addresses.not_found',
      'records.changed_meanwhile',
      'addresses.town_unknown',
      'addresses.country_not_served',
    ],
    summary: 'Changes a delivery address; orders keep the one that they were placed with.',
  },
  remove: {
    method: 'DELETE',
    path: '/shipping-address/company/delete-shipping-address/{id}',
    access: ADDRESS_OWNERS,
    params: ById,
    answer: Done,
    problems: ['addresses.not_found'],
    summary: 'Takes a delivery address off the list.',
  },
});

export const shippingInfo = routes({
  create: {
    method: 'POST',
    path: '/users/create-shipping-info',
    access: CUSTOMERS,
    body: NewAddress,
    answer: ShippingInfo,
    idempotent: true,
    problems: [
      'addresses.limited_to_branches',
      'addresses.too_many',
      'addresses.town_unknown',
      'addresses.country_not_served',
    ],
    summary: 'Adds a delivery address that checkout proposes to the caller from now on.',
  },
  update: {
    method: 'PUT',
    path: '/users/update-shipping-info',
    access: CUSTOMERS,
    body: shape({ addressId: Id }),
    answer: ShippingInfo,
    problems: ['addresses.not_found'],
    summary: 'Chooses which of the addresses checkout proposes to the caller.',
  },
});

export type Address = z.output<typeof Address>;
export type ChangedAddress = z.output<typeof ChangedAddress>;
export type NewAddress = z.output<typeof NewAddress>;
export type ShippingInfo = z.output<typeof ShippingInfo>;
