import './requests.css';
import { useState } from 'react';
import { IconMessageReply } from '@tabler/icons-react';
import { type AdminDataChange, type FieldChange, REQUEST_VIEWS } from '@sjaj/contract';
import { Badge, Button, Table, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column, ListDefinition, ListHandle, ListQuery } from '../../shared/list/definition.ts';
import { viewRequest } from '../../shared/list/list-request.ts';
import { t } from '../../shared/texts/t.ts';
import { type Answer, AnswerDialog } from './answer-dialog.tsx';
import { COMPANY_CHANGES, useWaitingCompanyChanges } from './queries.ts';
import { timeOf } from './request-columns.tsx';

const answersTo = ({ id }: AdminDataChange): readonly Answer[] => [
  {
    key: 'rejected',
    label: t('action.reject'),
    needsNote: true,
    send: (answer) => api.companyChanges.decide({ params: { id }, body: { outcome: 'rejected', answer } }),
  },
  {
    key: 'approved',
    label: t('requests.approve'),
    needsNote: false,
    send: (answer) => api.companyChanges.decide({ params: { id }, body: { outcome: 'approved', answer } }),
  },
];

const fieldName = ({ field }: FieldChange): string => t(`field.${field}`);

const changesText = ({ changes }: AdminDataChange): string =>
  changes.map((change) => `${fieldName(change)}: ${change.before ?? '–'} → ${change.wanted ?? '–'}`).join('; ');

/** Old and new values side by side. */
function ChangesTable({ changes }: AdminDataChange) {
  return (
    <Table caption={t('requests.changes')} dense>
      <thead>
        <tr>
          <th scope="col">{t('requests.field')}</th>
          <th scope="col">{t('requests.before')}</th>
          <th scope="col">{t('requests.wanted')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{fieldName(change)}</th>
            <td className="sj-t2">{change.before ?? '–'}</td>
            <td>
              <b>{change.wanted ?? '–'}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface DecisionCellProps {
  readonly change: AdminDataChange;
  readonly list: ListHandle<AdminDataChange>;
}

/** The button to decide, or the decision. */
function DecisionCell({ change, list }: DecisionCellProps) {
  const [open, setOpen] = useState(false);
  const { person, note, outcome, decidedAt, decidedBy, answer } = change;
  if (outcome !== null && decidedAt !== null) {
    return (
      <span className="req-two req-answer">
        <span>
          <Badge tone={outcome === 'approved' ? 'soft' : 'grey'}>{outcomeText(change)}</Badge>
        </span>
        {answer && <span className="req-comment">{answer}</span>}
        <span className="sj-xs sj-t3">{[decidedBy, timeOf(decidedAt)].filter(Boolean).join(', ')}</span>
      </span>
    );
  }
  return (
    <>
      <Button
        size="sm"
        variant="line"
        icon={<IconMessageReply size={16} aria-hidden="true" />}
        aria-label={t('requests.answerThis', { person: person ?? '', article: askerOf(change) })}
        onClick={() => setOpen(true)}
      >
        {t('requests.answer')}
      </Button>
      {open && (
        <AnswerDialog
          title={askerOf(change)}
          subject={person ?? ''}
          comment={note ?? ''}
          answers={answersTo(change)}
          onAnswered={list.reload}
          onClose={() => setOpen(false)}
        >
          <ChangesTable {...change} />
        </AnswerDialog>
      )}
    </>
  );
}

const OUTCOMES = { approved: 'requests.approved', rejected: 'requests.declined' } as const;

const outcomeText = ({ outcome }: AdminDataChange): string =>
  outcome === null ? t('requests.waiting') : t(OUTCOMES[outcome]);

/** The company, or the person who asks for themselves. */
const askerOf = ({ company, person }: AdminDataChange): string => company?.title ?? person ?? '';

function AskerCell({ change }: { readonly change: AdminDataChange }) {
  const Link = useUiLink();
  const href = change.company === null ? `/users/${change.personId}` : `/companies/${change.company.id}`;
  return (
    <Link href={href} className="sj-link">
      {askerOf(change)}
    </Link>
  );
}

const COLUMNS: readonly Column<AdminDataChange>[] = [
  {
    key: 'createdAt',
    title: 'requests.askedAt',
    text: ({ createdAt }) => timeOf(createdAt),
    show: ({ createdAt }) => <span className="sj-t2 sj-num">{tableTime(createdAt, new Date())}</span>,
  },
  {
    key: 'company',
    title: 'requests.customer',
    locked: true,
    onPhone: true,
    text: askerOf,
    show: (change) => <AskerCell change={change} />,
  },
  {
    key: 'changes',
    title: 'requests.changes',
    locked: true,
    onPhone: true,
    text: changesText,
    show: (change) => <span className="req-comment">{changesText(change)}</span>,
  },
  {
    key: 'outcome',
    title: 'requests.outcome',
    locked: true,
    onPhone: true,
    text: outcomeText,
    show: (change, list) => <DecisionCell change={change} list={list} />,
  },
];

const load = (ask: ListQuery, signal?: AbortSignal) =>
  api.companyChanges.list(
    {
      body: viewRequest(ask, REQUEST_VIEWS),
    },
    signal && { signal },
  );

export const companyChangesList: ListDefinition<AdminDataChange> = {
  searchHint: 'requests.searchCompany',
  views: [
    { key: 'waiting', title: 'requests.waiting', isWaiting: true },
    { key: 'answered', title: 'requests.answered' },
    { key: 'all', title: 'list.all' },
  ],
  filters: [],
  nameOf: askerOf,
  name: COMPANY_CHANGES,
  title: 'resource.companyChanges',
  columns: COLUMNS,
  load,
  useCounts: () => ({ waiting: useWaitingCompanyChanges() }),
};
