import { randomBytes } from 'node:crypto';
import type { ApiKeyForm } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import type { Customer, Staff } from '../../../kernel/actor.ts';
import { API_KEY_PREFIX } from '../../../kernel/authorize.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction, isDuplicate } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { hashToken, sessionFinder } from '../service/sessions.ts';
import { type ApiKey, endOf, knownCapabilities, SHOWN_LENGTH, stateOf, USED_EVERY_MS } from './rules.ts';
import * as store from './store.ts';

const ENTITY = 'api_key';

interface NewKey {
  readonly id: number;
  /** In full; only its hash is stored. */
  readonly key: string;
}

/**
 * Makes a key and returns it. 409 for a title that a live key has, 400 for a last day that is over. Repeating it makes no second key,
 * because the title is taken, and no answer with the key is stored for repetitions.
 */
export async function createApiKey(db: Db, staff: Staff, form: ApiKeyForm, now: Date): Promise<NewKey> {
  if (form.expiresOn !== null && form.expiresOn < businessDate(now))
    throw new Problem('apiKeys.expiry_past', 400, { errors: [{ field: 'expiresOn', key: 'apiKeys.expiry_past' }] });
  const key = `${API_KEY_PREFIX}${randomBytes(32).toString('base64url')}`;
  const { expiresOn, ...same } = form;
  const values = {
    ...same,
    expiresAt: endOf(expiresOn),
    tokenHash: hashToken(key),
    prefix: key.slice(0, SHOWN_LENGTH),
    createdAt: now,
    createdById: staff.userId,
  };
  try {
    return await inTransaction(db, async (tx) => {
      const id = await store.insert(tx, values);
      await writeAudit(tx, staff, { action: 'api_keys.create', entity: ENTITY, entityId: id, after: form });
      return { id, key };
    });
  } catch (error) {
    if (!isDuplicate(error, 'api_key_title')) throw error;
    throw new Problem('apiKeys.title_taken', 409, { errors: [{ field: 'title', key: 'apiKeys.title_taken' }] });
  }
}

/** Ends a key. 404 for one that there is not. */
export const revokeApiKey = (db: Db, staff: Staff, id: number, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const isEnded = await store.revoke(tx, id, { userId: staff.userId, now });
    const key = await store.one(tx, id);
    if (!key) throw new Problem('records.not_found', 404);
    if (!isEnded) return;
    const before = { title: key.title };
    await writeAudit(tx, staff, { action: 'api_keys.revoke', entity: ENTITY, entityId: id, before });
  });

/**
 * Finds who calls: the user of a session, or the program with a key. Keys are read with each call, so that an ended one is refused from the
 * next call on.
 */
export function callerFinder(db: Db, clock: Clock): (token: string) => Promise<Customer | Staff | null> {
  const findUser = sessionFinder(db, clock);
  return (token) => (token.startsWith(API_KEY_PREFIX) ? findProgram(db, token, clock()) : findUser(token));
}

async function findProgram(db: Db, token: string, now: Date): Promise<Staff | null> {
  const key = await store.findByHash(db, hashToken(token));
  if (!key || stateOf(key, now) !== 'active') return null;
  if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() >= USED_EVERY_MS)
    await store.setLastUsed(db, key.id, now);
  return actorOf(key);
}

/** No key has a session: calls that are about one are closed to keys. */
const NO_SESSION = 0;

/**
 * The caller of a key. What it writes names the account that has made it, as all records of staff name an account; the audit log has
 * the title of the key.
 */
const actorOf = ({ id, title, capabilities, requestsPerMinute, createdById }: ApiKey): Staff => ({
  role: 'staff',
  userId: createdById,
  sessionId: NO_SESSION,
  name: `${title} (API)`,
  language: 'bs',
  canViewPrices: true,
  canOrder: false,
  capabilities: knownCapabilities(capabilities),
  companyScope: 'all',
  companyId: null,
  apiKey: { id, requestsPerMinute },
});
