import { type AdminPromotion, PromotionForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { api } from '../../../shared/api/api.ts';
import { type FieldErrors, errorsOf } from '../../../shared/form/field-errors.ts';
import type { RecordDefinition } from '../../../shared/record/record-definition.ts';
import { shownText } from '../../../shared/texts-form/shown-text.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { type Draft, draftOf, emptyDraft, formOf } from './draft.logic.ts';
import { PromotionMain, PromotionSide } from './promotion-cards.tsx';

const FIELD_NAMES = {
  title: 'article.name',
  description: 'article.description',
  startsOn: 'coupons.startsOn',
  endsOn: 'coupons.endsOn',
  isActive: 'promotions.active',
} as const;

function draftErrors(draft: Draft): FieldErrors {
  const errors = errorsOf(PromotionForm, formOf(draft), FIELD_NAMES);
  if (draft.endsOn !== '' && draft.endsOn < draft.startsOn) return { ...errors, endsOn: t('coupons.turned') };
  return errors;
}

function shownValue(draft: Draft, key: keyof Draft): string {
  if (key === 'title' || key === 'description') return shownText(draft[key]);
  if (key === 'isActive') return t(draft.isActive ? 'sign.yes' : 'sign.no');
  return draft[key];
}

export const promotionDefinition: RecordDefinition<AdminPromotion, PromotionForm, Draft> = {
  home: '/sales',
  queryKey: 'sales',
  title: 'resource.sales',
  newTitle: 'promotions.new',
  calls: api.promotions,
  get emptyDraft() {
    return emptyDraft(new Date());
  },
  draftOf,
  errorsOf: draftErrors,
  checkedForm: (draft) =>
    Object.keys(draftErrors(draft)).length === 0 ? (PromotionForm.safeParse(formOf(draft)).data ?? null) : null,
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  fieldNames: FIELD_NAMES,
  shownValue,
  main: PromotionMain,
  side: PromotionSide,
  customerHref: ({ id, slug, state }) => (state === 'running' ? `/akcija/${id}/${slug}` : '/akcija'),
  removal: { title: 'promotions.remove', question: (name) => t('promotions.removeSure', { name }) },
};
