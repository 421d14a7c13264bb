import { type NewsletterIssue, NewsletterIssueForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { api } from '../../../shared/api/api.ts';
import { errorsOf } from '../../../shared/form/form-errors.ts';
import type { CardProps, RecordDefinition } from '../../../shared/record/record-definition.ts';
import { shownText } from '../../../shared/texts-form/shown-text.ts';
import {
  type DraftText,
  draftTextOf,
  NO_TEXT,
  type TextField,
  writtenTitle,
} from '../../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../../shared/texts/t.ts';
import { SendCard } from './send-card.tsx';

/** A draft in the form. */
interface Draft {
  readonly subject: DraftText;
  readonly body: DraftText;
}

const TEXT_FIELDS = [
  { key: 'subject', label: 'newsletter.subject', longest: 150 },
  { key: 'body', label: 'newsletter.body', longest: 9_000, rich: true },
] as const satisfies readonly TextField<string>[];

const FIELD_NAMES = { subject: 'newsletter.subject', body: 'newsletter.body' } as const;

const formOf = ({ subject, body }: Draft) => ({ subject: writtenTitle(subject), body: writtenTitle(body) });
const checkedForm = (draft: Draft): NewsletterIssueForm | null =>
  NewsletterIssueForm.safeParse(formOf(draft)).data ?? null;

const DraftMain = ({ state: { draft, set }, errors }: CardProps<NewsletterIssue, Draft>) => (
  <TextsCard title={t('newsletter.texts')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
);

const DraftSide = ({ state, record }: CardProps<NewsletterIssue, Draft>) => (
  <SendCard form={checkedForm(state.draft)} isChanged={state.changed.length > 0} issue={record} />
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
  draftOf: ({ subject, body }) => ({ subject: draftTextOf(subject), body: draftTextOf(body) }),
  errorsOf: (draft) => errorsOf(NewsletterIssueForm, formOf(draft), FIELD_NAMES),
  checkedForm,
  nameOf: (draft) => contentFor(draft.subject, language())?.text ?? '',
  fieldNames: FIELD_NAMES,
  shownValue: (draft, key) => shownText(draft[key]),
  main: DraftMain,
  side: DraftSide,
  removal: { title: 'newsletter.remove', question: (name) => t('newsletter.removeSure', { name }) },
};
