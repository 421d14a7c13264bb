import type { OutgoingKey } from '@sjaj/i18n/server';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { integerArray, prepared } from '../../../platform/database/prepared.ts';
import { insertJobRequest } from '../../../platform/queue/records.ts';
import { APPROVAL_LINK, DELIVERY } from '../rules.ts';

interface OrderInbox {
  /** Who is told of new orders instead of each administrator; nobody where it is empty. */
  readonly addresses: readonly string[];
  readonly language: string;
}

const NEW_ORDER = 'message.newOrder';

const ASKS_APPROVAL = 'message.orderWaitsForYou' satisfies OutgoingKey;

/** What anybody can ask of staff, as often as they like: the next digest lists it. */
const DIGESTED = [
  'message.newArrivalRequest',
  'message.newPresentationRequest',
  'message.newAccountRequest',
  'message.accountRequestAnswered',
  'message.newJobApplication',
  'message.newComplaint',
  'message.newComplaintMessage',
  'message.complaintReopenedBy',
  'message.complaintWithdrawnBy',
  'companyMessage.requested',
  'companyMessage.personRequested',
  'withdrawalMessage.declared',
  'questionMessage.asked',
] as const satisfies readonly OutgoingKey[];

/** What the law asks to be mailed, whatever the reader has chosen. */
const ALWAYS = ['withdrawalMessage.received', 'withdrawalMessage.receivedLate'] as const;

interface QueueInput {
  readonly messageIds: readonly number[];
  readonly addresses: readonly string[];
  readonly language: string;
}

const queueing = prepared<QueueInput>(
  (value) => sql`
    with wanted as (
      select m.id, m.kind = any (${sql.lit(`{${DIGESTED.join(',')}}`)}::text[]) as is_digested
      from system_message m join user_account u on u.id = m.user_id
      where m.id = any(${integerArray(value('messageIds'))}) and u.is_active
        and (m.kind = any (${sql.lit(`{${ALWAYS.join(',')}}`)}::text[]) or not exists (
          select from notification_choice c where c.user_id = m.user_id and c.topic = m.topic and not c.mail))
    ), message as (
      select m.id, m.kind, m.facts, o.id as order_id,
        -- The mail decides by a link of its own, which knows whom the message was for.
        case when m.kind = ${sql.lit(ASKS_APPROVAL)} then ${sql.lit(APPROVAL_LINK)} || m.id else m.link end as link,
        m.kind = ${sql.lit(NEW_ORDER)} and cardinality(${value('addresses')}::text[]) > 0 as is_for_inbox,
        u.id as user_id, u.can_view_prices,
        -- The data of a guest is in the order.
        case when u.role = 'guest' then o.orderer_email else u.email end as email,
        -- The name of an unconfirmed guest is left out: anybody could have typed any text there.
        case when u.role <> 'guest' then u.first_name || ' ' || u.last_name
          when o.is_email_confirmed then o.orderer_name else '' end as name,
        case when u.role = 'guest' then o.language else u.language end as language
      from wanted w join system_message m on m.id = w.id join user_account u on u.id = m.user_id
      -- By key, one after the other: joined otherwise, the planner reads the orders from the first one on to those of today.
      left join lateral (
        select id, orderer_email, orderer_name, is_email_confirmed, language from sales_order where id = m.order_id offset 0
      ) o on true
      where not w.is_digested
    ), deferred as (
      insert into mail_digest_entry (message_id) select id from wanted where is_digested
      on conflict do nothing
    ), receiver as (
      select id, 'message:' || id as event_key, user_id, email, name, language, can_view_prices
      from message where not is_for_inbox and email is not null
      union all
      select id, kind || ':' || link || ':' || address, null, address, address, ${value('language')}, true
      from message cross join unnest(${value('addresses')}::text[]) as address where is_for_inbox
    ), mail as (
      insert into outgoing_mail
        (event_key, kind, facts, link, order_id, user_id, to_address, to_name, language, sees_prices)
      select r.event_key, m.kind, m.facts, m.link, m.order_id, r.user_id, r.email, r.name, r.language, r.can_view_prices
      from receiver r join message m on m.id = r.id order by r.id
      on conflict (event_key) do nothing
      returning id
    )
    ${insertJobRequest(DELIVERY.job, DELIVERY.key, sql`from mail`)}`,
);

/**
 * Queues the mails of system messages and wakes the worker, in one deferred statement. A message is mailed once to each
 * address, also when it is queued again.
 */
export async function queueMails(tx: Tx, messageIds: readonly number[], inbox: OrderInbox): Promise<void> {
  if (messageIds.length > 0) await tx.defer(queueing(tx, { ...inbox, messageIds }));
}
