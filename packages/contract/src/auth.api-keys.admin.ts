import { z } from 'zod';
import { CAPABILITIES, GRANTABLE_CAPABILITIES } from './capabilities.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Day, Done, Id, Instant, NearDay, plainName, shape, sortedList } from './shapes.ts';

export const API_KEY_STATES = ['active', 'expired', 'revoked', 'blocked'] as const;

export const API_KEY_SORTS = ['title', 'requestsPerMinute', 'expiresOn', 'lastUsedAt'] as const;

/** Requests a minute that a key may be given. */
export const API_KEY_REQUESTS = { min: 1, max: 6_000, usual: 120 } as const;

export const ApiKeyForm = shape({
  title: plainName(60),
  capabilities: z.array(z.enum(GRANTABLE_CAPABILITIES)).min(1).max(CAPABILITIES.length),
  requestsPerMinute: z.int().min(API_KEY_REQUESTS.min).max(API_KEY_REQUESTS.max),
  /** The last business day; null for no end. */
  expiresOn: NearDay.nullable(),
});

export const AdminApiKey = shape({
  id: Id,
  title: z.string(),
  /** The beginning of the key, by which people recognise it. */
  prefix: z.string(),
  capabilities: z.array(z.enum(CAPABILITIES)),
  requestsPerMinute: z.int(),
  expiresOn: Day.nullable(),
  /** `blocked`: who has made it is no active administrator any more. */
  state: z.enum(API_KEY_STATES),
  createdAt: Instant,
  createdBy: z.string(),
  /** To the minute. */
  lastUsedAt: Instant.nullable(),
  revokedAt: Instant.nullable(),
});

export const adminApiKeys = routes({
  list: {
    method: 'POST',
    path: '/admin/api-keys/get-api-keys',
    access: BACK_OFFICE,
    body: shape({
      ...sortedList(z.enum(['default', ...API_KEY_SORTS]).default('default')).shape,
      view: z.enum(['current', 'ended']).default('current'),
    }),
    answer: AdminApiKey,
    paged: true,
    reads: true,
    summary: 'Keys by which other programs call the shop, by themselves the newest first.',
  },
  create: {
    method: 'POST',
    path: '/admin/api-keys',
    access: BACK_OFFICE,
    body: ApiKeyForm,
    answer: shape({ key: z.string(), record: AdminApiKey }),
    problems: ['apiKeys.title_taken', 'apiKeys.expiry_past', 'records.not_found'],
    summary: 'Makes a key. The answer has it in full, for the only time.',
  },
  revoke: {
    method: 'PUT',
    path: '/admin/api-keys/{id}/revoke',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Ends a key for good; it is refused from the next call on. Ending it again changes nothing.',
  },
});

export type AdminApiKey = z.output<typeof AdminApiKey>;
export type ApiKeyForm = z.output<typeof ApiKeyForm>;
