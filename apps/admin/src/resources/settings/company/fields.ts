import { SupplierForm } from '@sjaj/contract';
import { jibCheckDigitFits, pdvBelongsTo } from '@sjaj/domain';
import type { StaffKey } from '@sjaj/i18n';
import { type FieldErrors, errorsOf } from '../../../shared/form/form-errors.ts';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, formOf } from './draft.logic.ts';

/** The label of each field, in the form and in messages. */
export const FIELD_NAMES = {
  legalName: 'field.legalName',
  shortName: 'field.shortName',
  jib: 'field.jib',
  pdvNumber: 'field.pdvNumber',
  courtRegistration: 'field.courtRegistration',
  street: 'field.street',
  postalCode: 'field.postalCode',
  town: 'field.town',
  phone: 'field.phone',
  infoPhone: 'field.infoPhone',
  email: 'field.email',
  webAddress: 'field.webAddress',
  bankAccounts: 'field.bankAccounts',
} as const satisfies Record<keyof Draft, StaffKey>;

/** The errors of a draft by the rules of the contract, by field. */
export function draftErrors(draft: Draft): FieldErrors {
  const errors: Record<string, string> = { ...errorsOf(SupplierForm, formOf(draft), FIELD_NAMES) };
  for (const path of Object.keys(errors)) {
    if (path.endsWith('.bankName')) errors[path] = t('validation.required', { field: t('field.bankName') });
  }
  return draft.bankAccounts.length > 0 ? errors : { ...errors, bankAccounts: t('supplier.oneAccount') };
}

/** The draft as the body of the call; null if it is invalid. */
export const checkedForm = (draft: Draft): SupplierForm | null =>
  Object.keys(draftErrors(draft)).length === 0 ? (SupplierForm.safeParse(formOf(draft)).data ?? null) : null;

/** A warning about the JIB that does not prevent saving: some genuine numbers have no valid check digit. */
export const jibHint = (draft: Draft): string =>
  t(!formOf(draft).jib || jibCheckDigitFits(formOf(draft).jib) ? 'supplier.jibHint' : 'validation.jib_check_digit');

/** A warning about the VAT number that does not prevent saving: a branch has its own JIB but the VAT number of its company. */
export function pdvNumberHint(draft: Draft): string {
  const { jib, pdvNumber } = formOf(draft);
  return t(!pdvNumber || !jib || pdvBelongsTo(pdvNumber, jib) ? 'supplier.pdvNumberHint' : 'supplier.pdvOfAnother');
}

/** The text of a field in the comparison of two versions. */
export function shownValue(draft: Draft, key: keyof Draft): string {
  if (key !== 'bankAccounts') return draft[key] || '–';
  return draft.bankAccounts
    .map(({ bankName, account, isDefault }) =>
      [account, bankName, isDefault && t('supplier.forSlips')].filter(Boolean).join(', '),
    )
    .join('\n');
}
