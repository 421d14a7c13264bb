import { type AnswerTemplate, AnswerTemplateForm } from '@sjaj/contract';
import { Panel, TextField } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { errorsOf } from '../../../shared/form/field-errors.ts';
import type { CardProps, RecordDefinition } from '../../../shared/record/record-definition.ts';
import { shownText } from '../../../shared/texts-form/shown-text.ts';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, draftOf, EMPTY_DRAFT, formOf, TEXT_FIELDS } from './draft.logic.ts';

const FIELD_NAMES = { title: 'article.name', content: 'complaints.templateText' } as const;

type Props = CardProps<AnswerTemplate, Draft>;

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
  title: 'resource.answerTemplates',
  newTitle: 'complaints.newTemplate',
  calls: api.answerTemplates,
  emptyDraft: EMPTY_DRAFT,
  draftOf,
  errorsOf: (draft) => errorsOf(AnswerTemplateForm, formOf(draft), FIELD_NAMES),
  checkedForm: (draft) => AnswerTemplateForm.safeParse(formOf(draft)).data ?? null,
  nameOf: ({ title }) => title.trim(),
  fieldNames: FIELD_NAMES,
  shownValue: (draft, key) => (key === 'content' ? shownText(draft.content) : draft[key]),
  main: TemplateMain,
  side: TemplateSide,
  removal: { title: 'complaints.removeTemplate', question: (name) => t('complaints.removeTemplateSure', { name }) },
};
