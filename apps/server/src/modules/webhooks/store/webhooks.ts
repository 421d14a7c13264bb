import type { WebhookForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Stored } from '../../../kernel/records.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { deleteRow, insertRow, updateVersion } from '../../../platform/database/rows.ts';
import { type RowPage, rowPage, type SearchRequest } from '../../../platform/database/list-page.ts';
import { firstRow } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';

export interface WebhookRow extends WebhookForm {
  readonly id: number;
  readonly version: number;
  readonly waiting: number;
  readonly setAside: number;
  readonly lastSentAt: Date | null;
}

const COUNT = (state: 'queued' | 'set_aside') =>
  sql`(select count(*)::integer from webhook_delivery d where d.webhook_id = w.id and d.state = ${state})`;

const ROW = sql`w.id, w.version, w.name, w.url, w.events, w.is_active as "isActive", ${COUNT('queued')} as waiting,
  ${COUNT('set_aside')} as "setAside",
  (select max(d.last_attempt_at) from webhook_delivery d where d.webhook_id = w.id and d.state = 'sent') as "lastSentAt"`;

/** One page of webhooks by name, and the number of all that match. */
export const page = (db: Db, input: SearchRequest): Promise<RowPage<WebhookRow>> =>
  rowPage(db, input, {
    select: ROW,
    from: sql`from webhook w where ${mentions(input.quickSearch, sql`w.name`, sql`w.url`)}`,
    orderBy: sql`w.name collate "bs-x-icu", w.id`,
  });

export const one = (db: Db, id: number): Promise<WebhookRow | undefined> =>
  firstRow<WebhookRow>(db)`select ${ROW} from webhook w where w.id = ${id}`;

export async function lock(tx: Tx, id: number): Promise<Stored<WebhookForm> | undefined> {
  const row = await firstRow<WebhookForm & { readonly version: number }>(tx)`
    select version, name, url, events, is_active as "isActive" from webhook where id = ${id} for update`;
  if (!row) return undefined;
  const { version, ...form } = row;
  return { id, version, form };
}

const columnsOf = ({ name, url, events, isActive }: WebhookForm) => ({
  name,
  url,
  events: [...events],
  is_active: isActive,
});

export const insert = (tx: Tx, form: WebhookForm): Promise<number> => insertRow(tx, 'webhook', columnsOf(form));

export const update = (tx: Tx, id: number, form: WebhookForm): Promise<void> =>
  updateVersion(tx, 'webhook', id, { ...columnsOf(form), paused_until: null });

export const remove = (tx: Tx, id: number): Promise<void> => deleteRow(tx, 'webhook', id);

/** Stores a sealed secret. The one before is kept until `previousUntil`. */
export async function setSecret(tx: Tx, id: number, secret: Buffer, previousUntil: Date): Promise<void> {
  await tx
    .updateTable('webhook')
    .set((eb) => ({ previous_secret: eb.ref('secret'), previous_until: previousUntil, secret }))
    .where('id', '=', id)
    .execute();
}

/** The active webhooks that are told of an event. */
export const subscribed = (tx: Tx, event: string): Promise<{ id: number }[]> =>
  tx
    .selectFrom('webhook')
    .select('id')
    .where('is_active', '=', true)
    .where(sql<boolean>`${event} = any (events)`)
    .orderBy('id')
    .execute();

/** Lets nothing be sent to an address for a while. */
export async function pause(db: Db, id: number, until: Date): Promise<void> {
  await db.updateTable('webhook').set({ paused_until: until }).where('id', '=', id).execute();
}
