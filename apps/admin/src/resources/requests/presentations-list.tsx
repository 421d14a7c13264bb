import { type PresentationRequest, REQUEST_VIEWS } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { Column, ListAsk, ListDefinition } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { AnswerCell } from './answer-cell.tsx';
import type { Answer } from './answer-dialog.tsx';
import { PRESENTATIONS, useWaitingPresentations } from './queries.ts';
import { ArticleCell, outcomeText, PersonCell, timeOf } from './request-columns.tsx';

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
  {
    key: 'createdAt',
    title: 'requests.askedAt',
    text: ({ createdAt }) => timeOf(createdAt),
    show: ({ createdAt }) => <span className="sj-t2 sj-num">{timeOf(createdAt)}</span>,
  },
  {
    key: 'article',
    title: 'reviews.article',
    locked: true,
    onPhone: true,
    text: ({ article }) => `${article.code} ${article.title}`,
    show: (request) => <ArticleCell {...request} />,
  },
  {
    key: 'person',
    title: 'requests.customer',
    locked: true,
    onPhone: true,
    text: ({ person, company }) => [person, company].filter(Boolean).join(', '),
    show: (request) => <PersonCell {...request} />,
  },
  {
    key: 'outcome',
    title: 'requests.outcome',
    locked: true,
    onPhone: true,
    text: outcomeText,
    show: (request, list) => <AnswerCell request={request} comment="" answers={answersTo(request)} list={list} />,
  },
];

function load({ page, pageSize, view, text }: ListAsk, signal?: AbortSignal) {
  const wanted = REQUEST_VIEWS.find((one) => one === view) ?? 'waiting';
  const body = { page, pageSize, view: wanted, ...(text !== '' && { quickSearch: text }) };
  return api.requests.presentations({ body }, signal && { signal });
}

export const presentationsList: ListDefinition<PresentationRequest> = {
  name: PRESENTATIONS,
  title: 'resource.presentationRequests',
  searchHint: 'requests.search',
  columns: COLUMNS,
  views: [
    { key: 'waiting', title: 'requests.waiting', isWaiting: true },
    { key: 'answered', title: 'requests.answered' },
    { key: 'all', title: 'list.all' },
  ],
  filters: [],
  load,
  useCounts: () => ({ waiting: useWaitingPresentations() }),
  nameOf: ({ person, article }) => `${person}, ${article.title}`,
};
