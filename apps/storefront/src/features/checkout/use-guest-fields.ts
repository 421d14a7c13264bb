import { useState } from 'react';
import { fieldErrors } from '@sjaj/app-kit';
import type { FieldRule } from '@sjaj/i18n';
import { t, textWithFacts } from '../../shared/texts/t.ts';
import { fieldAt, guestErrors, type GuestField, type GuestTyped } from './guest.logic.ts';

/** Label of a field. */
export const guestFieldLabel = (field: GuestField): string =>
  t(field === 'addressNote' ? 'guest.addressNote' : `field.${field}`);

/** Text of the error of a field. */
export const guestErrorText = (field: GuestField, { key, facts }: FieldRule): string =>
  textWithFacts(key, { field: guestFieldLabel(field), ...facts });

/** Element id of a field. */
export const guestFieldId = (field: GuestField): string => `checkout-${field}`;

interface GuestForm {
  readonly typed: GuestTyped;
  readonly needsAddress: boolean;
  /** Whether the form was submitted; the errors of all fields are shown then, not only of visited ones. */
  readonly isSubmitted: boolean;
  /** Failure of the last attempt. */
  readonly error: Error | null;
  readonly onType: (typed: GuestTyped) => void;
}

/** Props of the fields of the guest's form: the value, and the error once it was visited or refused by the server. */
export function useGuestFields({ typed, needsAddress, isSubmitted, error, onType }: GuestForm) {
  const [left, setLeft] = useState<ReadonlySet<GuestField>>(new Set());
  const [corrected, setCorrected] = useState<ReadonlyMap<GuestField, Error | null>>(new Map());
  const errors = guestErrors(typed, needsAddress);
  const refused = refusedFields(error);
  const errorOf = (field: GuestField): string | undefined => {
    const rule = isSubmitted || left.has(field) ? errors.get(field) : undefined;
    if (rule) return guestErrorText(field, rule);
    return corrected.get(field) === error ? undefined : refused.get(field);
  };
  return (field: GuestField) => ({
    id: guestFieldId(field),
    label: guestFieldLabel(field),
    value: typed[field],
    error: errorOf(field),
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => {
      setCorrected(new Map(corrected).set(field, error));
      onType({ ...typed, [field]: value });
    },
    // An empty field that was only passed through shows no error yet.
    onBlur: () => typed[field] !== '' && setLeft(new Set(left).add(field)),
  });
}

export type GuestFieldOf = ReturnType<typeof useGuestFields>;

/** Field errors of the server: `guest.email`, `guest.address.street`. */
const refusedFields = (error: Error | null): ReadonlyMap<GuestField, string> =>
  new Map(
    Object.entries(fieldErrors(error)).flatMap(([path, message]) =>
      path.startsWith('guest.') ? [[fieldAt(path.split('.')), message]] : [],
    ),
  );
