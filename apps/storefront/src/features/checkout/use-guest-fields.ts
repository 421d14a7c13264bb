import { useState } from 'react';
import { fieldErrors } from '@sjaj/app-kit';
import type { FieldRule } from '@sjaj/i18n';
import { t, textWithFacts } from '../../shared/texts/t.ts';
import { fieldAt, guestFaults, type GuestField, type GuestTyped } from './guest.logic.ts';

/** The name of a field as it stands above it. */
export const guestFieldLabel = (field: GuestField): string =>
  t(field === 'addressNote' ? 'guest.addressNote' : `field.${field}`);

/** What is wrong with a field, in a sentence. */
export const guestFaultText = (field: GuestField, { key, facts }: FieldRule): string =>
  textWithFacts(key, { field: guestFieldLabel(field), ...facts });

/** Where a field is found on the page. */
export const guestFieldId = (field: GuestField): string => `checkout-${field}`;

interface GuestForm {
  readonly typed: GuestTyped;
  readonly needsAddress: boolean;
  /** The order was asked for: every fault is shown, not only those of fields that were left. */
  readonly tried: boolean;
  /** The answer to the last attempt. */
  readonly error: Error | null;
  readonly onType: (typed: GuestTyped) => void;
}

/** What each field of the guest's form is given: its value, and its fault from when it was left, or refused by the server. */
export function useGuestFields({ typed, needsAddress, tried, error, onType }: GuestForm) {
  const [left, setLeft] = useState<ReadonlySet<GuestField>>(new Set());
  const [mended, setMended] = useState<ReadonlyMap<GuestField, Error | null>>(new Map());
  const faults = guestFaults(typed, needsAddress);
  const refused = refusedFields(error);
  const faultOf = (field: GuestField): string | undefined => {
    const rule = tried || left.has(field) ? faults.get(field) : undefined;
    if (rule) return guestFaultText(field, rule);
    return mended.get(field) === error ? undefined : refused.get(field);
  };
  return (field: GuestField) => ({
    id: guestFieldId(field),
    label: guestFieldLabel(field),
    value: typed[field],
    error: faultOf(field),
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => {
      setMended(new Map(mended).set(field, error));
      onType({ ...typed, [field]: value });
    },
    // Nothing is wrong yet with a field that was only passed through.
    onBlur: () => typed[field] !== '' && setLeft(new Set(left).add(field)),
  });
}

export type GuestFieldOf = ReturnType<typeof useGuestFields>;

/** What the server said of single fields: `guest.email`, `guest.address.street`. */
const refusedFields = (error: Error | null): ReadonlyMap<GuestField, string> =>
  new Map(
    Object.entries(fieldErrors(error)).flatMap(([path, message]) =>
      path.startsWith('guest.') ? [[fieldAt(path.split('.')), message]] : [],
    ),
  );
