import type { Db } from '../../src/platform/database/db.ts';

const words = (bs: string): string => JSON.stringify({ bs });

/** What articles refer to. */
export interface ArticleReferences {
  readonly brandId: number;
  readonly unitId: number;
  readonly taxGroupId: number;
}

/** A brand, pieces as unit, and VAT of 17 %. */
export async function createReferences(db: Db): Promise<ArticleReferences> {
  const brand = await db.insertInto('brand').values({ title: 'Bistra' }).returning('id').executeTakeFirstOrThrow();
  const unit = await db
    .insertInto('measurement_unit')
    .values({ code: 'kom', abbreviation: words('kom'), name: words('komad') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tax = await db
    .insertInto('tax_group')
    .values({ code: 'pdv17', name: words('PDV 17 %'), rate_bp: 1_700 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { brandId: brand.id, unitId: unit.id, taxGroupId: tax.id };
}

interface NewArticle {
  readonly code: string;
  /** Feninga without VAT; the retail price is it with 17 %. */
  readonly vpc?: number;
  readonly stock?: number;
  readonly minimumQuantity?: number;
  readonly packSize?: number;
  readonly weightG?: number;
  readonly disableSelling?: boolean;
  readonly isVisible?: boolean;
}

/** An article of 10 KM with 100 pieces in stock, where nothing else is said. */
export async function anArticle(db: Db, references: ArticleReferences, article: NewArticle): Promise<number> {
  const vpc = article.vpc ?? 1_000;
  const { id } = await db
    .insertInto('article')
    .values({
      code: article.code,
      brand_id: references.brandId,
      unit_id: references.unitId,
      tax_group_id: references.taxGroupId,
      title: words(`Artikal ${article.code}`),
      vpc,
      mpc: Math.round(vpc * 1.17),
      nc: Math.round(vpc / 2),
      minimum_quantity: article.minimumQuantity ?? 1,
      pack_size: article.packSize ?? 1,
      net_weight_g: article.weightG ?? 500,
      disable_selling: article.disableSelling ?? false,
      is_visible_on_web: article.isVisible ?? true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('stock_level')
    .values({ article_id: id, on_hand: article.stock ?? 100 })
    .execute();
  return id;
}
