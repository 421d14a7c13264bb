import { type AdminCarrier, CarrierForm } from '@sjaj/contract';
import { api } from '../../../shared/api/api.ts';
import { type FieldErrors, errorsOf } from '../../../shared/form/field-errors.ts';
import type { RecordDefinition } from '../../../shared/record/record-definition.ts';
import { shownText } from '../../../shared/texts-form/shown-text.ts';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, draftOf, EMPTY_DRAFT, formOf, outOfOrder } from './draft.logic.ts';
import { CarrierMain, CarrierSide } from './carrier-cards.tsx';

const FIELD_NAMES = {
  title: 'article.name',
  description: 'article.description',
  deliveryDaysFrom: 'carriers.shortest',
  deliveryDaysTo: 'carriers.longest',
  isDefault: 'carriers.first',
  isActive: 'offer.active',
  rates: 'carriers.rates',
} as const;

function draftErrors(draft: Draft): FieldErrors {
  const form = formOf(draft);
  const errors: Record<string, string> = { ...errorsOf(CarrierForm, form, FIELD_NAMES) };
  for (const [place, { toWeightG, price }] of form.rates.entries()) {
    if (toWeightG === null) errors[`rates.${place}.toWeightG`] = t('carriers.weightWrong');
    if (price === null) errors[`rates.${place}.price`] = t('validation.amount');
  }
  for (const place of outOfOrder(draft.rates)) errors[`rates.${place}.price`] ??= t('carriers.rateOrder');
  if ((form.deliveryDaysTo ?? 0) < (form.deliveryDaysFrom ?? 0)) {
    errors['deliveryDaysTo'] ??= t('carriers.daysTurned');
  }
  if (draft.isDefault && !draft.isActive) errors['isDefault'] = t('carriers.firstIsOff');
  return errors;
}

function shownValue(draft: Draft, key: keyof Draft): string {
  if (key === 'description') return shownText(draft.description);
  if (key === 'rates') return draft.rates.map(({ upTo, price }) => `${upTo} kg: ${price}`).join('\n');
  const value = draft[key];
  return typeof value === 'boolean' ? t(value ? 'sign.yes' : 'sign.no') : value;
}

export const carrierDefinition: RecordDefinition<AdminCarrier, CarrierForm, Draft> = {
  home: '/express-posts',
  queryKey: 'express-posts',
  title: 'resource.carriers',
  newTitle: 'carriers.new',
  calls: api.carriers,
  emptyDraft: EMPTY_DRAFT,
  draftOf,
  errorsOf: draftErrors,
  checkedForm: (draft) =>
    Object.keys(draftErrors(draft)).length === 0 ? (CarrierForm.safeParse(formOf(draft)).data ?? null) : null,
  nameOf: ({ title }) => title.trim(),
  fieldNames: FIELD_NAMES,
  shownValue,
  main: CarrierMain,
  side: CarrierSide,
  removal: { title: 'carriers.remove', question: (name) => t('carriers.removeSure', { name }) },
};
