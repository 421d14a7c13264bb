import './requests.css';
import type { CallSettings } from '@sjaj/client';
import type { ArrivalRequest } from '@sjaj/contract';
import { formatDate, formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import type { Column, ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { language, t } from '../../shared/texts/t.ts';
import { useWaiting } from '../../shared/waiting.ts';
import { AnswerCell } from './answer-cell.tsx';
import type { Answer } from './answer-dialog.tsx';
import { ArrivalsBulk } from './arrivals-bulk.tsx';
import { requestColumns, outcomeText, PersonCell, REQUESTS_LIST, requestsBody } from './request-columns.tsx';

const answersTo = ({ id }: ArrivalRequest): readonly Answer[] => [
  {
    key: 'closed',
    label: t('requests.closeSilently'),
    needsNote: false,
    send: (note) => api.requests.answerArrival({ params: { id }, body: { outcome: 'closed', note } }),
  },
  {
    key: 'answered',
    label: t('requests.sendAnswer'),
    needsNote: true,
    send: (note) => api.requests.answerArrival({ params: { id }, body: { outcome: 'answered', note } }),
  },
];

/** The current stock; for an article that is not sold, that the customer waits for an offer. */
function stockText({ disableSelling, available, expectedOn }: ArrivalRequest): string {
  if (disableSelling) return t('requests.wantsOffer');
  if (available > 0 || expectedOn === null) return formatNumber(available);
  return t('requests.expected', { date: formatDate(new Date(expectedOn), language()) });
}

const COLUMNS: readonly Column<ArrivalRequest>[] = [
  ...requestColumns<ArrivalRequest>(),
  {
    key: 'available',
    title: 'article.available',
    text: stockText,
    file: [{ field: 'available' }, { field: 'expectedOn', title: 'stock.expectedOn' }],
  },
  {
    key: 'waiting',
    title: 'requests.waitingForIt',
    right: true,
    text: ({ waiting }) => formatNumber(waiting),
  },
  {
    key: 'person',
    title: 'requests.customer',
    text: ({ person, company }) => [person, company].filter(Boolean).join(', '),
    file: [{ field: 'person' }, { field: 'company', title: 'bankAccounts.company' }],
    show: (request) => <PersonCell {...request} />,
  },
  {
    key: 'comment',
    title: 'field.comment',
    locked: true,
    onPhone: true,
    text: ({ comment }) => comment,
    show: ({ comment }) => <span className="req-comment">{comment}</span>,
  },
  {
    key: 'outcome',
    title: 'requests.outcome',
    locked: true,
    onPhone: true,
    text: outcomeText,
    show: (request, list) => (
      <AnswerCell
        request={request}
        comment={request.comment}
        answers={answersTo(request)}
        topic="availability"
        list={list}
      />
    ),
  },
];

const load = (query: ListQuery, settings?: CallSettings) =>
  api.requests.arrivals({ body: requestsBody(query) }, settings);

export const arrivalsList: ListDefinition<ArrivalRequest> = {
  ...REQUESTS_LIST,
  name: 'out-of-stock-requests',
  title: 'resource.arrivalRequests',
  columns: COLUMNS,
  load,
  useCounts: () => ({ waiting: useWaiting(['availabilityRequests']) }),
  bulk: ArrivalsBulk,
};
