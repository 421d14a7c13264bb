import { ANSWER_TOPICS, type AnswerTemplate, AnswerTemplateForm, type AnswerTopic } from '@sjaj/contract';
import { Checkbox, Panel, TextField } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { asTyped, text, textsWithBosnian } from '../../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../../shared/form/record-form.ts';
import type { CardProps, RecordDefinition } from '../../../shared/record/record-definition.ts';
import { NO_TEXT, type TextField as Text } from '../../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { t } from '../../../shared/texts/t.ts';

const FIELDS = z.object({ title: text(), content: textsWithBosnian(), topics: asTyped<AnswerTopic[]>() });

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<AnswerTemplate, Draft>;

const ROWS = 8;

const topicsText = (topics: readonly AnswerTopic[]): string =>
  topics.map((topic) => t(`answerTopic.${topic}`)).join(', ');

const TEXT_FIELDS = [
  { key: 'content', label: 'complaints.templateText', longest: 2_000, rows: ROWS },
] as const satisfies readonly Text<string>[];

function TemplateMain({ state: { draft, set }, errors }: Props) {
  return (
    <>
      <Panel title={t('form.basics')}>
        <TextField
          label={t('article.name')}
          maxLength={80}
          value={draft.title}
          error={errors['title']}
          onChange={(event) => set('title', event.currentTarget.value)}
        />
      </Panel>
      <TextsCard
        title={t('complaints.templateText')}
        name={draft.title}
        fields={TEXT_FIELDS}
        texts={draft}
        errors={errors}
        onWrite={set}
      />
    </>
  );
}

/** In the order of the list, so that choosing and unchoosing leaves no change. */
const withOr = (chosen: readonly AnswerTopic[], one: AnswerTopic, isChosen: boolean): AnswerTopic[] =>
  ANSWER_TOPICS.filter((topic) => (topic === one ? isChosen : chosen.includes(topic)));

const TemplateSide = ({ state: { draft, set }, errors }: Props) => (
  <>
    <Panel title={t('complaints.templateTopics')}>
      <fieldset className="adm-fieldset">
        <legend className="sj-vh">{t('complaints.templateTopics')}</legend>
        {errors['topics'] && (
          <p className="sj-error" role="alert">
            {errors['topics']}
          </p>
        )}
        {ANSWER_TOPICS.map((topic) => (
          <Checkbox
            key={topic}
            label={t(`answerTopic.${topic}`)}
            checked={draft.topics.includes(topic)}
            onChange={({ currentTarget }) => set('topics', withOr(draft.topics, topic, currentTarget.checked))}
          />
        ))}
      </fieldset>
    </Panel>
    <p className="sj-sm sj-t3">{t('complaints.templateHint')}</p>
    <p className="sj-sm sj-t3">
      {t('complaints.templatePlaceholders', { name: '{name}', article: '{article}', order: '{order}' })}
    </p>
  </>
);

export const templateDefinition: RecordDefinition<AnswerTemplate, AnswerTemplateForm, Draft> = {
  home: '/complaints/templates',
  queryKey: 'answer-templates',
  entity: 'complaint_answer_template',
  title: 'resource.answerTemplates',
  newTitle: 'complaints.newTemplate',
  calls: api.answerTemplates,
  emptyDraft: { title: '', content: NO_TEXT, topics: ['complaints'] },
  ...recordForm({
    fields: FIELDS,
    schema: AnswerTemplateForm,
    fieldNames: { title: 'article.name', content: 'complaints.templateText', topics: 'complaints.templateTopics' },
    shown: { topics: topicsText },
  }),
  nameOf: ({ title }) => title.trim(),
  main: TemplateMain,
  side: TemplateSide,
  removal: { title: 'complaints.removeTemplate', question: (name) => t('complaints.removeTemplateSure', { name }) },
};
