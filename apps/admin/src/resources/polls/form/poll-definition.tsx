import { type AdminPoll, PollForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { api } from '../../../shared/api/api.ts';
import { errorsOf } from '../../../shared/form/field-errors.ts';
import type { RecordDefinition } from '../../../shared/record/record-definition.ts';
import { shownText } from '../../../shared/texts-form/shown-text.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { PollMain, PollSide } from './poll-cards.tsx';
import { type Draft, draftOf, EMPTY_DRAFT, formOf } from './draft.logic.ts';

const FIELD_NAMES = {
  question: 'polls.question',
  options: 'polls.options',
  startsOn: 'coupons.startsOn',
  endsOn: 'coupons.endsOn',
  isActive: 'banners.active',
} as const;

function shownValue(draft: Draft, key: keyof Draft): string {
  if (key === 'isActive') return t(draft.isActive ? 'sign.yes' : 'sign.no');
  if (key === 'question') return shownText(draft.question);
  if (key === 'options') return draft.options.map(({ title }) => title.bs).join(', ');
  return draft[key] || '–';
}

export const pollDefinition: RecordDefinition<AdminPoll, PollForm, Draft> = {
  home: '/polls',
  queryKey: 'polls',
  title: 'resource.polls',
  newTitle: 'polls.new',
  calls: api.polls,
  emptyDraft: EMPTY_DRAFT,
  draftOf,
  errorsOf: (draft) => errorsOf(PollForm, formOf(draft), FIELD_NAMES),
  checkedForm: (draft) => PollForm.safeParse(formOf(draft)).data ?? null,
  nameOf: (draft) => contentFor(draft.question, language())?.text ?? '',
  fieldNames: FIELD_NAMES,
  shownValue,
  main: PollMain,
  side: PollSide,
  customerHref: () => '/',
  removal: { title: 'polls.remove', question: (name) => t('polls.removeSure', { name }) },
};
