import { createHash } from 'node:crypto';
import { userNamed } from '../trade/users.ts';
import { table, type Cell, type Table } from './table.ts';

interface DemoKey {
  readonly title: string;
  readonly capabilities: readonly string[];
  readonly requestsPerMinute: number;
  readonly createdDaysAgo: number;
  /** Null for no end; a negative number of days has passed. */
  readonly expiresInDays: number | null;
  readonly usedMinutesAgo: number | null;
  readonly isRevoked?: true;
}

const KEYS: readonly DemoKey[] = [
  {
    title: 'Stari ERP',
    capabilities: ['viewOrders', 'viewStock', 'editStock'],
    requestsPerMinute: 60,
    createdDaysAgo: 400,
    expiresInDays: -35,
    usedMinutesAgo: 60 * 24 * 36,
  },
  {
    title: 'Proba skladišta',
    capabilities: ['viewOrders', 'shipOrders'],
    requestsPerMinute: 30,
    createdDaysAgo: 90,
    expiresInDays: null,
    usedMinutesAgo: null,
    isRevoked: true,
  },
  {
    title: 'ERP',
    capabilities: ['viewOrders', 'decideOrders', 'viewArticles', 'editArticles', 'viewStock', 'editStock'],
    requestsPerMinute: 600,
    createdDaysAgo: 40,
    expiresInDays: 325,
    usedMinutesAgo: 4,
  },
  {
    title: 'Izvještaj o prodaji',
    capabilities: ['viewFigures', 'viewOrders'],
    requestsPerMinute: 20,
    createdDaysAgo: 12,
    expiresInDays: 20,
    usedMinutesAgo: 60 * 7,
  },
];

const DAY_MS = 86_400_000;

/** Keys of other programs. Nobody knows one that fits: their hashes are those of words without the prefix of keys. */
export function apiKeyTable(today: Date): Table {
  const { id } = userNamed('lejla');
  const after = (days: number): Date => new Date(today.getTime() + days * DAY_MS);
  const rows = KEYS.map(({ title, capabilities, requestsPerMinute, ...key }): Cell[] => {
    const hash = createHash('sha256').update(`demo ${title}`).digest();
    const revokedAt = key.isRevoked ? after(1 - key.createdDaysAgo) : null;
    return [
      title,
      `\\x${hash.toString('hex')}`,
      `shk_${hash.toString('base64url').slice(0, 6)}`,
      capabilities,
      requestsPerMinute,
      key.expiresInDays === null ? null : after(key.expiresInDays),
      after(-key.createdDaysAgo),
      id,
      key.usedMinutesAgo === null ? null : new Date(today.getTime() - key.usedMinutesAgo * 60_000),
      revokedAt,
      revokedAt && id,
    ];
  });
  return table(
    'api_key',
    'title token_hash prefix capabilities requests_per_minute expires_at created_at created_by last_used_at revoked_at revoked_by',
    rows,
  );
}
