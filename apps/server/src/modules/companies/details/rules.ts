import type { CompanyChangeForm, PersonalDataForm } from '@sjaj/contract';

/** The values that a change may concern: a company's, or a person's own. */
export type ChangeForm = CompanyChangeForm | PersonalDataForm;
type Field = keyof CompanyChangeForm | keyof PersonalDataForm;
type Values = Readonly<Partial<Record<Field, string | number | null>>>;

const FIELDS: readonly Field[] = [
  'title',
  'firstName',
  'lastName',
  'pdvNumber',
  'address',
  'townId',
  'phone',
  'email',
  'bankAccount',
];

/** A value as text; null for none. */
export const valueOf = (values: Values, field: Field): string | null => values[field]?.toString() ?? null;

/** The fields whose wanted value is another one than before. */
export const changedFields = (before: Values, wanted: Values): Field[] =>
  FIELDS.filter((field) => before[field] !== wanted[field]);

/** The values as they are now, with the changed fields as wanted. What staff have changed meanwhile in other fields stays. */
export function applyChange<F extends ChangeForm>(now: F, before: Values, wanted: Values): F {
  const fields = changedFields(before, wanted);
  return { ...now, ...Object.fromEntries(fields.map((field) => [field, wanted[field]])) };
}
