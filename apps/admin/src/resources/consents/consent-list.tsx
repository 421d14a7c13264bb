import type { CallSettings } from '@sjaj/client';
import type { ConsentRecord } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Badge } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column, ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { viewRequest } from '../../shared/list/list-request.ts';
import { language, t } from '../../shared/texts/t.ts';

const VIEWS = ['all', 'terms', 'measurement'] as const;

/** Browsers are told apart by the beginning of their random name. */
const SHOWN_OF_NAME = 8;

const whoOf = ({ userName, visitor }: ConsentRecord): string =>
  userName ?? t('consentLog.browser', { name: (visitor ?? '').slice(0, SHOWN_OF_NAME) });

const decisionOf = ({ isGiven }: ConsentRecord): string => t(isGiven ? 'consentLog.given' : 'consentLog.refused');

const COLUMNS: readonly Column<ConsentRecord>[] = [
  {
    key: 'at',
    title: 'consentLog.at',
    onPhone: true,
    text: ({ at }) => formatDateTime(new Date(at), language()),
    show: ({ at }) => <span className="sj-t2 sj-num">{tableTime(at, new Date())}</span>,
  },
  {
    key: 'userName',
    title: 'consentLog.who',
    locked: true,
    onPhone: true,
    text: whoOf,
    file: [{ field: 'userName' }, { field: 'visitor' }],
  },
  { key: 'purpose', title: 'consentLog.purpose', onPhone: true, text: ({ purpose }) => t(`consentFor.${purpose}`) },
  {
    key: 'isGiven',
    title: 'consentLog.decision',
    onPhone: true,
    text: decisionOf,
    show: (record) => <Badge tone={record.isGiven ? 'soft' : 'grey'}>{decisionOf(record)}</Badge>,
  },
  { key: 'source', title: 'consentLog.source', text: ({ source }) => t(`consentFrom.${source}`) },
  {
    key: 'scriptOrigin',
    title: 'consentLog.about',
    text: ({ scriptOrigin, version }) => scriptOrigin ?? (version === null ? '–' : String(version)),
    file: [{ field: 'scriptOrigin' }, { field: 'version' }],
  },
];

const load = (query: ListQuery, settings?: CallSettings) =>
  api.consents.list({ body: viewRequest(query, VIEWS) }, settings);

export const consentList: ListDefinition<ConsentRecord> = {
  name: 'consents',
  title: 'resource.consents',
  searchHint: 'consentLog.search',
  columns: COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'terms', title: 'consentFor.terms' },
    { key: 'measurement', title: 'consentFor.measurement' },
  ],
  filters: [],
  load,
  nameOf: whoOf,
};
