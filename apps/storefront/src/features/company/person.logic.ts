import type { Member, MemberForm } from '@sjaj/contract';
import { isPlainName, normalisePhone } from '@sjaj/domain';

/** A person as they are typed. */
export interface PersonDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly role: Member['role'];
}

export const NO_PERSON: PersonDraft = { firstName: '', lastName: '', email: '', phone: '', role: 'buyer' };

export const personDraftOf = ({ firstName, lastName, email, phone, role }: Member): PersonDraft => ({
  firstName,
  lastName,
  email,
  phone: phone ?? '',
  role,
});

export type PersonField = Exclude<keyof PersonDraft, 'role'>;

/** The person to send. */
export const typedPerson = ({ firstName, lastName, phone, role }: PersonDraft): MemberForm => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phone: phone.trim() || null,
  role,
});

/** The server checks it in full; this finds what is surely mistyped. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

type PersonErrors = Partial<Record<PersonField, 'missing' | 'wrong'>>;

/** What is wrong with each field: it is missing, or not what it should be. */
export function personErrors(draft: PersonDraft, isNew: boolean): PersonErrors {
  const isRight: Readonly<Record<PersonField, (typed: string) => boolean>> = {
    firstName: isPlainName,
    lastName: isPlainName,
    email: (typed) => !isNew || EMAIL.test(typed),
    phone: (typed) => typed === '' || normalisePhone(typed) !== null,
  };
  const errors: PersonErrors = {};
  for (const field of ['firstName', 'lastName', 'email', 'phone'] as const) {
    const typed = draft[field].trim();
    const isRequired = field === 'email' ? isNew : field !== 'phone';
    if (typed === '' && isRequired) errors[field] = 'missing';
    else if (!isRight[field](typed)) errors[field] = 'wrong';
  }
  return errors;
}
