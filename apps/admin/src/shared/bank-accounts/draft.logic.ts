import { type AdminBankAccount, BankAccountForm } from '@sjaj/contract';
import { bankAccountCheckFits, bankAccountDigits } from '@sjaj/domain';

/** A bank account in a form: the values of the fields, valid or not. */
export interface BankAccountDraft {
  /** '' for none. */
  readonly companyId: string;
  readonly account: string;
  /** '' for none. */
  readonly bankId: string;
  readonly isDefault: boolean;
}

export const EMPTY_DRAFT: BankAccountDraft = { companyId: '', account: '', bankId: '', isDefault: false };

/** The fields of a saved account. */
export const draftOf = ({ companyId, account, bankId, isDefault }: AdminBankAccount): BankAccountDraft => ({
  companyId: String(companyId),
  account,
  bankId: String(bankId),
  isDefault,
});

/** The body of the call. What is not chosen becomes null, which the contract rejects. */
export const formOf = ({ companyId, account, bankId, isDefault }: BankAccountDraft) => ({
  companyId: companyId === '' ? null : Number(companyId),
  account: account.trim(),
  bankId: bankId === '' ? null : Number(bankId),
  isDefault,
});

/** The draft as the body of the call; null for an invalid draft. */
export const checkedForm = (draft: BankAccountDraft): BankAccountForm | null =>
  BankAccountForm.safeParse(formOf(draft)).data ?? null;

interface Bank {
  readonly id: number;
  readonly code: string;
}

const CODE_DIGITS = 3;

/** What a form says about an account beside errors: a warning, and the bank whose accounts begin like it. */
export function accountHints(draft: BankAccountDraft, banks: readonly Bank[]) {
  const digits = bankAccountDigits(draft.account);
  const bank = banks.find(({ id }) => String(id) === draft.bankId);
  return {
    isDoubtful: digits !== null && !bankAccountCheckFits(digits),
    /** The code of the chosen bank, where the account begins with another one. */
    otherCode: digits !== null && bank && !digits.startsWith(bank.code) ? bank.code : null,
  };
}

/** The draft with another account, and with its bank where none is chosen yet. */
export function withAccount(draft: BankAccountDraft, account: string, banks: readonly Bank[]): BankAccountDraft {
  const code = bankAccountDigits(account)?.slice(0, CODE_DIGITS);
  const bank = banks.find((one) => one.code === code);
  return { ...draft, account, bankId: draft.bankId === '' && bank ? String(bank.id) : draft.bankId };
}
