import { type AnswerTemplate, AnswerTemplateForm } from '@sjaj/contract';
import { Panel, TextField } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { text, textsWithBosnian } from '../../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../../shared/form/record-form.ts';
import type { CardProps, RecordDefinition } from '../../../shared/record/record-definition.ts';
import { NO_TEXT, type TextField as Text } from '../../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { t } from '../../../shared/texts/t.ts';

const FIELDS = z.object({ title: text(), content: textsWithBosnian() });

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<AnswerTemplate, Draft>;

const ROWS = 8;

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

const TemplateSide = () => <p className="sj-sm sj-t3">{t('complaints.templateHint')}</p>;

export const templateDefinition: RecordDefinition<AnswerTemplate, AnswerTemplateForm, Draft> = {
  home: '/complaints/templates',
  queryKey: 'answer-templates',
  entity: 'complaint_answer_template',
  title: 'resource.answerTemplates',
  newTitle: 'complaints.newTemplate',
  calls: api.answerTemplates,
  emptyDraft: { title: '', content: NO_TEXT },
  ...recordForm({
    fields: FIELDS,
    schema: AnswerTemplateForm,
    fieldNames: { title: 'article.name', content: 'complaints.templateText' },
  }),
  nameOf: ({ title }) => title.trim(),
  main: TemplateMain,
  side: TemplateSide,
  removal: { title: 'complaints.removeTemplate', question: (name) => t('complaints.removeTemplateSure', { name }) },
};
