import { type AdminFaqQuestion, FAQ_TOPICS, FaqQuestionForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { Panel, SelectField, Switch } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { asTyped, count, textsWithBosnian } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import { OrderField } from '../../shared/record/order-field.tsx';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { NO_TEXT, type TextField } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';

const FIELDS = z.object({
  topic: asTyped<AdminFaqQuestion['topic']>(),
  question: textsWithBosnian(),
  answer: textsWithBosnian(),
  order: count(),
  isActive: asTyped<boolean>(),
});

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<AdminFaqQuestion, Draft>;

const TEXT_FIELDS = [
  { key: 'question', label: 'polls.question', longest: 200 },
  { key: 'answer', label: 'faq.answer', longest: 2_000, rich: true, offersFacts: true },
] as const satisfies readonly TextField<string>[];

/** The question and its answer. */
const QuestionMain = ({ state: { draft, set }, errors }: Props) => (
  <TextsCard title={t('article.namesAndTexts')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
);

/** Where the question stands. */
const QuestionSide = ({ state: { draft, set }, errors }: Props) => (
  <Panel title={t('article.publication')}>
    <div className="sj-col sj-g12">
      <SelectField
        label={t('faq.topic')}
        options={FAQ_TOPICS.map((topic) => ({ value: topic, label: t(`faqTopic.${topic}`) }))}
        value={draft.topic}
        onChange={(event) =>
          set('topic', FAQ_TOPICS.find((topic) => topic === event.currentTarget.value) ?? draft.topic)
        }
      />
      <OrderField value={draft.order} error={errors['order']} onChange={(order) => set('order', order)} />
      <div className="adm-switches">
        <Switch
          label={t('banners.active')}
          checked={draft.isActive}
          onChange={(event) => set('isActive', event.currentTarget.checked)}
        />
      </div>
    </div>
  </Panel>
);

export const questionDefinition: RecordDefinition<AdminFaqQuestion, FaqQuestionForm, Draft> = {
  home: '/faq-questions',
  queryKey: 'faq',
  entity: 'faq_question',
  title: 'resource.faq',
  newTitle: 'faq.new',
  calls: api.faq,
  emptyDraft: {
    topic: 'ordering',
    question: NO_TEXT,
    answer: NO_TEXT,
    order: '0',
    isActive: true,
  },
  ...recordForm({
    fields: FIELDS,
    schema: FaqQuestionForm,
    fieldNames: {
      topic: 'faq.topic',
      question: 'polls.question',
      answer: 'faq.answer',
      order: 'categories.order',
      isActive: 'banners.active',
    },
    shown: { topic: (topic) => t(`faqTopic.${topic}`) },
  }),
  nameOf: (draft) => contentFor(draft.question, language())?.text ?? '',
  main: QuestionMain,
  side: QuestionSide,
  customerHref: () => '/faq',
  removal: { title: 'faq.remove', question: (name) => t('faq.removeSure', { name }) },
};
