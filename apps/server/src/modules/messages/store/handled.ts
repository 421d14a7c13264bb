import type { OutgoingKey } from '@sjaj/i18n/server';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { execute } from '../../../platform/database/statements.ts';
import { insertEvent } from '../events.ts';

/** Asks an approver of the company to decide on an order. */
export const ASKS_APPROVAL = 'message.orderWaitsForYou' satisfies OutgoingKey;

/** What a message is about: the page that it leads to, and facts where several records share that page. */
interface HandledRecord {
  readonly link: `/admin/${string}`;
  readonly facts?: Readonly<Record<string, string>>;
}

/** Reads the messages about a record that staff have handled, for all of them, and lets their screens know. */
export const markHandled = (tx: Tx, { link, facts = {} }: HandledRecord): Promise<void> =>
  readUnread(tx, sql`link = ${link} and facts @> ${JSON.stringify(facts)}::jsonb`);

/** Reads the messages that ask approvers to decide on an order, for all of them, and lets their screens know. */
export const markApprovalDecided = (tx: Tx, orderId: number): Promise<void> =>
  readUnread(tx, sql`order_id = ${orderId} and kind = ${ASKS_APPROVAL}`);

const readUnread = (tx: Tx, condition: RawBuilder<unknown>): Promise<void> =>
  execute(tx)`
    with handled as (
      update system_message set read_at = now()
      where ${condition} and read_at is null
      returning user_id
    )
    ${insertEvent('message.written', sql`jsonb_build_object('userId', user_id)`)}
    from (select distinct user_id from handled) as reader`;
