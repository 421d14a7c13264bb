import { isPdvNumber } from '@sjaj/domain';
import { z } from 'zod';
import { CUSTOMERS, routes } from './route.ts';
import { Done, Id, Instant, longText, Phone, plainName, SeenPrice, shape } from './shapes.ts';

const LONGEST_NOTE = 1_000;

/** What a company may ask to have changed. */
export const CompanyChangeForm = shape({
  title: plainName(200),
  pdvNumber: z.string().trim().refine(isPdvNumber, { error: 'vat_number' }).nullable(),
  address: plainName(200),
  townId: Id,
  phone: Phone.nullable(),
  email: z.email().max(200).nullable(),
  bankAccount: plainName(60).nullable(),
});

const DATA_CHANGE_FIELDS = [
  'title',
  'pdvNumber',
  'address',
  'town',
  'phone',
  'email',
  'bankAccount',
  'firstName',
  'lastName',
] as const;

/** One field of a change, old and new. */
export const FieldChange = shape({
  field: z.enum(DATA_CHANGE_FIELDS),
  before: z.string().nullable(),
  wanted: z.string().nullable(),
});

/** A change that a company, or a person for themselves, has asked for. */
export const DataChange = shape({
  id: Id,
  changes: z.array(FieldChange),
  note: z.string().nullable(),
  createdAt: Instant,
  outcome: z.enum(['approved', 'rejected']).nullable(),
  decidedAt: Instant.nullable(),
  answer: z.string().nullable(),
});

/** What the supplier knows of the caller's company. */
export const CompanyDetails = shape({
  title: z.string(),
  jib: z.string(),
  pdvNumber: z.string().nullable(),
  address: z.string(),
  townId: Id,
  town: z.string(),
  postalCode: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  bankAccount: z.string().nullable(),
  paymentTermDays: z.int().min(0),
  creditLimit: SeenPrice,
  /** The last change that was asked for; null for none. */
  lastChange: DataChange.nullable(),
});

const ContactPerson = shape({ name: z.string(), phoneNumber: z.string().nullable(), email: z.string() });

export const companyDetails = routes({
  one: {
    method: 'GET',
    path: '/companies/details',
    access: ['buyer', 'company_admin', 'acting_representative'],
    answer: CompanyDetails,
    summary: 'What the supplier knows of the caller’s company.',
  },
  requestChange: {
    method: 'POST',
    path: '/companies/details/change-requests',
    access: ['company_admin'],
    body: shape({ ...CompanyChangeForm.shape, note: longText(LONGEST_NOTE).optional() }),
    answer: Done,
    idempotent: true,
    problems: [
      'companies.nothing_changed',
      'companies.change_waits',
      'addresses.town_unknown',
      'addresses.country_not_served',
    ],
    summary: 'Asks the supplier to change the data of the caller’s company; staff decide.',
  },
  contactPersons: {
    method: 'GET',
    path: '/users/contact-persons',
    access: CUSTOMERS,
    answer: z.array(ContactPerson),
    summary: 'The sales representatives who look after the caller’s company.',
  },
});

export type DataChange = z.output<typeof DataChange>;
export type CompanyChangeForm = z.output<typeof CompanyChangeForm>;
export type CompanyDetails = z.output<typeof CompanyDetails>;
export type FieldChange = z.output<typeof FieldChange>;
