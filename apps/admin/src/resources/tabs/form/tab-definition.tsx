import { type AdminArticleTab, ArticleTabForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { api } from '../../../shared/api/api.ts';
import { errorsOf } from '../../../shared/form/field-errors.ts';
import type { RecordDefinition } from '../../../shared/record/record-definition.ts';
import { shownText } from '../../../shared/texts-form/shown-text.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { TabMain, TabSide } from './tab-cards.tsx';
import { type Draft, draftOf, EMPTY_DRAFT, formOf } from './draft.logic.ts';

const FIELD_NAMES = {
  title: 'terms.title',
  content: 'terms.content',
  brandId: 'articleTabs.brand',
  categoryId: 'articleTabs.category',
  articleCodes: 'articleTabs.codes',
  order: 'categories.order',
  isActive: 'banners.active',
} as const;

function shownValue(draft: Draft, key: keyof Draft): string {
  if (key === 'isActive') return t(draft.isActive ? 'sign.yes' : 'sign.no');
  if (key === 'title' || key === 'content') return shownText(draft[key]);
  return draft[key] || '–';
}

export const tabDefinition: RecordDefinition<AdminArticleTab, ArticleTabForm, Draft> = {
  home: '/tabs',
  queryKey: 'articleTabs',
  title: 'resource.tabs',
  newTitle: 'articleTabs.new',
  calls: api.articleTabs,
  emptyDraft: EMPTY_DRAFT,
  draftOf,
  errorsOf: (draft) => errorsOf(ArticleTabForm, formOf(draft), FIELD_NAMES),
  checkedForm: (draft) => ArticleTabForm.safeParse(formOf(draft)).data ?? null,
  nameOf: (draft) => contentFor(draft.title, language())?.text ?? '',
  fieldNames: FIELD_NAMES,
  shownValue,
  main: TabMain,
  side: TabSide,
  removal: { title: 'articleTabs.remove', question: (name) => t('articleTabs.removeSure', { name }) },
};
