import { type AdminPickupPlace, PickupPlaceForm } from '@sjaj/contract';
import { workingHoursText } from '@sjaj/i18n';
import { api } from '../../../shared/api/api.ts';
import type { FieldErrors } from '../../../shared/form/form-errors.ts';
import { recordForm } from '../../../shared/form/record-form.ts';
import type { RecordDefinition } from '../../../shared/record/record-definition.ts';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, EMPTY_DRAFT, FIELDS, reversedHours } from './draft.logic.ts';
import { PickupPlaceMain, PickupPlaceSide } from './pickup-place-cards.tsx';

function completeErrors(rules: FieldErrors, { workingHours }: Draft): FieldErrors {
  const errors: Record<string, string> = { ...rules };
  for (const path of Object.keys(errors)) {
    if (/^workingHours\.\d+\.(from|to)$/.test(path)) errors[path] = t('pickupPlaces.timeWrong');
  }
  for (const place of reversedHours(workingHours)) errors[`workingHours.${place}.to`] ??= t('pickupPlaces.hoursTurned');
  return errors;
}

export const pickupPlaceDefinition: RecordDefinition<AdminPickupPlace, PickupPlaceForm, Draft> = {
  home: '/pickup-places',
  queryKey: 'pickup-places',
  entity: 'pickup_place',
  title: 'resource.pickupPlaces',
  newTitle: 'pickupPlaces.new',
  calls: api.pickupPlaces,
  emptyDraft: EMPTY_DRAFT,
  ...recordForm({
    fields: FIELDS,
    schema: PickupPlaceForm,
    fieldNames: {
      title: 'article.name',
      street: 'pickupPlaces.street',
      townId: 'pickupPlaces.town',
      phone: 'company.phone',
      workingHours: 'delivery.workingHours',
      offersPickup: 'pickupPlaces.offersPickup',
      isActive: 'pickupPlaces.isShown',
    },
    completeErrors,
    shown: {
      workingHours: (hours) => hours.map((one) => workingHoursText(one, t)).join('\n'),
    },
  }),
  nameOf: ({ title }) => title.trim(),
  copyOf: (draft) => ({ ...draft, title: '' }),
  main: PickupPlaceMain,
  side: PickupPlaceSide,
  removal: { title: 'pickupPlaces.remove', question: (name) => t('pickupPlaces.removeSure', { name }) },
};
