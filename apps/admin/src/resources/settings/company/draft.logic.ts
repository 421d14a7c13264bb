import type { AdminSupplier } from '@sjaj/contract';
import { formatBankAccount } from '@sjaj/domain';
import { z } from 'zod';
import { asTyped, optionalText, text } from '../../../shared/form/field-codecs.logic.ts';

const withoutSpaces = (typed: string): string => typed.replaceAll(/\s/g, '');

/** A tax number, which may be typed in groups. */
const taxNumber = () => z.codec(z.custom<string>(), z.custom<string>(), { decode: withoutSpaces, encode: String });

/** The same where there may be none. */
const optionalTaxNumber = () =>
  z.codec(z.custom<string>(), z.custom<string | null>(), {
    decode: (typed) => withoutSpaces(typed) || null,
    encode: (sent) => sent ?? '',
  });

/** A bank account in the form; shown in groups, sent as typed. */
const ACCOUNT = z.object({
  bankName: asTyped<string>(),
  account: z.codec(z.custom<string>(), z.custom<string>(), { decode: String, encode: formatBankAccount }),
  isDefault: asTyped<boolean>(),
});

/** The fields of the supplier. */
export const FIELDS = z.object({
  legalName: text(),
  shortName: text(),
  jib: taxNumber(),
  pdvNumber: optionalTaxNumber(),
  courtRegistration: optionalText(),
  street: text(),
  postalCode: text(),
  town: text(),
  phone: text(),
  infoPhone: optionalText(),
  email: text(),
  webAddress: optionalText(),
  accentColour: optionalText(),
  bankAccounts: z.array(ACCOUNT).readonly(),
});

export type Draft = z.input<typeof FIELDS>;
export type DraftAccount = z.input<typeof ACCOUNT>;

const EMPTY_ACCOUNT: DraftAccount = { bankName: '', account: '', isDefault: true };

const EMPTY_DRAFT: Draft = {
  legalName: '',
  shortName: '',
  jib: '',
  pdvNumber: '',
  courtRegistration: '',
  street: '',
  postalCode: '',
  town: '',
  phone: '',
  infoPhone: '',
  email: '',
  webAddress: '',
  accentColour: '',
  bankAccounts: [EMPTY_ACCOUNT],
};

/** The fields of the saved data; empty if nothing is saved yet. */
export const draftOf = ({ supplier }: AdminSupplier): Draft => (supplier ? z.encode(FIELDS, supplier) : EMPTY_DRAFT);

type Accounts = readonly DraftAccount[];

/** Adds a row. The first row becomes the account of payment slips. */
export const withAccount = (accounts: Accounts): Accounts => [
  ...accounts,
  { ...EMPTY_ACCOUNT, isDefault: accounts.length === 0 },
];

/** Removes the row at this index. If it was the account of payment slips, the first remaining row becomes it. */
export function withoutAccount(accounts: Accounts, place: number): Accounts {
  const left = accounts.filter((_account, at) => at !== place);
  return left.some(({ isDefault }) => isDefault)
    ? left
    : left.map((account, at) => ({ ...account, isDefault: at === 0 }));
}

/** Makes the account at this index the one of payment slips. */
export const withDefault = (accounts: Accounts, place: number): Accounts =>
  accounts.map((account, at) => ({ ...account, isDefault: at === place }));
