import { type AdminPromotion, PromotionForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { api } from '../../../shared/api/api.ts';
import { type Faults, faultsOf } from '../../../shared/form/faults.ts';
import type { RecordDefinition } from '../../../shared/record/record-definition.ts';
import { shownText } from '../../../shared/texts-form/shown-text.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { type Draft, draftOf, emptyDraft, formOf } from './draft.logic.ts';
import { SaleMain, SaleSide } from './sale-cards.tsx';

const FIELD_NAMES = {
  title: 'article.name',
  description: 'article.description',
  startsOn: 'coupons.startsOn',
  endsOn: 'coupons.endsOn',
  isActive: 'sales.active',
} as const;

function draftFaults(draft: Draft): Faults {
  const faults = faultsOf(PromotionForm, formOf(draft), FIELD_NAMES);
  if (draft.endsOn !== '' && draft.endsOn < draft.startsOn) return { ...faults, endsOn: t('coupons.turned') };
  return faults;
}

function shownValue(draft: Draft, key: keyof Draft): string {
  if (key === 'title' || key === 'description') return shownText(draft[key]);
  if (key === 'isActive') return t(draft.isActive ? 'sign.yes' : 'sign.no');
  return draft[key];
}

export const saleKind: RecordDefinition<AdminPromotion, PromotionForm, Draft> = {
  home: '/sales',
  queryKey: 'sales',
  title: 'resource.sales',
  newTitle: 'sales.new',
  calls: api.sales,
  get emptyDraft() {
    return emptyDraft(new Date());
  },
  draftOf,
  faultsOf: draftFaults,
  checkedForm: (draft) =>
    Object.keys(draftFaults(draft)).length === 0 ? (PromotionForm.safeParse(formOf(draft)).data ?? null) : null,
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  fieldNames: FIELD_NAMES,
  shownValue,
  main: SaleMain,
  side: SaleSide,
  customerHref: ({ id, slug, state }) => (state === 'running' ? `/akcija/${id}/${slug}` : '/akcija'),
  removal: { title: 'sales.remove', question: (name) => t('sales.removeSure', { name }) },
};
