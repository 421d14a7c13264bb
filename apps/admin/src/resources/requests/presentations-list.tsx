import './requests.css';
import type { CallSettings } from '@sjaj/client';
import type { PresentationRequest } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { Column, ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { useWaiting } from '../../shared/waiting.ts';
import { AnswerCell } from './answer-cell.tsx';
import type { Answer } from './answer-dialog.tsx';
import { requestColumns, outcomeText, PersonCell, REQUESTS_LIST, requestsBody } from './request-columns.tsx';

const answersTo = ({ id }: PresentationRequest): readonly Answer[] => [
  {
    key: 'declined',
    label: t('action.reject'),
    needsNote: true,
    send: (note) => api.requests.answerPresentation({ params: { id }, body: { outcome: 'declined', note } }),
  },
  {
    key: 'arranged',
    label: t('requests.arrange'),
    needsNote: true,
    send: (note) => api.requests.answerPresentation({ params: { id }, body: { outcome: 'arranged', note } }),
  },
];

const COLUMNS: readonly Column<PresentationRequest>[] = [
  ...requestColumns<PresentationRequest>(),
  {
    key: 'person',
    title: 'requests.customer',
    locked: true,
    onPhone: true,
    text: ({ person, company }) => [person, company].filter(Boolean).join(', '),
    file: [{ field: 'person' }, { field: 'company', title: 'bankAccounts.company' }],
    show: (request) => <PersonCell {...request} />,
  },
  {
    key: 'outcome',
    title: 'requests.outcome',
    locked: true,
    onPhone: true,
    text: outcomeText,
    show: (request, list) => (
      <AnswerCell request={request} comment="" answers={answersTo(request)} topic="presentations" list={list} />
    ),
  },
];

const load = (query: ListQuery, settings?: CallSettings) =>
  api.requests.presentations({ body: requestsBody(query) }, settings);

export const presentationsList: ListDefinition<PresentationRequest> = {
  ...REQUESTS_LIST,
  name: 'presentation-requests',
  title: 'resource.presentationRequests',
  columns: COLUMNS,
  load,
  useCounts: () => ({ waiting: useWaiting(['presentations']) }),
};
