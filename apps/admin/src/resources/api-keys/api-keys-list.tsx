import type { CallSettings } from '@sjaj/client';
import { type AdminApiKey, API_KEY_SORTS } from '@sjaj/contract';
import { formatDateInTable, formatDateTime, formatNumber } from '@sjaj/domain';
import { Badge, type BadgeTone } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import { actionsColumn } from '../../shared/list/actions-column.ts';
import type { Column, ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { language, t } from '../../shared/texts/t.ts';
import { ApiKeysBulk } from './api-keys-bulk.tsx';
import { RevokeAction } from './revoke-action.tsx';

const TONE: Readonly<Record<AdminApiKey['state'], BadgeTone>> = {
  active: 'soft',
  expired: 'grey',
  revoked: 'grey',
  blocked: 'warn',
};

const VIEWS = ['current', 'ended'] as const;

const load = (query: ListQuery, settings?: CallSettings) =>
  api.apiKeys.list({ body: listRequest(query, VIEWS, ['default', ...API_KEY_SORTS]) }, settings);

const COLUMNS: readonly Column<AdminApiKey>[] = [
  { key: 'title', title: 'apiKeys.title', locked: true, onPhone: true, sortBy: 'title', text: ({ title }) => title },
  {
    key: 'prefix',
    title: 'apiKeys.prefix',
    text: ({ prefix }) => `${prefix}…`,
    show: ({ prefix }) => <code className="sj-t2">{`${prefix}…`}</code>,
  },
  {
    key: 'capabilities',
    title: 'apiKeys.capabilities',
    shrinks: true,
    wideOnly: true,
    text: ({ capabilities }) => capabilities.map((one) => t(`capability.${one}`)).join(', '),
  },
  {
    key: 'requestsPerMinute',
    title: 'apiKeys.requests',
    sortBy: 'requestsPerMinute',
    right: true,
    text: ({ requestsPerMinute }) => formatNumber(requestsPerMinute),
  },
  {
    key: 'expiresOn',
    title: 'apiKeys.expiresOn',
    sortBy: 'expiresOn',
    text: ({ expiresOn }) => (expiresOn === null ? t('apiKeys.never') : formatDateInTable(expiresOn, language())),
  },
  {
    key: 'lastUsedAt',
    title: 'apiKeys.lastUsedAt',
    sortBy: 'lastUsedAt',
    text: ({ lastUsedAt }) => (lastUsedAt === null ? '–' : formatDateTime(new Date(lastUsedAt), language())),
    show: ({ lastUsedAt }) => (lastUsedAt === null ? '–' : tableTime(lastUsedAt, new Date())),
  },
  { key: 'createdBy', title: 'apiKeys.createdBy', wideOnly: true, text: ({ createdBy }) => createdBy },
  {
    key: 'state',
    title: 'apiKeys.state',
    onPhone: true,
    text: ({ state }) => t(`apiKeyState.${state}`),
    show: ({ state }) => <Badge tone={TONE[state]}>{t(`apiKeyState.${state}`)}</Badge>,
  },
  actionsColumn((key, list) => (key.revokedAt === null ? <RevokeAction apiKey={key} onDone={list.reload} /> : null)),
];

export const apiKeysList: ListDefinition<AdminApiKey> = {
  name: 'api-keys',
  title: 'resource.apiKeys',
  searchHint: 'apiKeys.search',
  columns: COLUMNS,
  views: [
    { key: 'current', title: 'apiKeys.viewCurrent' },
    { key: 'ended', title: 'apiKeys.viewEnded' },
  ],
  filters: [],
  load,
  nameOf: ({ title }) => title,
  bulk: ApiKeysBulk,
  empty: { title: 'apiKeys.emptyTitle', text: 'apiKeys.emptyText' },
  create: { href: '/api-keys/new', title: 'apiKeys.new' },
};
