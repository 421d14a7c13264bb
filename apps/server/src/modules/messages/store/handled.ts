import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { insertEvent } from '../events.ts';

/** What a message is about: the page that it leads to, and facts where several records share that page. */
interface HandledRecord {
  readonly link: `/admin/${string}`;
  readonly facts?: Readonly<Record<string, string>>;
}

/** Reads the messages about a record that staff have handled, for all of them, and lets their screens know. */
export async function markHandled(tx: Tx, { link, facts = {} }: HandledRecord): Promise<void> {
  await sql`
    with handled as (
      update system_message set read_at = now()
      where link = ${link} and read_at is null and facts @> ${JSON.stringify(facts)}::jsonb
      returning user_id
    )
    ${insertEvent('message.written', sql`jsonb_build_object('userId', user_id)`)}
    from (select distinct user_id from handled) as reader`.execute(tx);
}
