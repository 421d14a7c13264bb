import type { FoundKind } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';
import { everyTerm, type ListSearch } from '../../../platform/database/list-search.ts';

/** A record that the search has found. */
export interface FoundRow {
  readonly kind: FoundKind;
  readonly id: number;
  readonly title: Content | string;
  readonly detail?: Content | string | null;
  /** Its number or code, or the name of a customer, is what was typed: its kind comes first. */
  readonly isExact?: boolean;
  readonly pictureKey?: string | null;
  readonly categoryId?: number | null;
}

/** Lists that staff keep, which are short: a name in all languages, and a code where there is one. */
const NAMED = sql`
  select 'category' as kind, id, title as name, (select p.title from category p where p.id = r.parent_category_id) as detail,
    '' as code, 1 as rank from category r
  union all select 'brand', id, to_jsonb(title), null, '', 2 from brand
  union all select 'attribute', id, title, null, '', 3 from attribute
  union all select 'tag', id, title, null, '', 4 from tag
  union all select 'promotion', id, title, null, '', 5 from promotion
  union all select 'coupon', id, to_jsonb(code), null, code_words(code), 6 from coupon where archived_at is null
  union all select 'price_list', id, to_jsonb(title), null, '', 7 from price_list
  union all select 'news_item', id, title, null, '', 8 from news_item
  union all select 'newsletter_issue', id, subject, null, '', 9 from newsletter_issue
  union all select 'information_page', id, to_jsonb(name), null, '', 10 from information_page
  union all select 'faq_question', id, question, null, '', 11 from faq_question
  union all select 'poll', id, question, null, '', 12 from poll
  union all select 'article_tab', id, title, null, '', 13 from article_tab
  union all select 'hero_banner', id, title, null, '', 14 from hero_banner
  union all select 'carrier', id, to_jsonb(title), null, '', 15 from carrier
  union all select 'pickup_place', id, to_jsonb(title), null, '', 16 from pickup_place
  union all select 'interest_area', id, name, null, '', 17 from interest_area
  union all select 'measurement_unit', id, name, null, code, 18 from measurement_unit
  union all select 'bank', id, to_jsonb(name), null, code, 19 from bank
  union all select 'town', id, name, to_jsonb(postal_code), postal_code, 20 from town
  union all select 'country', id, name, null, code, 21 from country
  union all select 'currency', id, name, null, code, 22 from currency`;

const MOST_OF_A_KIND = 3;

/** Some of each kind of the short lists, by name. */
export const namedRecords = (db: Db | Tx, search: ListSearch): Promise<FoundRow[]> =>
  allRows<FoundRow>(db)`
    select kind, id, name as title, detail from (
      select n.*, row_number() over (partition by kind order by id) as place from (
        select r.*, search_text(code || ' ' || case when jsonb_typeof(name) = 'string' then name #>> '{}' else content_words(name) end)
          as words from (${NAMED}) r
        offset 0
      ) n where ${everyTerm(search, (has) => has(sql`n.words`))}
    ) f where place <= ${MOST_OF_A_KIND} order by rank, place
  `;
