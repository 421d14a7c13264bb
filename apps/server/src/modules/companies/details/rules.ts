import type { CompanyChangeForm } from '@sjaj/contract';

type Field = keyof CompanyChangeForm;
const FIELDS: readonly Field[] = ['title', 'pdvNumber', 'address', 'townId', 'phone', 'email', 'bankAccount'];

/** The fields whose wanted value is another one than before. */
export const changedFields = (before: CompanyChangeForm, wanted: CompanyChangeForm): Field[] =>
  FIELDS.filter((field) => before[field] !== wanted[field]);

/**
 * The company as it is now, with the changed fields as wanted. What staff have changed meanwhile in other fields stays.
 */
export function applyChange(
  now: CompanyChangeForm,
  before: CompanyChangeForm,
  wanted: CompanyChangeForm,
): CompanyChangeForm {
  const fields = changedFields(before, wanted);
  return { ...now, ...Object.fromEntries(fields.map((field) => [field, wanted[field]])) };
}
