import { businessDate } from '@sjaj/domain';
import type { Db } from '../../src/platform/database/db.ts';
import {
  type AgreedDiscount,
  PRICE_LIST_TIMES,
  type PricedArticle,
  type PriceListTime,
  TAX_RATES,
} from '../oracle/price-oracle.ts';
import type { SeededShop } from './seeded-shop.ts';

const words = (bs: string): string => JSON.stringify({ bs });
const HOUR = 3_600_000;
const DAY = 86_400_000;

async function idOf(made: Promise<{ readonly id: number }>): Promise<number> {
  return (await made).id;
}

interface Vocabulary {
  readonly brands: readonly number[];
  /** From the department downwards. */
  readonly categories: readonly number[];
  readonly taxGroups: readonly number[];
  readonly sales: Readonly<Record<PricedArticle['sales'][number]['when'], readonly number[]>>;
  readonly lists: Readonly<Record<PriceListTime, number>>;
}

async function someVocabulary(db: Db, now: Date, companyId: number): Promise<Vocabulary> {
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
  const sales = await somePromotions(db, now.getTime());
  return { brands, categories, taxGroups, sales, lists: await somePriceLists(db, now, companyId) };
}

/** A price list of each kind; the company has all but the last. */
async function somePriceLists(db: Db, now: Date, companyId: number): Promise<Vocabulary['lists']> {
  const dayIn = (days: number) => businessDate(new Date(now.getTime() + days * DAY));
  const periods: Readonly<Record<PriceListTime, readonly [from: string | null, to: string | null]>> = {
    today: [dayIn(0), dayIn(0)],
    always: [null, null],
    over: [dayIn(-9), dayIn(-1)],
    upcoming: [dayIn(1), null],
    off: [null, null],
    'of nobody': [null, null],
  };
  const lists: [PriceListTime, number][] = [];
  for (const when of PRICE_LIST_TIMES) {
    const [from, to] = periods[when];
    const row = { title: `Cjenovnik ${when}`, valid_from: from, valid_to: to, is_active: when !== 'off' };
    const id = await idOf(db.insertInto('price_list').values(row).returning('id').executeTakeFirstOrThrow());
    if (when !== 'of nobody')
      await db.insertInto('price_list_company').values({ price_list_id: id, company_id: companyId }).execute();
    lists.push([when, id]);
  }
  return Object.fromEntries(lists) as Vocabulary['lists'];
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

/** Writes the articles with codes `OP-0`, `OP-1` …, and what the seeded company has agreed on them; their ids. */
export async function somePricedGoods(
  { shop, references, companyId }: SeededShop,
  articles: readonly PricedArticle[],
  discounts: readonly AgreedDiscount[],
): Promise<readonly number[]> {
  const { db } = shop;
  const vocabulary = await someVocabulary(db, shop.now(), companyId);
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
  { categories, sales, lists }: Vocabulary,
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
  for (const { when, price } of article.lists)
    await db
      .insertInto('price_list_item')
      .values({ ...own, price_list_id: lists[when], price })
      .execute();
  if (article.contract !== null)
    await db
      .insertInto('contract_price')
      .values({ ...own, company_id: companyId, price: article.contract })
      .execute();
}
