import { z } from 'zod';
import { Address, NewAddress } from './addresses.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, shape } from './shapes.ts';

const AddressOfCompany = shape({ ...ById.shape, addressId: ById.shape.id });

export const CompanyAddress = Address.omit({ isPreferred: true });

/** Staff keep the delivery addresses of companies. */
export const adminCompanyAddresses = routes({
  list: {
    method: 'GET',
    path: '/admin/companies/{id}/addresses',
    access: BACK_OFFICE,
    params: ById,
    answer: z.array(CompanyAddress),
    problems: ['companies.not_found'],
    summary: 'The delivery addresses of a company, the default one first.',
  },
  create: {
    method: 'POST',
    path: '/admin/companies/{id}/addresses',
    access: BACK_OFFICE,
    params: ById,
    body: NewAddress,
    answer: CompanyAddress,
    idempotent: true,
    problems: [
      'companies.not_found',
      'addresses.too_many',
      'addresses.town_unknown',
      'addresses.country_not_served',
      'addresses.not_found',
    ],
    summary: 'Adds a delivery address to a company.',
  },
  update: {
    method: 'PUT',
    path: '/admin/companies/{id}/addresses/{addressId}',
    access: BACK_OFFICE,
    params: AddressOfCompany,
    body: shape({ ...NewAddress.shape, version: z.int() }),
    answer: CompanyAddress,
    problems: [
      'companies.not_found',
      'addresses.not_found',
      'records.changed_meanwhile',
      'addresses.town_unknown',
      'addresses.country_not_served',
    ],
    summary: 'Changes a delivery address of a company; orders keep the one that they were placed with.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/companies/{id}/addresses/{addressId}',
    access: BACK_OFFICE,
    params: AddressOfCompany,
    answer: Done,
    problems: ['companies.not_found', 'addresses.not_found'],
    summary: 'Takes a delivery address off the list of a company.',
  },
});

export type CompanyAddress = z.output<typeof CompanyAddress>;
