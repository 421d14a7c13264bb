import { SupplierForm } from '@sjaj/contract';
import { jibCheckDigitFits, pdvBelongsTo } from '@sjaj/domain';
import type { StaffKey } from '@sjaj/i18n';
import { type FieldErrors, errorsOf } from '../../../shared/form/field-errors.ts';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, formOf } from './draft.logic.ts';

/** The words for each field, wherever it is named. */
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

/** What the contract would refuse of a draft, by field. */
export function draftErrors(draft: Draft): FieldErrors {
  const errors: Record<string, string> = { ...errorsOf(SupplierForm, formOf(draft), FIELD_NAMES) };
  for (const path of Object.keys(errors)) {
    if (path.endsWith('.bankName')) errors[path] = t('validation.required', { field: t('field.bankName') });
  }
  return draft.bankAccounts.length > 0 ? errors : { ...errors, bankAccounts: t('supplier.oneAccount') };
}

/** The draft as the contract wants it; null where it may not be sent. */
export const checkedForm = (draft: Draft): SupplierForm | null =>
  Object.keys(draftErrors(draft)).length === 0 ? (SupplierForm.safeParse(formOf(draft)).data ?? null) : null;

/** What may be wrong with the JIB and is saved all the same: some genuine numbers do not fit the scheme. */
export const jibHint = (draft: Draft): string =>
  t(!formOf(draft).jib || jibCheckDigitFits(formOf(draft).jib) ? 'supplier.jibHint' : 'validation.jib_check_digit');

/** The same of the VAT number: a branch has a JIB of its own but the VAT number of its company. */
export function pdvNumberHint(draft: Draft): string {
  const { jib, pdvNumber } = formOf(draft);
  return t(!pdvNumber || !jib || pdvBelongsTo(pdvNumber, jib) ? 'supplier.pdvNumberHint' : 'supplier.pdvOfAnother');
}

/** What stands in a field, for a person who compares two versions. */
export function shownValue(draft: Draft, key: keyof Draft): string {
  if (key !== 'bankAccounts') return draft[key] || '–';
  return draft.bankAccounts
    .map(({ bankName, account, isDefault }) =>
      [account, bankName, isDefault && t('supplier.forSlips')].filter(Boolean).join(', '),
    )
    .join('\n');
}
