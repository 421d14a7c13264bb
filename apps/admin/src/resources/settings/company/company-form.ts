import { SupplierForm } from '@sjaj/contract';
import { jibCheckDigitFits, pdvBelongsTo } from '@sjaj/domain';
import { z } from 'zod';
import type { FieldErrors } from '../../../shared/form/form-errors.ts';
import { recordForm } from '../../../shared/form/record-form.ts';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, type DraftAccount, FIELDS } from './draft.logic.ts';

function completeErrors(rules: FieldErrors, draft: Draft): FieldErrors {
  const errors: Record<string, string> = { ...rules };
  for (const path of Object.keys(errors)) {
    if (path.endsWith('.bankName')) errors[path] = t('validation.required', { field: t('field.bankName') });
  }
  return draft.bankAccounts.length > 0 ? errors : { ...errors, bankAccounts: t('supplier.oneAccount') };
}

const accountLine = ({ bankName, account, isDefault }: DraftAccount): string =>
  [account, bankName, isDefault && t('supplier.forSlips')].filter(Boolean).join(', ');

/** The form of the supplier: labels, errors, body of the call, comparison of two versions. */
export const companyForm = recordForm({
  fields: FIELDS,
  schema: SupplierForm,
  fieldNames: {
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
    accentColour: 'field.accentColour',
    bankAccounts: 'field.bankAccounts',
  },
  completeErrors,
  shown: { bankAccounts: (accounts) => accounts.map(accountLine).join('\n') },
});

/** A warning about the JIB that does not prevent saving: some genuine numbers have no valid check digit. */
export function jibHint(draft: Draft): string {
  const { jib } = z.decode(FIELDS, draft);
  return t(!jib || jibCheckDigitFits(jib) ? 'supplier.jibHint' : 'validation.jib_check_digit');
}

/** A warning about the VAT number that does not prevent saving: a branch has its own JIB but the VAT number of its company. */
export function pdvNumberHint(draft: Draft): string {
  const { jib, pdvNumber } = z.decode(FIELDS, draft);
  return t(!pdvNumber || !jib || pdvBelongsTo(pdvNumber, jib) ? 'supplier.pdvNumberHint' : 'supplier.pdvOfAnother');
}
