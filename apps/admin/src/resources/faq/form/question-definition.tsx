import { type AdminFaqQuestion, FaqQuestionForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { api } from '../../../shared/api/api.ts';
import { errorsOf } from '../../../shared/form/field-errors.ts';
import type { RecordDefinition } from '../../../shared/record/record-definition.ts';
import { shownText } from '../../../shared/texts-form/shown-text.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { QuestionMain, QuestionSide } from './question-cards.tsx';
import { type Draft, draftOf, EMPTY_DRAFT, formOf } from './draft.logic.ts';

const FIELD_NAMES = {
  topic: 'faq.topic',
  question: 'polls.question',
  answer: 'faq.answer',
  order: 'categories.order',
  isActive: 'banners.active',
} as const;

function shownValue(draft: Draft, key: keyof Draft): string {
  if (key === 'isActive') return t(draft.isActive ? 'sign.yes' : 'sign.no');
  if (key === 'topic') return t(`faqTopic.${draft.topic}`);
  if (key === 'order') return draft.order;
  return shownText(draft[key]);
}

export const questionDefinition: RecordDefinition<AdminFaqQuestion, FaqQuestionForm, Draft> = {
  home: '/faq-questions',
  queryKey: 'faq',
  title: 'resource.faq',
  newTitle: 'faq.new',
  calls: api.faq,
  emptyDraft: EMPTY_DRAFT,
  draftOf,
  errorsOf: (draft) => errorsOf(FaqQuestionForm, formOf(draft), FIELD_NAMES),
  checkedForm: (draft) => FaqQuestionForm.safeParse(formOf(draft)).data ?? null,
  nameOf: (draft) => contentFor(draft.question, language())?.text ?? '',
  fieldNames: FIELD_NAMES,
  shownValue,
  main: QuestionMain,
  side: QuestionSide,
  customerHref: () => '/faq',
  removal: { title: 'faq.remove', question: (name) => t('faq.removeSure', { name }) },
};
