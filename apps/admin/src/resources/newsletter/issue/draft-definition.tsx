import { type NewsletterIssue, NewsletterIssueForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { textsWithBosnian } from '../../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../../shared/form/record-form.ts';
import type { CardProps, RecordDefinition } from '../../../shared/record/record-definition.ts';
import { NO_TEXT, type TextField } from '../../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../../shared/texts/t.ts';
import { SendCard } from './send-card.tsx';

const FIELDS = z.object({ subject: textsWithBosnian(), body: textsWithBosnian() });

type Draft = z.input<typeof FIELDS>;

const TEXT_FIELDS = [
  { key: 'subject', label: 'newsletter.subject', longest: 150 },
  { key: 'body', label: 'newsletter.body', longest: 9_000, rich: true },
] as const satisfies readonly TextField<string>[];

const FORM = recordForm({
  fields: FIELDS,
  schema: NewsletterIssueForm,
  fieldNames: { subject: 'newsletter.subject', body: 'newsletter.body' },
});

const DraftMain = ({ state: { draft, set }, errors }: CardProps<NewsletterIssue, Draft>) => (
  <TextsCard title={t('newsletter.texts')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
);

const DraftSide = ({ state, record }: CardProps<NewsletterIssue, Draft>) => (
  <SendCard form={FORM.checkedForm(state.draft)} isChanged={state.changed.length > 0} issue={record} />
);

/** An issue that is not sent yet. */
export const draftDefinition: RecordDefinition<NewsletterIssue, NewsletterIssueForm, Draft> = {
  home: '/newsletter',
  queryKey: 'newsletter',
  entity: 'newsletter_issue',
  title: 'resource.newsletterIssues',
  newTitle: 'newsletter.newIssue',
  calls: api.newsletterIssues,
  emptyDraft: { subject: NO_TEXT, body: NO_TEXT },
  ...FORM,
  nameOf: (draft) => contentFor(draft.subject, language())?.text ?? '',
  copyOf: (draft) => draft,
  main: DraftMain,
  side: DraftSide,
  removal: { title: 'newsletter.remove', question: (name) => t('newsletter.removeSure', { name }) },
};
