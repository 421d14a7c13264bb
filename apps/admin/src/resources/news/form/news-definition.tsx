import { type AdminNews, NewsForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { api } from '../../../shared/api/api.ts';
import { errorsOf } from '../../../shared/form/field-errors.ts';
import type { RecordDefinition } from '../../../shared/record/record-definition.ts';
import { shownText } from '../../../shared/texts-form/shown-text.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { NewsMain, NewsSide } from './news-cards.tsx';
import { type Draft, draftOf, EMPTY_DRAFT, formOf } from './draft.logic.ts';

const FIELD_NAMES = {
  title: 'news.headline',
  summary: 'news.summary',
  content: 'terms.content',
  publishOn: 'news.publishOn',
  publishUntil: 'news.publishUntil',
  isArchived: 'news.archived',
} as const;

function shownValue(draft: Draft, key: keyof Draft): string {
  if (key === 'isArchived') return t(draft.isArchived ? 'sign.yes' : 'sign.no');
  if (key === 'publishOn' || key === 'publishUntil') return draft[key] || '–';
  return shownText(draft[key]);
}

export const newsItemDefinition: RecordDefinition<AdminNews, NewsForm, Draft> = {
  home: '/news',
  queryKey: 'news',
  title: 'resource.news',
  newTitle: 'news.new',
  calls: api.news,
  emptyDraft: EMPTY_DRAFT,
  draftOf,
  errorsOf: (draft) => errorsOf(NewsForm, formOf(draft), FIELD_NAMES),
  checkedForm: (draft) => NewsForm.safeParse(formOf(draft)).data ?? null,
  nameOf: (draft) => contentFor(draft.title, language())?.text ?? '',
  fieldNames: FIELD_NAMES,
  shownValue,
  main: NewsMain,
  side: NewsSide,
  customerHref: ({ id, slug, state }) => (state === 'published' ? `/blogs/${id}/${slug}` : '/blogs'),
  removal: { title: 'news.remove', question: (name) => t('news.removeSure', { name }) },
};
