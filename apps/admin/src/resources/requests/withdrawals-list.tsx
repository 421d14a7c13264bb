import './requests.css';
import { useState } from 'react';
import { IconMessageReply } from '@tabler/icons-react';
import type { AdminWithdrawal } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Badge, Button, Facts, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column, ListDefinition, ListHandle, ListQuery } from '../../shared/list/definition.ts';
import { language, t } from '../../shared/texts/t.ts';
import { type Answer, AnswerDialog } from './answer-dialog.tsx';
import { useWaitingWithdrawals, WITHDRAWALS } from './queries.ts';
import { REQUESTS_LIST, requestsAsk, timeOf } from './request-columns.tsx';

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

function AnswerCell({ withdrawal, list }: CellProps) {
  const [open, setOpen] = useState(false);
  const { outcome, answer, answeredAt, answeredBy, person, order, goods, note, refundAccount } = withdrawal;
  if (outcome !== null && answeredAt !== null) {
    return (
      <span className="req-two req-answer">
        <span>
          <Badge tone={outcome === 'accepted' ? 'soft' : 'grey'}>{outcomeText(withdrawal)}</Badge>
        </span>
        <span className="req-comment">{answer}</span>
        <span className="sj-xs sj-t3">{[answeredBy, timeOf(answeredAt)].filter(Boolean).join(', ')}</span>
      </span>
    );
  }
  return (
    <>
      <Button
        size="sm"
        variant="line"
        icon={<IconMessageReply size={16} aria-hidden="true" />}
        aria-label={t('requests.answerThis', { person, article: order.number })}
        onClick={() => setOpen(true)}
      >
        {t('requests.answer')}
      </Button>
      {open && (
        <AnswerDialog
          title={`${t('resource.withdrawals')}: ${order.number}`}
          subject={person}
          comment={note}
          answers={answersTo(withdrawal)}
          onAnswered={list.reload}
          onClose={() => setOpen(false)}
        >
          <Facts
            facts={[
              { term: t('withdrawals.goods'), value: goods },
              { term: t('withdrawals.period'), value: periodText(withdrawal) },
              { term: t('withdrawals.refundAccount'), value: refundAccount ?? '–' },
            ]}
          />
        </AnswerDialog>
      )}
    </>
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
  {
    key: 'createdAt',
    title: 'requests.askedAt',
    text: ({ createdAt }) => timeOf(createdAt),
    show: ({ createdAt }) => <span className="sj-t2 sj-num">{tableTime(createdAt, new Date())}</span>,
  },
  {
    key: 'order',
    title: 'withdrawals.order',
    locked: true,
    onPhone: true,
    text: ({ order }) => order.number,
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
  { key: 'until', title: 'withdrawals.period', text: periodText },
  {
    key: 'outcome',
    title: 'requests.outcome',
    locked: true,
    onPhone: true,
    text: outcomeText,
    show: (withdrawal, list) => <AnswerCell withdrawal={withdrawal} list={list} />,
  },
];

const load = (ask: ListQuery, signal?: AbortSignal) =>
  api.withdrawals.list({ body: requestsAsk(ask) }, signal && { signal });

export const withdrawalsList: ListDefinition<AdminWithdrawal> = {
  searchHint: 'withdrawals.search',
  views: REQUESTS_LIST.views,
  filters: [],
  nameOf: ({ person, order }) => `${person}, ${order.number}`,
  name: WITHDRAWALS,
  title: 'resource.withdrawals',
  columns: COLUMNS,
  load,
  useCounts: () => ({ waiting: useWaitingWithdrawals() }),
};
