import { RegistrationForm } from '@sjaj/contract';
import { type FieldRule, ruleOf } from '@sjaj/i18n';

/** The fields in the order of the page. */
const REGISTRATION_FIELDS = ['firstName', 'lastName', 'email', 'password', 'acceptsTerms'] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

export const EMPTY_REGISTRATION: RegistrationForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  acceptsTerms: false,
};

/** The first error of each field. */
export function registrationErrors(draft: RegistrationForm): ReadonlyMap<RegistrationField, FieldRule> {
  const found = new Map<RegistrationField, FieldRule>();
  const { error } = RegistrationForm.safeParse(draft, { reportInput: true });
  for (const issue of error?.issues ?? []) {
    const field = REGISTRATION_FIELDS.find((one) => one === issue.path[0]);
    if (field && !found.has(field)) found.set(field, ruleOf(issue));
  }
  return found;
}
