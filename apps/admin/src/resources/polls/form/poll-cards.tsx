import type { AdminPoll } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Panel, ProgressBar, Switch } from '@sjaj/ui';
import { DayFields } from '../../../shared/dates/day-fields.tsx';
import type { CardProps } from '../../../shared/record/record-definition.ts';
import { TextsCard } from '../../../shared/texts-form/texts-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, TEXT_FIELDS } from './draft.logic.ts';
import { OptionsCard } from './options-card.tsx';

type Props = CardProps<AdminPoll, Draft>;

/** The question with its options. */
export const PollMain = ({ state: { draft, set }, errors }: Props) => (
  <>
    <TextsCard title={t('polls.question')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
    <OptionsCard options={draft.options} errors={errors} onChange={(options) => set('options', options)} />
  </>
);

/** When customers see it, and how they have voted. */
export function PollSide({ state: { draft, set }, errors, record }: Props) {
  return (
    <>
      <Panel title={t('article.publication')}>
        <div className="adm-switches">
          <Switch
            label={t('banners.active')}
            checked={draft.isActive}
            onChange={(event) => set('isActive', event.currentTarget.checked)}
          />
        </div>
        <div className="adm-card-foot">
          <DayFields
            fields={[
              { key: 'startsOn', label: t('coupons.startsOn'), hint: t('banners.startsOnHint') },
              { key: 'endsOn', label: t('coupons.endsOn'), hint: t('banners.endsOnHint') },
            ]}
            draft={draft}
            errors={errors}
            onWrite={set}
          />
        </div>
        <p className="sj-sm sj-t3 adm-card-foot">{t('polls.newestHint')}</p>
      </Panel>
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
