import type { Db, Tx } from '../../../platform/database/db.ts';
import { execute } from '../../../platform/database/statements.ts';

/** Notes a picture for the inside of a text that is still to be written. */
export async function insert(tx: Tx, key: string, now: Date): Promise<void> {
  await tx.insertInto('text_picture').values({ key, unused_since: now }).execute();
}

/** Notes which pictures the texts of staff refer to, and since when the others have not been. */
export const noteUse = (tx: Tx, now: Date): Promise<void> =>
  execute(tx)`
    with used as (
      select distinct found[1] as key
      from (
        select content::text as body from news_item
        union all select lead::text || content::text from information_page
        union all select answer::text from faq_question
        union all select content::text from article_tab
        union all select content::text from terms_of_service
        union all select body::text from newsletter_issue
      ) as texts, regexp_matches(body, '/files/pictures/(content/[\\w-]{36})-\\d+\\.webp', 'g') as found
    )
    update text_picture p
    set unused_since = case when p.key in (select key from used) then null else coalesce(p.unused_since, ${now}) end
  `;

/** The keys of pictures that no text has referred to since then. */
export async function unusedSince(db: Db, before: Date): Promise<string[]> {
  const rows = await db.selectFrom('text_picture').select('key').where('unused_since', '<=', before).execute();
  return rows.map(({ key }) => key);
}

export const remove = (tx: Tx, key: string): Promise<unknown> =>
  tx.deleteFrom('text_picture').where('key', '=', key).execute();
