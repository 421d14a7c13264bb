import type { AdminSupplier } from '@sjaj/contract';
import { formatBankAccount } from '@sjaj/domain';

export interface DraftAccount {
  readonly bankName: string;
  readonly account: string;
  readonly isDefault: boolean;
}

/** The supplier in the form: the values of the fields, valid or not. */
export interface Draft {
  readonly legalName: string;
  readonly shortName: string;
  readonly jib: string;
  readonly pdvNumber: string;
  readonly courtRegistration: string;
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
  readonly phone: string;
  readonly infoPhone: string;
  readonly email: string;
  readonly webAddress: string;
  readonly bankAccounts: readonly DraftAccount[];
}

const EMPTY_ACCOUNT: DraftAccount = { bankName: '', account: '', isDefault: true };

const EMPTY_DRAFT: Draft = {
  ...{ legalName: '', shortName: '', jib: '', pdvNumber: '', courtRegistration: '' },
  ...{ street: '', postalCode: '', town: '', phone: '', infoPhone: '', email: '', webAddress: '' },
  bankAccounts: [EMPTY_ACCOUNT],
};

/** The fields of the saved data; empty if nothing is saved yet. */
export function draftOf({ supplier }: AdminSupplier): Draft {
  if (!supplier) return EMPTY_DRAFT;
  return {
    ...supplier,
    pdvNumber: supplier.pdvNumber ?? '',
    courtRegistration: supplier.courtRegistration ?? '',
    infoPhone: supplier.infoPhone ?? '',
    webAddress: supplier.webAddress ?? '',
    bankAccounts: supplier.bankAccounts.map((one) => ({ ...one, account: formatBankAccount(one.account) })),
  };
}

const digits = (typed: string): string => typed.replaceAll(/\s/g, '');

/** The body of the call. Empty optional fields become null. */
export const formOf = (draft: Draft) => ({
  ...draft,
  jib: digits(draft.jib),
  pdvNumber: digits(draft.pdvNumber) || null,
  courtRegistration: draft.courtRegistration.trim() || null,
  infoPhone: draft.infoPhone.trim() || null,
  webAddress: draft.webAddress.trim() || null,
  email: draft.email.trim(),
  bankAccounts: draft.bankAccounts.map((account) => ({ ...account })),
});

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
