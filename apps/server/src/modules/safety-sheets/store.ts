import type { SafetyGrouping, SafetySheet } from '@sjaj/contract';
import type { Content, Language } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Customer } from '../../kernel/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { allRows } from '../../platform/database/statements.ts';
import { ordersSeenBy, SOLD } from '../orders/index.ts';
import { savedCartsSeenBy } from '../saved-carts/index.ts';

/** A hazardous article that was bought, with where it went and its safety data sheet. */
export interface BoughtSheet extends Omit<SafetySheet, 'sheet' | 'slug' | 'title'> {
  readonly title: Content;
  readonly brand: string;
  readonly sheet: (NonNullable<SafetySheet['sheet']> & { readonly key: string }) | null;
}

interface SheetQuery {
  readonly actor: Customer;
  readonly language: Language;
  readonly by: SafetyGrouping;
  /** Half-open; null where a side is open. */
  readonly from: Date | null;
  readonly before: Date | null;
}

/** Languages that a reader understands, the nearest first: the south Slavic ones read each other's. */
const NEAREST: Readonly<Record<Language, readonly Language[]>> = {
  bs: ['bs', 'hr', 'srLatn', 'srCyrl', 'en'],
  hr: ['hr', 'bs', 'srLatn', 'srCyrl', 'en'],
  srLatn: ['srLatn', 'srCyrl', 'bs', 'hr', 'en'],
  srCyrl: ['srCyrl', 'srLatn', 'bs', 'hr', 'en'],
  en: ['en', 'bs', 'hr', 'srLatn', 'srCyrl'],
};

/** The titles of the saved carts that the caller sees and that have the article `a`. */
const savedCartsWith = (actor: Customer) => sql`array(
  select distinct d.title from saved_cart d join saved_cart_item i on i.saved_cart_id = d.id
  where i.article_id = a.id and ${savedCartsSeenBy(actor)} order by d.title)`;

/**
 * Articles with safety data that the caller may see purchases of, by code, with the names of the addresses that they went to or of the saved carts that have them. One sheet an article: that of the nearest language, the newest of several.
 */
export function boughtSheets(
  db: Db,
  { actor, language, by, from, before }: SheetQuery,
): Promise<readonly BoughtSheet[]> {
  const places = by === 'place' ? sql`p.places` : savedCartsWith(actor);
  return allRows<BoughtSheet>(db)`
    with bought as (
      select l.article_id,
        array_agg(distinct coalesce(ad.title,
          case when o.delivery_method = 'pickup' then o.delivery_title end,
          nullif(concat_ws(', ', o.delivery_address->>'street', o.delivery_address->>'town'), ''),
          o.delivery_title)) as places,
        max(o.placed_at) as last_at
      from sales_order o join sales_order_line l on l.order_id = o.id left join address ad on ad.id = o.address_id
      where ${ordersSeenBy(actor)} and o.status = any(${SOLD}::smallint[])
        and (${from}::timestamptz is null or o.placed_at >= ${from}::timestamptz)
        and (${before}::timestamptz is null or o.placed_at < ${before}::timestamptz)
      group by l.article_id)
    select a.id as "articleId", a.code, a.title, b.title as brand, coalesce(s.pictograms, '{}') as pictograms,
      s.signal_word as "signalWord", ${places} as places, to_json(p.last_at) #>> '{}' as "lastBoughtAt",
      (select json_build_object('id', d.id, 'version', d.version, 'issuedOn', d.issued_on, 'language', d.language,
          'name', f.name, 'bytes', f.bytes, 'key', f.storage_key)
        from article_datasheet d join stored_file f on f.id = d.file_id
        where d.article_id = a.id and d.kind = 'safety'
        order by array_position(${NEAREST[language]}::text[], d.language), d.issued_on desc nulls last, d.id desc
        limit 1) as sheet
    from bought p join article a on a.id = p.article_id join brand b on b.id = a.brand_id
    left join article_safety s on s.article_id = a.id
    where s.article_id is not null
      or exists (select from article_datasheet d where d.article_id = a.id and d.kind = 'safety')
    order by a.code`;
}
