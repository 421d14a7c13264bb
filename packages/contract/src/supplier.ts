import { isAccentColour, isBankAccount, isJib, isPdvNumber, parseBankAccount } from '@sjaj/domain';
import { z } from 'zod';
import { BACK_OFFICE, EVERYONE, routes } from './route.ts';
import { name, Phone, shape } from './shapes.ts';

const MOST_ACCOUNTS = 10;

/** Typed with spaces, dashes or as an IBAN; stored as 16 digits. */
const BankAccountNumber = z
  .string()
  .trim()
  .max(40)
  .refine(isBankAccount, { error: 'account_number' })
  .transform((typed) => parseBankAccount(typed) ?? typed);

const SupplierBankAccount = shape({
  bankName: name(100),
  account: BankAccountNumber,
  /** The account of payment slips. */
  isDefault: z.boolean(),
});

export const SupplierForm = shape({
  /** As the court register has it: `Sjaj d.o.o.` */
  legalName: name(150),
  /** As customers call the shop: titles of windows, senders of mail. */
  shortName: name(40),
  jib: z.string().trim().refine(isJib, { error: 'jib' }),
  /** Null for a company outside the VAT system. */
  pdvNumber: z.string().trim().refine(isPdvNumber, { error: 'vat_number' }).nullable(),
  /** The court, the registration number, the capital. */
  courtRegistration: name(200).nullable(),
  street: name(120),
  postalCode: z
    .string()
    .trim()
    .regex(/^\d{5}$/),
  town: name(80),
  phone: Phone,
  /** Free of charge for callers. */
  infoPhone: Phone.nullable(),
  email: z.email().max(200),
  webAddress: z
    .url({ protocol: /^https?$/ })
    .max(200)
    .nullable(),
  /** The colour of buttons and links in the shop and in mails, on which white text is readable; null for the default one. */
  accentColour: z
    .string()
    .trim()
    .toLowerCase()
    .refine(isAccentColour, { error: 'accent_colour' })
    .nullable()
    .default(null),
  bankAccounts: z
    .array(SupplierBankAccount)
    .min(1)
    .max(MOST_ACCOUNTS)
    .refine((accounts) => accounts.filter(({ isDefault }) => isDefault).length === 1),
});

const Version = z.int().min(0);

export const AdminSupplier = shape({
  /** Null until staff have entered the data. */
  supplier: SupplierForm.nullable(),
  logoUrl: z.string().nullable(),
  version: Version,
});

const { bankAccounts: _, ...publicFields } = SupplierForm.shape;

/** What anybody may know of the supplier. The address is in the script of the caller. */
export const SupplierView = shape({ ...publicFields, logoUrl: z.string().nullable() });

export const supplier = routes({
  current: {
    method: 'GET',
    path: '/b2b-settings/supplier',
    access: EVERYONE,
    answer: SupplierView.nullable(),
    shared: true,
    summary: 'The company that runs the shop; null until staff have entered its data.',
  },
});

export const adminSupplier = routes({
  read: {
    method: 'GET',
    path: '/admin/supplier',
    access: BACK_OFFICE,
    answer: AdminSupplier,
    summary: 'The data of the company that runs the shop.',
  },
  update: {
    method: 'PUT',
    path: '/admin/supplier',
    access: BACK_OFFICE,
    body: shape({ ...SupplierForm.shape, version: Version }),
    answer: AdminSupplier,
    problems: ['records.changed_meanwhile'],
    summary: 'Saves the company data, in force everywhere within a second, unless somebody else has saved them since.',
  },
  setLogo: {
    method: 'POST',
    path: '/admin/supplier/logo',
    access: BACK_OFFICE,
    answer: AdminSupplier,
    upload: true,
    problems: ['files.not_a_picture', 'files.too_large'],
    summary: 'Sets the logo of pages, documents and mails: JPEG, PNG or WebP, re-encoded.',
  },
  removeLogo: {
    method: 'DELETE',
    path: '/admin/supplier/logo',
    access: BACK_OFFICE,
    answer: AdminSupplier,
    summary: 'Returns to the default logo.',
  },
});

export type SupplierForm = z.output<typeof SupplierForm>;
export type AdminSupplier = z.output<typeof AdminSupplier>;
export type SupplierView = z.output<typeof SupplierView>;
