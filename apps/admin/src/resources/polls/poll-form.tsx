import { type AdminPoll, PollForm } from '@sjaj/contract';
import { contentFor, formatNumber } from '@sjaj/domain';
import { Panel, ProgressBar } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { asTyped, optionalText, textsWithBosnian } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import { PublicationPanel } from '../../shared/record/publication-panel.tsx';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { NO_TEXT, type TextField } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { NEW_OPTION, OptionsCard } from './options-card.tsx';

const FIELDS = z.object({
  question: textsWithBosnian(),
  options: z.array(z.object({ id: asTyped<number | null>(), title: textsWithBosnian() })).readonly(),
  startsOn: optionalText(),
  endsOn: optionalText(),
  isActive: asTyped<boolean>(),
});

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<AdminPoll, Draft>;

const TEXT_FIELDS = [
  { key: 'question', label: 'polls.question', longest: 200 },
] as const satisfies readonly TextField<string>[];

/** The question with its options. */
const PollMain = ({ state: { draft, set }, errors }: Props) => (
  <>
    <TextsCard title={t('polls.question')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
    <OptionsCard options={draft.options} errors={errors} onChange={(options) => set('options', options)} />
  </>
);

/** When customers see it, and how they have voted. */
function PollSide({ state: { draft, set }, errors, record }: Props) {
  return (
    <>
      <PublicationPanel draft={draft} errors={errors} onSwitch={(isActive) => set('isActive', isActive)} onDay={set}>
        <p className="sj-sm sj-t3 adm-card-foot">{t('polls.newestHint')}</p>
      </PublicationPanel>
      {record && <Results poll={record} />}
    </>
  );
}

function Results({ poll: { results, votes } }: { readonly poll: AdminPoll }) {
  return (
    <Panel title={t('polls.results')}>
      <ul className="sj-col sj-g12">
        {results.map((result) => (
          <li key={result.optionId}>
            <span className="sj-row sj-between sj-sm">
              <span>{result.title}</span>
              <span className="sj-num">{formatNumber(result.votes)}</span>
            </span>
            <ProgressBar label={result.title} share={votes === 0 ? 0 : result.votes / votes} />
          </li>
        ))}
      </ul>
      <p className="sj-sm sj-t3 adm-card-foot">{t('polls.voteCount', { count: votes })}</p>
    </Panel>
  );
}

export const pollDefinition: RecordDefinition<AdminPoll, PollForm, Draft> = {
  home: '/polls',
  queryKey: 'polls',
  entity: 'poll',
  title: 'resource.polls',
  newTitle: 'polls.new',
  calls: api.polls,
  emptyDraft: {
    question: NO_TEXT,
    options: [NEW_OPTION, NEW_OPTION],
    startsOn: '',
    endsOn: '',
    isActive: true,
  },
  ...recordForm({
    fields: FIELDS,
    schema: PollForm,
    fieldNames: {
      question: 'polls.question',
      options: 'polls.options',
      startsOn: 'coupons.startsOn',
      endsOn: 'coupons.endsOn',
      isActive: 'banners.active',
    },
    shown: { options: (options) => options.map(({ title }) => title.bs).join(', ') },
  }),
  nameOf: (draft) => contentFor(draft.question, language())?.text ?? '',
  copyOf: ({ options, ...draft }) => ({
    ...draft,
    options: options.map((option) => ({ ...option, id: null })),
    isActive: false,
  }),
  main: PollMain,
  side: PollSide,
  customerHref: () => '/',
  removal: { title: 'polls.remove', question: (name) => t('polls.removeSure', { name }) },
};
