import { ISSUE_STATES, type IssueState, type NewsletterIssue } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Badge, type BadgeTone } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { ListDefinition } from '../../shared/list/definition.ts';
import { viewRequest } from '../../shared/list/list-request.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { nameColumn } from '../../shared/record/name-cell.tsx';
import { t } from '../../shared/texts/t.ts';
import { IssuesBulk } from './issues-bulk.tsx';

const TONES: Readonly<Record<IssueState, BadgeTone>> = {
  draft: 'outline',
  sending: 'warn',
  stopped: 'grey',
  sent: 'soft',
};
/** ms between two looks at a list with an issue under way. */
const LOOK_EVERY_MS = 3_000;

export const IssueBadge = ({ state }: { readonly state: IssueState }) => (
  <Badge tone={TONES[state]}>{t(`issueState.${state}`)}</Badge>
);

const issuesList: ListDefinition<NewsletterIssue> = {
  name: 'newsletter',
  title: 'resource.newsletterIssues',
  searchHint: 'newsletter.searchIssues',
  columns: [
    { ...nameColumn<NewsletterIssue>('/newsletter'), title: 'newsletter.subject' },
    {
      key: 'createdAt',
      title: 'newsletter.createdAt',
      text: ({ createdAt }) => tableTime(createdAt, new Date()),
    },
    {
      key: 'startedAt',
      title: 'newsletter.startedAt',
      text: ({ startedAt }) => (startedAt === null ? '–' : tableTime(startedAt, new Date())),
    },
    {
      key: 'recipients',
      title: 'newsletter.recipients',
      right: true,
      text: ({ recipients }) => formatNumber(recipients),
    },
    {
      key: 'deliveries',
      title: 'newsletter.delivered',
      right: true,
      text: ({ deliveries, state }) => (state === 'draft' ? '–' : formatNumber(deliveries.sent)),
      file: [{ field: 'deliveries.sent' }],
    },
    {
      key: 'state',
      title: 'field.status',
      onPhone: true,
      text: ({ state }) => t(`issueState.${state}`),
      show: ({ state }) => <IssueBadge state={state} />,
    },
  ],
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'draft', title: 'issueState.draft' },
    { key: 'sending', title: 'issueState.sending' },
    { key: 'stopped', title: 'issueState.stopped' },
    { key: 'sent', title: 'issueState.sent' },
  ],
  filters: [],
  load: (query, settings) =>
    api.newsletterIssues.list(
      {
        body: viewRequest(query, ['all', ...ISSUE_STATES]),
      },
      settings,
    ),
  reloadEvery: (rows) => (rows.some(({ state }) => state === 'sending') ? LOOK_EVERY_MS : null),
  nameOf: ({ name }) => name,
  bulk: IssuesBulk,
  create: { href: '/newsletter/new', title: 'newsletter.newIssue' },
};

/** The issues of the newsletter. */
export const IssuesPage = () => <ListPage list={issuesList} />;
