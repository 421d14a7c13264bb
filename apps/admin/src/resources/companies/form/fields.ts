import { CompanyForm } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';
import { type FieldErrors, errorsOf } from '../../../shared/form/form-errors.ts';
import { t } from '../../../shared/texts/t.ts';
import { kmOf } from '../../../shared/figures/typed-amounts.ts';
import { areaIdsOf, type Draft, formOf } from './draft.logic.ts';

/** The label of each field, in the form and in messages. */
export const FIELD_NAMES = {
  title: 'article.name',
  jib: 'company.jib',
  pdvNumber: 'company.pdvNumber',
  address: 'company.address',
  townId: 'company.town',
  phone: 'company.phone',
  email: 'company.email',
  creditLimit: 'company.creditLimit',
  paymentTermDays: 'company.paymentTerm',
  mayApproveOwnOrders: 'company.ownOrders',
  isActive: 'company.isActive',
  interestAreaIds: 'resource.interestAreas',
  note: 'company.note',
} as const satisfies Record<keyof Draft, StaffKey>;

/** The errors of a draft by the rules of the contract, by field. */
export function draftErrors(draft: Draft): FieldErrors {
  const errors = errorsOf(CompanyForm, formOf(draft), FIELD_NAMES);
  return kmOf(draft.creditLimit) === null ? { ...errors, creditLimit: t('validation.amount') } : errors;
}

/** The draft as the body of the call; null if it is invalid. */
export const checkedForm = (draft: Draft): CompanyForm | null => CompanyForm.safeParse(formOf(draft)).data ?? null;

/** The text of a field in the comparison of two versions. */
export function shownValue(draft: Draft, key: keyof Draft): string {
  if (key === 'interestAreaIds') return t('company.areasChosen', { count: areaIdsOf(draft).length });
  const value = draft[key];
  return typeof value === 'boolean' ? t(value ? 'sign.yes' : 'sign.no') : value;
}
