import type { HazardLabel } from '@sjaj/contract';
import { type Content, type Feninga, feninga, normaliseCode } from '@sjaj/domain';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';
import { integerArray } from '../../../platform/database/prepared.ts';
import {
  type PromotionPrice,
  promotionPrices,
  promotionPricesOfArticle,
  type PromotionPriceTuple,
} from '../../pricing/index.ts';

/** What a tile shows of an article, for any caller and language. */
export interface ArticleFacts {
  readonly id: number;
  readonly code: string;
  /** Its code, catalogue number and barcodes, those of its packs included, as codes are compared. */
  readonly comparedCodes: readonly string[];
  readonly title: Content;
  readonly brandId: number;
  readonly brand: string;
  readonly categoryIds: readonly number[];
  readonly pictureKey: string | null;
  readonly unit: Content;
  readonly unitId: number;
  /** The smallest one that holds several. */
  readonly pack: { readonly unitId: number; readonly unit: Content; readonly factor: number } | null;
  readonly minimum: number;
  readonly packSize: number;
  readonly vpc: Feninga;
  readonly mpc: Feninga;
  readonly taxRateBp: number;
  readonly breaks: readonly { readonly fromQuantity: number; readonly price: Feninga }[];
  readonly promotions: readonly PromotionPrice[];
  readonly disableSelling: boolean;
  readonly isDiscontinued: boolean;
  readonly isVisible: boolean;
  /** ms since 1970. */
  readonly createdAt: number;
  readonly onHand: number;
  readonly reserved: number;
  readonly lowLevel: number;
  readonly expectedOn: string | null;
  readonly hazards: HazardLabel | null;
  readonly valueIds: readonly number[];
  readonly variation: {
    readonly id: number;
    readonly title: Content;
    readonly attributeIds: readonly number[];
  } | null;
}

type Raw = 'vpc' | 'mpc' | 'breaks' | 'promotions' | 'categoryIds' | 'valueIds' | 'createdAt' | 'comparedCodes';

interface Row extends Omit<ArticleFacts, Raw> {
  readonly otherCodes: readonly string[];
  readonly vpc: number;
  readonly mpc: number;
  readonly createdAt: Date;
  readonly categoryIds: readonly number[] | null;
  readonly valueIds: readonly number[] | null;
  readonly breaks: readonly [fromQuantity: number, price: number][] | null;
  readonly promotions: readonly PromotionPriceTuple[] | null;
}

/** The facts of these articles, hidden ones included, in one statement and no order. */
export async function articleFacts(db: Db | Tx, articleIds: readonly number[]): Promise<ArticleFacts[]> {
  const rows = await allRows<Row>(db)`
    select a.id, a.code, array_remove(a.catalog_number || (a.ean || array(
        select ean from article_unit where article_id = a.id)), null) as "otherCodes", a.title, a.brand_id as "brandId", b.title as brand, u.abbreviation as unit, a.unit_id as "unitId",
      a.minimum_quantity as minimum, a.pack_size as "packSize", a.vpc, a.mpc, t.rate_bp as "taxRateBp",
      a.disable_selling as "disableSelling", a.is_discontinued as "isDiscontinued",
      a.is_visible_on_web as "isVisible", a.created_at as "createdAt",
      coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved,
      coalesce(s.low_level, 0) as "lowLevel", s.expected_on::text as "expectedOn",
      (select json_build_object('pictograms', h.pictograms, 'signalWord', h.signal_word)
        from article_safety h where h.article_id = a.id and (h.pictograms <> '{}' or h.signal_word is not null)) as hazards,
      (select picture_key from article_picture where article_id = a.id order by position, id limit 1) as "pictureKey",
      (select json_agg(category_id order by position, category_id)
        from article_category where article_id = a.id) as "categoryIds",
      (select json_agg(attribute_value_id) from article_attribute_value where article_id = a.id) as "valueIds",
      (select json_build_object('unitId', p.unit_id, 'unit', m.abbreviation, 'factor', p.factor)
        from article_unit p join measurement_unit m on m.id = p.unit_id
        where p.article_id = a.id and p.factor > 1 order by p.factor, p.unit_id limit 1) as pack,
      (select json_agg(json_build_array(from_quantity, price) order by from_quantity)
        from quantity_break where article_id = a.id) as breaks,
      ${promotionPricesOfArticle()} as promotions,
      (select json_build_object('id', v.id, 'title', v.title, 'attributeIds', coalesce(
          (select json_agg(attribute_id order by position, attribute_id)
            from variation_attribute where variation_id = v.id), '[]'))
        from variation v where v.id = a.variation_id) as variation
    from article a
    join brand b on b.id = a.brand_id
    join measurement_unit u on u.id = a.unit_id
    join tax_group t on t.id = a.tax_group_id
    left join stock_level s on s.article_id = a.id
    where a.id = any(${integerArray(articleIds)})`;
  return rows.map(factsFrom);
}

const factsFrom = ({
  categoryIds,
  valueIds,
  breaks,
  promotions,
  createdAt,
  otherCodes,
  ...row
}: Row): ArticleFacts => ({
  ...row,
  vpc: feninga(row.vpc),
  mpc: feninga(row.mpc),
  comparedCodes: [row.code, ...otherCodes].map(normaliseCode),
  createdAt: createdAt.getTime(),
  categoryIds: categoryIds ?? [],
  valueIds: valueIds ?? [],
  breaks: (breaks ?? []).map(([fromQuantity, price]) => ({ fromQuantity, price: feninga(price) })),
  promotions: promotionPrices(promotions),
});
