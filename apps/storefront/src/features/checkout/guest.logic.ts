import { GuestDetails } from '@sjaj/contract';
import { type FieldRule, ruleOf } from '@sjaj/i18n';

/** Values typed by a guest. */
export interface GuestTyped {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly street: string;
  /** The id of a town; empty if none is chosen. */
  readonly townId: string;
  readonly addressNote: string;
}

export type GuestField = keyof GuestTyped;

export const NO_GUEST: GuestTyped = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  street: '',
  townId: '',
  addressNote: '',
};

/** In the order of the page. */
const PERSON = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;
const ADDRESS = ['street', 'townId'] as const;

type GuestErrors = ReadonlyMap<GuestField, FieldRule>;

const MISSING: FieldRule = { key: 'validation.required', facts: {} };
const NOT_A_PHONE: FieldRule = { key: 'validation.phone', facts: {} };

/** Guest details as input of the order; with the address only if the goods are delivered. */
export function detailsOf(typed: GuestTyped, needsAddress: boolean): GuestDetails {
  const { firstName, lastName, email, phoneNumber, street, townId, addressNote } = typed;
  const note = addressNote.trim();
  const address = { street, townId: Number(townId), ...(note === '' ? {} : { note }) };
  return { firstName, lastName, email: email.trim(), phoneNumber, address: needsAddress ? address : null };
}

/** Errors of the fields. */
export function guestErrors(typed: GuestTyped, needsAddress: boolean): GuestErrors {
  const required = [...PERSON, ...(needsAddress ? ADDRESS : [])];
  const errors = new Map<GuestField, FieldRule>();
  const checked = GuestDetails.safeParse(detailsOf(typed, needsAddress));
  for (const issue of checked.error?.issues ?? []) {
    const field = fieldAt(issue.path);
    errors.set(field, field === 'phoneNumber' ? NOT_A_PHONE : ruleOf(issue));
  }
  for (const field of required) if (typed[field].trim() === '') errors.set(field, MISSING);
  const inOrder: readonly GuestField[] = [...required, 'addressNote'];
  return new Map(
    inOrder.flatMap((field) => {
      const rule = errors.get(field);
      return rule ? [[field, rule]] : [];
    }),
  );
}

/** The field of a path in the contract: `['address', 'note']` is the note of the address. */
export function fieldAt(path: readonly PropertyKey[]): GuestField {
  const name = String(path.at(-1));
  return name === 'note' ? 'addressNote' : (name as GuestField);
}
