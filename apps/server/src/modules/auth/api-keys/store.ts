import type { API_KEY_SORTS } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { type ListRequest, type RowPage, rowPage } from '../../../platform/database/list-page.ts';
import { firstRow } from '../../../platform/database/statements.ts';
import { listOrder } from '../../../platform/database/list-order.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import type { ApiKey } from './rules.ts';

export interface ApiKeyRow extends ApiKey {
  readonly prefix: string;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly lastUsedAt: Date | null;
}

const COLUMNS = sql`k.id, k.title, k.prefix, k.capabilities, k.requests_per_minute as "requestsPerMinute",
  k.expires_at as "expiresAt", k.revoked_at as "revokedAt", k.created_at as "createdAt", k.last_used_at as "lastUsedAt",
  k.created_by as "createdById", concat_ws(' ', u.first_name, u.last_name) as "createdBy",
  u.is_active and u.role = 'administrator' as "isBacked"`;
const TABLES = sql`api_key k join user_account u on u.id = k.created_by`;

/** The key of a hash, whether it works or not. */
export const findByHash = (db: Db, tokenHash: Buffer): Promise<ApiKeyRow | undefined> =>
  firstRow<ApiKeyRow>(db)`select ${COLUMNS} from ${TABLES} where k.token_hash = ${tokenHash}`;

export const one = (db: Db | Tx, id: number): Promise<ApiKeyRow | undefined> =>
  firstRow<ApiKeyRow>(db)`select ${COLUMNS} from ${TABLES} where k.id = ${id}`;

interface PageInput extends ListRequest<'default' | (typeof API_KEY_SORTS)[number]> {
  readonly view: 'current' | 'ended';
}

const SORTS = {
  title: sql`k.title collate "bs-x-icu"`,
  requestsPerMinute: sql`k.requests_per_minute`,
  expiresOn: sql`k.expires_at`,
  // One that was never used was used before all others.
  lastUsedAt: sql`coalesce(k.last_used_at, '-infinity')`,
};

/** One page of keys, by itself the newest first, and the number of all that match. */
export async function page(db: Db, input: PageInput, now: Date): Promise<RowPage<ApiKeyRow>> {
  const hasEnded = sql`(k.revoked_at is not null or coalesce(k.expires_at <= ${now}, false))`;
  const where = sql`${hasEnded} = ${input.view === 'ended'} and ${mentions(input.quickSearch, sql`k.title`, sql`k.prefix`)}`;
  return rowPage(db, input, {
    select: COLUMNS,
    from: sql`from ${TABLES} where ${where}`,
    counted: sql`from api_key k where ${where}`,
    orderBy: listOrder(SORTS, input, sql`k.id`),
  });
}

interface NewApiKey extends Pick<ApiKey, 'capabilities' | 'createdById' | 'expiresAt' | 'requestsPerMinute' | 'title'> {
  readonly tokenHash: Buffer;
  readonly prefix: string;
  readonly createdAt: Date;
}

export const insert = (tx: Tx, key: NewApiKey): Promise<number> =>
  insertRow(tx, 'api_key', {
    title: key.title,
    token_hash: key.tokenHash,
    prefix: key.prefix,
    capabilities: [...key.capabilities],
    requests_per_minute: key.requestsPerMinute,
    expires_at: key.expiresAt,
    created_at: key.createdAt,
    created_by: key.createdById,
  });

/** Ends a key; false where it has ended before, or there is none. */
export async function revoke(
  tx: Tx,
  id: number,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_key')
    .set({ revoked_at: now, revoked_by: userId })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setLastUsed(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('api_key').set({ last_used_at: now }).where('id', '=', id).execute();
}
