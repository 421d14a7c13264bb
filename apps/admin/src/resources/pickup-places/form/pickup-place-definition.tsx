import { type AdminPickupPlace, PickupPlaceForm } from '@sjaj/contract';
import { api } from '../../../shared/api/api.ts';
import { type FieldErrors, errorsOf } from '../../../shared/form/field-errors.ts';
import type { RecordDefinition } from '../../../shared/record/record-definition.ts';
import { t } from '../../../shared/texts/t.ts';
import { DAYS } from '../hours.ts';
import { type Draft, draftOf, EMPTY_DRAFT, formOf, turnedHours } from './draft.logic.ts';
import { PickupPlaceMain, PickupPlaceSide } from './pickup-place-cards.tsx';

const FIELD_NAMES = {
  title: 'article.name',
  street: 'pickupPlaces.street',
  townId: 'pickupPlaces.town',
  phone: 'company.phone',
  workingHours: 'delivery.workingHours',
  isActive: 'offer.active',
} as const;

function draftErrors(draft: Draft): FieldErrors {
  const errors: Record<string, string> = { ...errorsOf(PickupPlaceForm, formOf(draft), FIELD_NAMES) };
  for (const path of Object.keys(errors)) {
    if (/^workingHours\.\d+\.(from|to)$/.test(path)) errors[path] = t('pickupPlaces.timeWrong');
  }
  for (const place of turnedHours(draft.workingHours)) {
    errors[`workingHours.${place}.to`] ??= t('pickupPlaces.hoursTurned');
  }
  return errors;
}

function shownValue(draft: Draft, key: keyof Draft): string {
  if (key === 'workingHours') {
    return draft.workingHours.map(({ days, from, to }) => `${t(DAYS[days])} ${from}–${to}`).join('\n');
  }
  const value = draft[key];
  return typeof value === 'boolean' ? t(value ? 'sign.yes' : 'sign.no') : value;
}

export const pickupPlaceDefinition: RecordDefinition<AdminPickupPlace, PickupPlaceForm, Draft> = {
  home: '/pickup-places',
  queryKey: 'pickup-places',
  title: 'resource.pickupPlaces',
  newTitle: 'pickupPlaces.new',
  calls: api.pickupPlaces,
  emptyDraft: EMPTY_DRAFT,
  draftOf,
  errorsOf: draftErrors,
  checkedForm: (draft) =>
    Object.keys(draftErrors(draft)).length === 0 ? (PickupPlaceForm.safeParse(formOf(draft)).data ?? null) : null,
  nameOf: ({ title }) => title.trim(),
  fieldNames: FIELD_NAMES,
  shownValue,
  main: PickupPlaceMain,
  side: PickupPlaceSide,
  removal: { title: 'pickupPlaces.remove', question: (name) => t('pickupPlaces.removeSure', { name }) },
};
