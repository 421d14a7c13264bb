import { bankAccountDigits } from '@sjaj/domain';
import { z } from 'zod';
import { RECORD_FIELDS, recordList, recordRoutes } from './records.ts';
import { Id, ids, shape } from './shapes.ts';

const LONGEST_TYPED = 40;

export const BankAccountForm = shape({
  companyId: Id,
  bankId: Id,
  /**
   * 16 digits, with spaces or dashes, or an IBAN; stored as digits. Check digits that do not fit are a warning (`hasValidCheck`), because
   * staff enter what the customer's document says.
   */
  account: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_TYPED)
    .refine((typed) => bankAccountDigits(typed) !== null, { error: 'account_number' }),
  isDefault: z.boolean(),
});

export const AdminBankAccount = shape({
  ...BankAccountForm.shape,
  ...RECORD_FIELDS,
  /** `338-720-22382840-24` */
  account: z.string(),
  iban: z.string(),
  hasValidCheck: z.boolean(),
  company: z.string(),
  bank: z.string(),
});

export const BANK_ACCOUNT_VIEWS = ['all', 'default', 'doubtful'] as const;
export const BANK_ACCOUNT_SORTS = ['company', 'bank', 'account'] as const;

export const adminBankAccounts = recordRoutes({
  path: 'customer-bank-accounts',
  form: BankAccountForm,
  view: AdminBankAccount,
  list: shape({
    ...recordList(BANK_ACCOUNT_VIEWS, BANK_ACCOUNT_SORTS).shape,
    companyIds: ids(50),
    bankIds: ids(50),
  }),
  words: ['bank account of a customer', 'bank accounts of customers'],
  problems: ['companies.not_found', 'references.bank_not_found'],
});

export type BankAccountForm = z.output<typeof BankAccountForm>;
export type AdminBankAccount = z.output<typeof AdminBankAccount>;
