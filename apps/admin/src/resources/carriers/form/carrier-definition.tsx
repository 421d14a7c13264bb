import { type AdminCarrier, CarrierForm } from '@sjaj/contract';
import type { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import type { FieldErrors } from '../../../shared/form/form-errors.ts';
import { recordForm } from '../../../shared/form/record-form.ts';
import type { RecordDefinition } from '../../../shared/record/record-definition.ts';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, EMPTY_DRAFT, FIELDS, outOfOrder } from './draft.logic.ts';
import { CarrierMain, CarrierSide } from './carrier-cards.tsx';

function completeErrors(rules: FieldErrors, draft: Draft, body: z.output<typeof FIELDS>): FieldErrors {
  const errors: Record<string, string> = { ...rules };
  for (const place of draft.rates.keys()) {
    if (errors[`rates.${place}.toWeightG`]) errors[`rates.${place}.toWeightG`] = t('carriers.weightWrong');
    if (errors[`rates.${place}.price`]) errors[`rates.${place}.price`] = t('validation.amount');
  }
  for (const place of outOfOrder(draft.rates)) errors[`rates.${place}.price`] ??= t('carriers.rateOrder');
  if ((body.deliveryDaysTo ?? 0) < (body.deliveryDaysFrom ?? 0)) {
    errors['deliveryDaysTo'] ??= t('carriers.daysTurned');
  }
  if (draft.isDefault && !draft.isActive) errors['isDefault'] = t('carriers.firstIsOff');
  return errors;
}

export const carrierDefinition: RecordDefinition<AdminCarrier, CarrierForm, Draft> = {
  home: '/express-posts',
  queryKey: 'express-posts',
  entity: 'carrier',
  title: 'resource.carriers',
  newTitle: 'carriers.new',
  calls: api.carriers,
  emptyDraft: EMPTY_DRAFT,
  ...recordForm({
    fields: FIELDS,
    schema: CarrierForm,
    fieldNames: {
      title: 'article.name',
      description: 'article.description',
      deliveryDaysFrom: 'carriers.shortest',
      deliveryDaysTo: 'carriers.longest',
      isDefault: 'carriers.first',
      isActive: 'offer.active',
      rates: 'carriers.rates',
    },
    completeErrors,
    shown: { rates: (rates) => rates.map(({ upTo, price }) => `${upTo} kg: ${price}`).join('\n') },
  }),
  nameOf: ({ title }) => title.trim(),
  copyOf: (draft) => ({ ...draft, title: '', isDefault: false }),
  main: CarrierMain,
  side: CarrierSide,
  removal: { title: 'carriers.remove', question: (name) => t('carriers.removeSure', { name }) },
};
