import { type AdminCategory, CategoryForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { api } from '../../../shared/api/api.ts';
import { errorsOf } from '../../../shared/form/field-errors.ts';
import type { RecordDefinition } from '../../../shared/record/record-definition.ts';
import { shownText } from '../../../shared/texts-form/shown-text.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { CategoryMain, CategorySide } from './category-cards.tsx';
import { type Draft, draftOf, EMPTY_DRAFT, formOf } from './draft.logic.ts';

const FIELD_NAMES = {
  title: 'article.name',
  description: 'article.description',
  parentCategoryId: 'categories.parent',
  order: 'categories.order',
  isOnMainPage: 'categories.onMainPage',
} as const;

function shownValue(draft: Draft, key: keyof Draft): string {
  if (key === 'title' || key === 'description') return shownText(draft[key]);
  if (key === 'isOnMainPage') return t(draft.isOnMainPage ? 'sign.yes' : 'sign.no');
  return draft[key] || t('categories.topLevel');
}

export const categoryDefinition: RecordDefinition<AdminCategory, CategoryForm, Draft> = {
  home: '/categories',
  queryKey: 'categories',
  title: 'resource.categories',
  newTitle: 'categories.new',
  calls: api.categories,
  emptyDraft: EMPTY_DRAFT,
  draftOf,
  errorsOf: (draft) => errorsOf(CategoryForm, formOf(draft), FIELD_NAMES),
  checkedForm: (draft) => CategoryForm.safeParse(formOf(draft)).data ?? null,
  nameOf: ({ title }) => contentFor(title, language())?.text ?? '',
  fieldNames: FIELD_NAMES,
  shownValue,
  main: CategoryMain,
  side: CategorySide,
  customerHref: ({ id, slug }) => `/category/${id}/${slug}`,
  removal: { title: 'categories.remove', question: (name) => t('categories.removeSure', { name }) },
};
