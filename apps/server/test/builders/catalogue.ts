import type { Db } from '../../src/platform/database/db.ts';
import { type ArticleReferences, createReferences } from './goods.ts';

const words = (bs: string): string => JSON.stringify({ bs });

/** Two departments with one category each below, two brands, one attribute with three values. */
export interface Range {
  readonly references: ArticleReferences;
  readonly otherBrandId: number;
  readonly cleaning: number;
  readonly detergents: number;
  readonly protection: number;
  readonly gloves: number;
  readonly size: { readonly id: number; readonly s: number; readonly m: number; readonly l: number };
}

async function aCategory(db: Db, title: string, parent: number | null): Promise<number> {
  const { id } = await db
    .insertInto('category')
    .values({ title: words(title), parent_category_id: parent, icon: parent === null ? 'droplet' : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function aRange(db: Db, known?: ArticleReferences): Promise<Range> {
  const references = known ?? (await createReferences(db));
  const other = await db.insertInto('brand').values({ title: 'Zaštita+' }).returning('id').executeTakeFirstOrThrow();
  const cleaning = await aCategory(db, 'Čišćenje', null);
  const protection = await aCategory(db, 'Zaštita', null);
  const size = await db
    .insertInto('attribute')
    .values({ key: 'velicina', title: words('Veličina'), kind: 'choice' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const values: number[] = [];
  for (const [position, title] of ['S', 'M', 'L'].entries()) {
    const { id } = await db
      .insertInto('attribute_value')
      .values({ attribute_id: size.id, title: words(title), position })
      .returning('id')
      .executeTakeFirstOrThrow();
    values.push(id);
  }
  const [s = 0, m = 0, l = 0] = values;
  return {
    references,
    otherBrandId: other.id,
    cleaning,
    detergents: await aCategory(db, 'Deterdženti', cleaning),
    protection,
    gloves: await aCategory(db, 'Rukavice', protection),
    size: { id: size.id, s, m, l },
  };
}

interface NewGoods {
  readonly code: string;
  readonly title: string;
  readonly categoryIds?: readonly number[];
  readonly valueIds?: readonly number[];
  readonly brandId?: number;
  /** Feninga without VAT. */
  readonly vpc?: number;
  readonly stock?: number;
  readonly popularity?: number;
  readonly variationId?: number;
  readonly isLead?: boolean;
  readonly isVisible?: boolean;
  readonly ean?: string;
  readonly createdAt?: Date;
}

/** An article of 10 KM with 100 pieces in stock, where nothing else is said. */
export async function someGoods(db: Db, { references }: Range, goods: NewGoods): Promise<number> {
  const vpc = goods.vpc ?? 1_000;
  const { id } = await db
    .insertInto('article')
    .values({
      code: goods.code,
      ean: goods.ean ?? null,
      brand_id: goods.brandId ?? references.brandId,
      unit_id: references.unitId,
      tax_group_id: references.taxGroupId,
      variation_id: goods.variationId ?? null,
      is_variation_lead: goods.isLead ?? false,
      title: words(goods.title),
      vpc,
      mpc: Math.round(vpc * 1.5),
      nc: 1,
      popularity: goods.popularity ?? 0,
      is_visible_on_web: goods.isVisible ?? true,
      ...(goods.createdAt ? { created_at: goods.createdAt } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('stock_level')
    .values({ article_id: id, on_hand: goods.stock ?? 100 })
    .execute();
  for (const [position, category] of (goods.categoryIds ?? []).entries()) {
    await db.insertInto('article_category').values({ article_id: id, category_id: category, position }).execute();
  }
  for (const value of goods.valueIds ?? []) {
    await db.insertInto('article_attribute_value').values({ article_id: id, attribute_value_id: value }).execute();
  }
  return id;
}

/** A variation whose members differ in this attribute. */
export async function aVariation(db: Db, title: string, attributeId: number): Promise<number> {
  const { id } = await db
    .insertInto('variation')
    .values({ title: words(title) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('variation_attribute').values({ variation_id: id, attribute_id: attributeId }).execute();
  return id;
}
