import { type ArrivalRequest, type PresentationRequest, REQUEST_VIEWS } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import type { StaffKey } from '@sjaj/i18n';
import { useUiLink } from '@sjaj/ui';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column, ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { viewRequest } from '../../shared/list/list-request.ts';
import { language, t } from '../../shared/texts/t.ts';

export type AnyRequest = ArrivalRequest | PresentationRequest;

export const timeOf = (instant: string): string => formatDateTime(new Date(instant), language());

function ArticleCell({ article: { id, code, title } }: AnyRequest) {
  const Link = useUiLink();
  return (
    <span className="req-two">
      <Link href={`/articles/${id}`} className="sj-link">
        {title}
      </Link>
      <span className="sj-xs sj-t3">{code}</span>
    </span>
  );
}

interface ContactLinksProps {
  readonly person: string;
  readonly email: string;
  readonly phoneNumber: string | null;
}

/** A person by name, to write to, and the telephone. */
export function ContactLinks({ person, email, phoneNumber }: ContactLinksProps) {
  return (
    <>
      <a className="sj-link" href={`mailto:${email}`} title={email}>
        {person}
      </a>
      {phoneNumber && (
        <a className="sj-link sj-xs sj-num" href={`tel:${phoneNumber.replaceAll(/[^+\d]/g, '')}`}>
          {phoneNumber}
        </a>
      )}
    </>
  );
}

/** The person with company and contact data. */
export function PersonCell({ person, company, email, phoneNumber }: AnyRequest) {
  return (
    <span className="req-two">
      {company && <b>{company}</b>}
      <ContactLinks {...{ person, email, phoneNumber }} />
    </span>
  );
}

const OUTCOME = {
  arrived: 'requests.arrived',
  answered: 'requests.wasAnswered',
  closed: 'requests.closed',
  arranged: 'requests.arranged',
  declined: 'requests.declined',
} as const satisfies Record<NonNullable<AnyRequest['outcome']>, StaffKey>;

export const outcomeText = ({ outcome }: AnyRequest): string =>
  outcome === null ? t('requests.waiting') : t(OUTCOME[outcome]);

export const isGood = (outcome: NonNullable<AnyRequest['outcome']>): boolean =>
  outcome !== 'closed' && outcome !== 'declined';

/** The column of the moment at which somebody asked. */
export const askedAtColumn = <Row extends { readonly createdAt: string }>(): Column<Row> => ({
  key: 'createdAt',
  title: 'requests.askedAt',
  text: ({ createdAt }) => timeOf(createdAt),
  show: ({ createdAt }) => <span className="sj-t2 sj-num">{tableTime(createdAt, new Date())}</span>,
});

/** The first columns of requests about an article. */
export const requestColumns = <Row extends AnyRequest>(): readonly Column<Row>[] => [
  askedAtColumn(),
  {
    key: 'article',
    title: 'reviews.article',
    locked: true,
    onPhone: true,
    text: ({ article }) => `${article.code} ${article.title}`,
    file: [{ field: 'article.code', title: 'article.code' }, { field: 'article.title' }],
    show: (request) => <ArticleCell {...request} />,
  },
];

/** The query of a list of requests. */
export const requestsBody = (query: ListQuery) => viewRequest(query, REQUEST_VIEWS);

/** Waiting requests and answered ones. */
export const REQUEST_TABS: ListDefinition<never>['views'] = [
  { key: 'waiting', title: 'requests.waiting', isWaiting: true },
  { key: 'answered', title: 'requests.answered' },
  { key: 'all', title: 'list.all' },
];

/** What the lists of requests about an article share: search, views and the name of a row. */
export const REQUESTS_LIST = {
  searchHint: 'requests.search',
  views: REQUEST_TABS,
  filters: [],
  nameOf: ({ person, article }: AnyRequest) => `${person}, ${article.title}`,
} as const satisfies Partial<ListDefinition<AnyRequest>>;
