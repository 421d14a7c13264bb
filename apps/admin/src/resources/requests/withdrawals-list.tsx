import './requests.css';
import type { CallSettings } from '@sjaj/client';
import type { AdminWithdrawal } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Facts, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import type { Column, ListDefinition, ListHandle, ListQuery } from '../../shared/list/definition.ts';
import { language, t } from '../../shared/texts/t.ts';
import { useWaiting } from '../../shared/waiting.ts';
import { AnswerButton, GivenAnswer } from './answer-cell.tsx';
import type { Answer } from './answer-dialog.tsx';
import { askedAtColumn, REQUEST_TABS, requestsBody } from './request-columns.tsx';

const answersTo = ({ id }: AdminWithdrawal): readonly Answer[] => [
  {
    key: 'refused',
    label: t('withdrawals.refuse'),
    needsNote: true,
    send: (answer) => api.withdrawals.answer({ params: { id }, body: { outcome: 'refused', answer } }),
  },
  {
    key: 'accepted',
    label: t('withdrawals.accept'),
    needsNote: true,
    send: (answer) => api.withdrawals.answer({ params: { id }, body: { outcome: 'accepted', answer } }),
  },
];

const outcomeText = ({ outcome }: AdminWithdrawal): string =>
  outcome === null ? t('requests.waiting') : t(outcome === 'accepted' ? 'requests.approved' : 'requests.declined');

function periodText({ until, isLate }: AdminWithdrawal): string {
  if (isLate) return t('withdrawals.late');
  return until === null
    ? t('withdrawals.notReceived')
    : t('withdrawals.until', { date: formatDate(new Date(until), language()) });
}

interface CellProps {
  readonly withdrawal: AdminWithdrawal;
  readonly list: ListHandle<AdminWithdrawal>;
}

/** The button to answer, or the given answer. */
function AnswerCell({ withdrawal, list }: CellProps) {
  const { outcome, answer, answeredAt, answeredBy, person, order, goods, note, refundAccount } = withdrawal;
  if (outcome !== null && answeredAt !== null) {
    return (
      <GivenAnswer
        isGood={outcome === 'accepted'}
        outcome={outcomeText(withdrawal)}
        text={answer}
        by={answeredBy}
        at={answeredAt}
      />
    );
  }
  return (
    <AnswerButton
      about={{ person, article: order.number }}
      title={`${t('resource.withdrawals')}: ${order.number}`}
      subject={person}
      comment={note}
      answers={answersTo(withdrawal)}
      onAnswered={list.reload}
    >
      <Facts
        facts={[
          { term: t('withdrawals.goods'), value: goods },
          { term: t('withdrawals.period'), value: periodText(withdrawal) },
          { term: t('withdrawals.refundAccount'), value: refundAccount ?? '–' },
        ]}
      />
    </AnswerButton>
  );
}

function OrderCell({ order }: AdminWithdrawal) {
  const Link = useUiLink();
  return (
    <Link href={`/orders/${order.id}`} className="sj-link sj-num">
      {order.number}
    </Link>
  );
}

const COLUMNS: readonly Column<AdminWithdrawal>[] = [
  askedAtColumn(),
  {
    key: 'order',
    title: 'withdrawals.order',
    locked: true,
    onPhone: true,
    text: ({ order }) => order.number,
    file: [{ field: 'order.number' }],
    show: (withdrawal) => <OrderCell {...withdrawal} />,
  },
  {
    key: 'person',
    title: 'requests.customer',
    onPhone: true,
    text: ({ person }) => person,
    show: ({ person, email }) => (
      <a className="sj-link" href={`mailto:${email}`} title={email}>
        {person}
      </a>
    ),
  },
  {
    key: 'goods',
    title: 'withdrawals.goods',
    locked: true,
    onPhone: true,
    text: ({ goods }) => goods,
    show: ({ goods }) => <span className="req-comment">{goods}</span>,
  },
  { key: 'until', title: 'withdrawals.period', text: periodText, file: [{ field: 'until' }] },
  {
    key: 'outcome',
    title: 'requests.outcome',
    locked: true,
    onPhone: true,
    text: outcomeText,
    show: (withdrawal, list) => <AnswerCell withdrawal={withdrawal} list={list} />,
  },
];

const load = (query: ListQuery, settings?: CallSettings) =>
  api.withdrawals.list({ body: requestsBody(query) }, settings);

export const withdrawalsList: ListDefinition<AdminWithdrawal> = {
  searchHint: 'withdrawals.search',
  views: REQUEST_TABS,
  filters: [],
  nameOf: ({ person, order }) => `${person}, ${order.number}`,
  name: 'withdrawals',
  title: 'resource.withdrawals',
  columns: COLUMNS,
  load,
  useCounts: () => ({ waiting: useWaiting(['withdrawals']) }),
};
