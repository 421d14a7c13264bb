import type { Content } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ArticleDetails, Relation } from '@sjaj/contract';
import type { Db } from '../../../platform/database/db.ts';
import { firstRow, oneColumn } from '../../../platform/database/statements.ts';

interface Statement {
  readonly code: string;
  readonly title: Content;
}

/** What the page of an article shows besides its tile. */
export interface DetailsFacts {
  readonly id: number;
  readonly articleType: ArticleDetails['articleType'];
  readonly ean: string | null;
  readonly catalogNumber: string | null;
  readonly shortDescription: Content;
  readonly description: Content;
  readonly videoUrl: string | null;
  readonly netWeightG: number;
  readonly warrantyMonths: number | null;
  readonly contentAmount: string | null;
  readonly contentUnit: string | null;
  readonly pictures: readonly { readonly key: string; readonly alt: Content }[];
  readonly units: readonly { readonly unit: Content; readonly factor: number }[];
  readonly links: readonly { readonly relation: Relation; readonly id: number }[];
  /** Visible members of its variation, itself included. */
  readonly memberIds: readonly number[];
  /** Its main category, where an attribute decides about its effect; null otherwise: nothing is compared with it. */
  readonly comparedIn: number | null;
  readonly safety: {
    readonly pictograms: readonly string[];
    readonly signalWord: 'danger' | 'warning' | null;
    readonly hazards: readonly Statement[];
    readonly precautions: readonly Statement[];
    readonly ufi: string | null;
    readonly adrClass: string | null;
    readonly unNumber: string | null;
  } | null;
  readonly documents: ArticleDetails['documents'];
  readonly rating: { readonly average: number; readonly count: number } | null;
}

const statements = (codes: RawBuilder<unknown>) => sql`coalesce((
  select json_agg(json_build_object('code', c.code, 'title', coalesce(h.title, '{}')) order by c.place)
  from unnest(${codes}) with ordinality c (code, place) left join hazard_statement h on h.code = c.code), '[]')`;

/** What the page of an article shows besides its tile, in one statement; undefined where it is unknown or hidden. */
export const detailsFacts = (db: Db, articleId: number): Promise<DetailsFacts | undefined> =>
  firstRow<DetailsFacts>(db)`
    select a.id, a.article_type as "articleType", a.ean, a.catalog_number as "catalogNumber", a.short_description as "shortDescription", a.description,
      a.video_url as "videoUrl", a.net_weight_g as "netWeightG", a.warranty_months as "warrantyMonths",
      a.content_amount as "contentAmount", a.content_unit as "contentUnit",
      coalesce((select json_agg(json_build_object('key', p.key, 'alt', p.alt) order by ap.position, ap.id)
        from article_picture ap join picture p on p.key = ap.picture_key where ap.article_id = a.id), '[]') as pictures,
      coalesce((select json_agg(json_build_object('unit', m.abbreviation, 'factor', u.factor) order by u.factor)
        from article_unit u join measurement_unit m on m.id = u.unit_id where u.article_id = a.id), '[]') as units,
      coalesce((select json_agg(json_build_object('relation', relation, 'id', linked_article_id)
          order by position, linked_article_id)
        from article_link where article_id = a.id), '[]') as links,
      coalesce((select json_agg(id order by id)
        from article m where m.variation_id = a.variation_id and m.is_visible_on_web), '[]') as "memberIds",
      (select own.category_id from article_category own
        where own.article_id = a.id and own.position = 0
          and exists (select from article_attribute_value av join attribute_value v on v.id = av.attribute_value_id
            join attribute t on t.id = v.attribute_id where av.article_id = a.id and t.decides_effect)) as "comparedIn",
      (select json_build_object('pictograms', s.pictograms, 'signalWord', s.signal_word,
          'hazards', ${statements(sql`s.hazard_codes`)}, 'precautions', ${statements(sql`s.precaution_codes`)},
          'ufi', s.ufi, 'adrClass', s.adr_class, 'unNumber', s.un_number)
        from article_safety s where s.article_id = a.id) as safety,
      coalesce((select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'language', d.language,
          'version', d.version, 'issuedOn', d.issued_on, 'name', f.name, 'bytes', f.bytes) order by d.kind, d.id)
        from article_datasheet d join stored_file f on f.id = d.file_id where d.article_id = a.id), '[]') as documents,
      (select json_build_object('average', round(avg(rating), 2), 'count', count(*))
        from review where article_id = a.id and state = 'published' having count(*) > 0) as rating
    from article a where a.id = ${articleId} and a.is_visible_on_web`;

/** With so many of a category an article is compared. */
const MOST_COMPARED = 60;

/** The most popular of the visible articles whose main category it is. */
export const mostPopularIn = (db: Db, categoryId: number): Promise<readonly number[]> =>
  oneColumn<number>(db)`
    select a.id from article_category c join article_summary a on a.id = c.article_id
    where c.category_id = ${categoryId} and c.position = 0 and a.is_visible_on_web
    order by a.popularity desc, a.id limit ${sql.lit(MOST_COMPARED)}`;

/** The file behind a document of an article that the shop shows. */
export const documentFile = (db: Db, id: number) =>
  db
    .selectFrom('article_datasheet as d')
    .innerJoin('article as a', 'a.id', 'd.article_id')
    .innerJoin('stored_file as f', 'f.id', 'd.file_id')
    .select(['f.storage_key as key', 'f.name', 'f.media_type as mediaType'])
    .where('d.id', '=', id)
    .where('a.is_visible_on_web', '=', true)
    .executeTakeFirst();
