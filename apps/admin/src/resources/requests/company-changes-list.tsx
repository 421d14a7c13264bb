import './requests.css';
import type { CallSettings } from '@sjaj/client';
import type { AdminDataChange, FieldChange } from '@sjaj/contract';
import { Table, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import type { Column, ListDefinition, ListHandle, ListQuery } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { useWaiting } from '../../shared/waiting.ts';
import { AnswerButton, GivenAnswer } from './answer-cell.tsx';
import type { Answer } from './answer-dialog.tsx';
import { askedAtColumn, REQUEST_TABS, requestsBody } from './request-columns.tsx';

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
  const { person, note, outcome, decidedAt, decidedBy, answer } = change;
  if (outcome !== null && decidedAt !== null) {
    return (
      <GivenAnswer
        isGood={outcome === 'approved'}
        outcome={outcomeText(change)}
        text={answer}
        by={decidedBy}
        at={decidedAt}
      />
    );
  }
  return (
    <AnswerButton
      about={{ person: person ?? '', article: askerOf(change) }}
      title={askerOf(change)}
      subject={person ?? ''}
      comment={note ?? ''}
      answers={answersTo(change)}
      onAnswered={list.reload}
    >
      <ChangesTable {...change} />
    </AnswerButton>
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
  askedAtColumn(),
  {
    key: 'company',
    title: 'requests.customer',
    locked: true,
    onPhone: true,
    text: askerOf,
    file: [{ field: 'company.title' }, { field: 'person', title: 'accountRequests.person' }],
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

const load = (query: ListQuery, settings?: CallSettings) =>
  api.companyChanges.list({ body: requestsBody(query) }, settings);

export const companyChangesList: ListDefinition<AdminDataChange> = {
  searchHint: 'requests.searchCompany',
  views: REQUEST_TABS,
  filters: [],
  nameOf: askerOf,
  name: 'company-changes',
  title: 'resource.companyChanges',
  columns: COLUMNS,
  load,
  useCounts: () => ({ waiting: useWaiting(['dataChanges']) }),
};
