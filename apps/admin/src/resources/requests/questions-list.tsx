import './requests.css';
import './questions.css';
import type { CallSettings } from '@sjaj/client';
import type { AdminQuestion } from '@sjaj/contract';
import { useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import type { Column, ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { useWaiting } from '../../shared/waiting.ts';
import { QuestionAnswer } from './question-answer.tsx';
import { QuestionPhotos } from './question-photos.tsx';
import { askedAtColumn, ContactLinks, REQUEST_TABS, requestsBody } from './request-columns.tsx';

const outcomeText = ({ outcome }: AdminQuestion): string => {
  if (outcome === null) return t('requests.waiting');
  return t(outcome === 'answered' ? 'requests.wasAnswered' : 'requests.closed');
};

function PersonCell({ person, company, email, phoneNumber, isGuest }: AdminQuestion) {
  const Link = useUiLink();
  return (
    <span className="req-two">
      {company && (
        <Link href={`/companies/${company.id}`} className="sj-link">
          <b>{company.title}</b>
        </Link>
      )}
      <ContactLinks {...{ person, email, phoneNumber }} />
      {isGuest && <span className="sj-xs sj-t3">{t('questions.guest')}</span>}
    </span>
  );
}

function OrderOf({ order }: Pick<AdminQuestion, 'order'>) {
  const Link = useUiLink();
  if (order === null) return null;
  return (
    <Link href={`/orders/${order.id}`} className="sj-link">
      <b>{t('questions.orderOf', { number: order.orderNumber })}</b>
    </Link>
  );
}

const COLUMNS: readonly Column<AdminQuestion>[] = [
  askedAtColumn(),
  {
    key: 'text',
    title: 'questions.question',
    locked: true,
    onPhone: true,
    text: ({ words, text, order }) => [order?.orderNumber, words, text].filter(Boolean).join(': '),
    file: [
      { field: 'words', title: 'questions.words' },
      { field: 'order.orderNumber', title: 'questions.order' },
      { field: 'text' },
    ],
    show: ({ words, text, photos, order }) => (
      <span className="req-two">
        {words && <b>{words}</b>}
        <OrderOf order={order} />
        <span className="req-comment">{text}</span>
        <QuestionPhotos photos={photos} />
      </span>
    ),
  },
  {
    key: 'person',
    title: 'requests.customer',
    onPhone: true,
    text: ({ person, company }) => [person, company?.title].filter(Boolean).join(', '),
    file: [{ field: 'person' }, { field: 'company.title', title: 'bankAccounts.company' }],
    show: (question) => <PersonCell {...question} />,
  },
  {
    key: 'outcome',
    title: 'requests.outcome',
    locked: true,
    onPhone: true,
    text: outcomeText,
    show: (question, list) => <QuestionAnswer question={question} outcome={outcomeText(question)} list={list} />,
  },
];

const load = (query: ListQuery, settings?: CallSettings) => api.questions.list({ body: requestsBody(query) }, settings);

export const questionsList: ListDefinition<AdminQuestion> = {
  searchHint: 'questions.search',
  views: REQUEST_TABS,
  filters: [],
  nameOf: ({ person, words, text }) => `${person}, ${words || text}`,
  name: 'questions',
  title: 'resource.questions',
  columns: COLUMNS,
  load,
  useCounts: () => ({ waiting: useWaiting(['questions']) }),
};
