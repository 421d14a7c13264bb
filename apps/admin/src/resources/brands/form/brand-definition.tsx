import { type AdminBrand, BrandForm } from '@sjaj/contract';
import { api } from '../../../shared/api/api.ts';
import { errorsOf } from '../../../shared/form/field-errors.ts';
import type { RecordDefinition } from '../../../shared/record/record-definition.ts';
import { shownText } from '../../../shared/texts-form/shown-text.ts';
import { t } from '../../../shared/texts/t.ts';
import { BrandMain, BrandSide } from './brand-cards.tsx';
import { type Draft, draftOf, EMPTY_DRAFT, formOf } from './draft.logic.ts';

const FIELD_NAMES = {
  title: 'article.name',
  description: 'article.description',
  order: 'categories.order',
  isHighlighted: 'brands.highlighted',
} as const;

function shownValue(draft: Draft, key: keyof Draft): string {
  if (key === 'description') return shownText(draft.description);
  if (key === 'isHighlighted') return t(draft.isHighlighted ? 'sign.yes' : 'sign.no');
  return draft[key];
}

export const brandDefinition: RecordDefinition<AdminBrand, BrandForm, Draft> = {
  home: '/brands',
  queryKey: 'brands',
  title: 'resource.brands',
  newTitle: 'brands.new',
  calls: api.brands,
  emptyDraft: EMPTY_DRAFT,
  draftOf,
  errorsOf: (draft) => errorsOf(BrandForm, formOf(draft), FIELD_NAMES),
  checkedForm: (draft) => BrandForm.safeParse(formOf(draft)).data ?? null,
  nameOf: ({ title }) => title.trim(),
  fieldNames: FIELD_NAMES,
  shownValue,
  main: BrandMain,
  side: BrandSide,
  customerHref: ({ id, slug }) => `/brand/${id}/${slug}`,
  removal: { title: 'brands.remove', question: (name) => t('brands.removeSure', { name }) },
};
