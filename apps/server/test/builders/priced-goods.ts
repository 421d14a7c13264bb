import type { Db } from '../../src/platform/database/db.ts';
import { type AgreedDiscount, type PricedArticle, TAX_RATES } from '../oracle/price-oracle.ts';
import type { Stall } from './stall.ts';

const words = (bs: string): string => JSON.stringify({ bs });
const HOUR = 3_600_000;

async function idOf(made: Promise<{ readonly id: number }>): Promise<number> {
  return (await made).id;
}

interface Vocabulary {
  readonly brands: readonly number[];
  /** From the department downwards. */
  readonly categories: readonly number[];
  readonly taxGroups: readonly number[];
  readonly sales: Readonly<Record<PricedArticle['sales'][number]['when'], readonly number[]>>;
}

async function someVocabulary(db: Db, now: Date): Promise<Vocabulary> {
  const brands: number[] = [];
  for (const title of ['Prva', 'Druga'])
    brands.push(await idOf(db.insertInto('brand').values({ title }).returning('id').executeTakeFirstOrThrow()));
  const categories: number[] = [];
  for (const title of ['Odjel', 'Grupa', 'Podgrupa']) {
    const row = { title: words(title), parent_category_id: categories.at(-1) ?? null };
    categories.push(await idOf(db.insertInto('category').values(row).returning('id').executeTakeFirstOrThrow()));
  }
  const taxGroups: number[] = [];
  for (const rate of TAX_RATES) {
    const row = { code: `stopa${rate}`, name: words(`${rate}`), rate_bp: rate };
    taxGroups.push(await idOf(db.insertInto('tax_group').values(row).returning('id').executeTakeFirstOrThrow()));
  }
  return { brands, categories, taxGroups, sales: await somePromotions(db, now.getTime()) };
}

/** Two sales of each kind, so that an article may be in both of the same kind. */
async function somePromotions(db: Db, now: number): Promise<Vocabulary['sales']> {
  const promotion = (from: number, to: number, isActive = true): Promise<number> =>
    idOf(
      db
        .insertInto('promotion')
        .values({
          title: words('Akcija'),
          starts_at: new Date(now + from),
          ends_at: new Date(now + to),
          is_active: isActive,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  const pair = async (make: () => Promise<number>): Promise<readonly number[]> => [await make(), await make()];
  return {
    now: await pair(() => promotion(-HOUR, HOUR)),
    over: await pair(() => promotion(-2 * HOUR, -1)),
    upcoming: await pair(() => promotion(HOUR, 2 * HOUR)),
    off: await pair(() => promotion(-HOUR, HOUR, false)),
  };
}

/** Writes the articles with codes `OP-0`, `OP-1` …, and what the stall's company has agreed on them; their ids. */
export async function somePricedGoods(
  { shop, references, companyId }: Stall,
  articles: readonly PricedArticle[],
  discounts: readonly AgreedDiscount[],
): Promise<readonly number[]> {
  const { db } = shop;
  const vocabulary = await someVocabulary(db, shop.now());
  const ids: number[] = [];
  for (const [place, article] of articles.entries()) {
    const row = {
      code: `OP-${place}`,
      title: words(`Roba ${place}`),
      unit_id: references.unitId,
      brand_id: vocabulary.brands[article.brand] ?? 0,
      tax_group_id: vocabulary.taxGroups[article.taxRate] ?? 0,
      vpc: article.vpc,
      mpc: article.mpc,
      nc: 1,
      minimum_quantity: article.minimum,
      pack_size: article.pack,
      is_visible_on_web: true,
    };
    const id = await idOf(db.insertInto('article').values(row).returning('id').executeTakeFirstOrThrow());
    await db.insertInto('stock_level').values({ article_id: id, on_hand: 100_000 }).execute();
    await pricesOf(db, vocabulary, companyId, { ...article, id });
    ids.push(id);
  }
  for (const { brand, category, percentBp } of discounts) {
    const brandId = brand === null ? null : (vocabulary.brands[brand] ?? null);
    const categoryId = category === null ? null : (vocabulary.categories[category] ?? null);
    await db
      .insertInto('company_discount')
      .values({ company_id: companyId, brand_id: brandId, category_id: categoryId, percent_bp: percentBp })
      .execute();
  }
  return ids;
}

async function pricesOf(
  db: Db,
  { categories, sales }: Vocabulary,
  companyId: number,
  article: PricedArticle & { readonly id: number },
): Promise<void> {
  const own = { article_id: article.id };
  if (article.category !== null) {
    const category = categories[article.category] ?? 0;
    await db
      .insertInto('article_category')
      .values({ ...own, category_id: category, position: 0 })
      .execute();
  }
  for (const { from, price } of article.breaks)
    await db
      .insertInto('quantity_break')
      .values({ ...own, from_quantity: from, price })
      .execute();
  for (const [place, { when, price, retail }] of article.sales.entries())
    await db
      .insertInto('promotion_article')
      .values({ ...own, promotion_id: sales[when][place] ?? 0, price, retail_price: retail })
      .execute();
  if (article.contract !== null)
    await db
      .insertInto('contract_price')
      .values({ ...own, company_id: companyId, price: article.contract })
      .execute();
}
