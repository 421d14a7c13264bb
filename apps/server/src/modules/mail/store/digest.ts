import type { OutgoingKey } from '@sjaj/i18n/server';
import type { Tx } from '../../../platform/database/db.ts';
import { allRows, execute } from '../../../platform/database/statements.ts';

/** What waits for the next digest of one reader, the oldest first. */
export interface Waiting {
  readonly userId: number;
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly kind: OutgoingKey;
  readonly facts: Readonly<Record<string, string>>;
  /** The page in the back office that it is answered on. */
  readonly link: string | null;
}

/**
 * Takes all that waits, once over all workers. One worker at a time: two that took some each would send a reader two
 * digests.
 */
export async function takeWaiting(tx: Tx): Promise<readonly Waiting[]> {
  await execute(tx)`lock table mail_digest_entry in share row exclusive mode`;
  return allRows<Waiting>(tx)`
    with taken as (delete from mail_digest_entry returning message_id)
    select u.id as "userId", u.email, u.first_name || ' ' || u.last_name as name, u.language,
      json_agg(json_build_object('kind', m.kind, 'facts', m.facts, 'link', m.link) order by m.id) as entries
    from taken t join system_message m on m.id = t.message_id join user_account u on u.id = m.user_id
    where u.is_active and u.email is not null
    group by u.id order by u.id
  `;
}

interface Digest {
  readonly reader: Waiting;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly link: string;
  readonly now: Date;
}

/** Puts a digest into the outbox. */
export async function queueDigest(tx: Tx, { reader, facts, link, now }: Digest): Promise<void> {
  await tx
    .insertInto('outgoing_mail')
    .values({
      event_key: `digest:${reader.userId}:${now.toISOString()}`,
      kind: 'mail.digest',
      facts: JSON.stringify(facts),
      link,
      user_id: reader.userId,
      to_address: reader.email,
      to_name: reader.name,
      language: reader.language,
      sees_prices: true,
    })
    .execute();
}
