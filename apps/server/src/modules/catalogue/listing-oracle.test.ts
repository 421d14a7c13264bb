import { articles } from '@sjaj/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aRange, type Range, someGoods } from '../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

const ARTICLES = 40;

let shop: TestShop;
let range: Range;
let buyer: string;

/** Every third is not in stock, every fourth of another brand, and so on: all mixtures occur. */
const goodsOf = ({ gloves, detergents, cleaning, size, otherBrandId, references }: Range, n: number) => ({
  code: `A-${n}`,
  title: `Artikal ${n}`,
  categoryIds: [n % 2 ? gloves : detergents, ...(n % 5 ? [] : [cleaning])],
  valueIds: n % 7 ? [[size.s, size.m, size.l][n % 3] ?? size.s] : [],
  brandId: n % 4 ? references.brandId : otherBrandId,
  stock: n % 3 ? 5 : 0,
  vpc: 100 * (n % 10) + 50,
  isVisible: n % 11 !== 0,
});

beforeAll(async () => {
  shop = await openTestShop();
  range = await aRange(shop.db);
  const companyId = await aCompany(shop.db, await aPlace(shop.db));
  buyer = await shop.loginAs(await aPerson(shop.db, { companyId }));
  for (let n = 1; n <= ARTICLES; n += 1) await someGoods(shop.db, range, goodsOf(range, n));
  await somePacks();
  await halfPricePromotion();
  await vi.waitFor(async () => expect((await listing({})).totalItems).toBe(ARTICLES - Math.floor(ARTICLES / 11)), {
    timeout: 30_000,
    interval: 50,
  });
  // Attributes are known once the index has been rebuilt.
  const { s, m, l } = range.size;
  const sizes = { ...ANYTHING, attributeValuesIds: [s, m, l], maxPrice: 2.5 };
  await vi.waitFor(async () => expect((await listing(sizes)).totalItems).toBe((await fitting(sizes)).length), {
    timeout: 30_000,
    interval: 50,
  });
});
afterAll(() => shop.close());

/** Every sixth article costs half its price, in a sale that runs, and next to nothing in one that is over. */
async function halfPricePromotion(): Promise<void> {
  const hour = 3_600_000;
  for (const [part, endsIn] of [
    [2, hour],
    [50, -1],
  ] as const) {
    await sql`with promotion as (
        insert into promotion (title, starts_at, ends_at)
        values ('{"bs": "Sniženje"}', ${new Date(shop.now().getTime() - hour)}, ${new Date(shop.now().getTime() + endsIn)})
        returning id)
      insert into promotion_article (promotion_id, article_id, price, retail_price)
      select promotion.id, a.id, a.vpc / ${part}::integer, a.mpc / ${part}::integer from promotion, article a
      where a.id % 6 = 0`.execute(shop.db);
  }
}

/** Every second comes in boxes of six, every fourth of those of twelve as well; every seventh in boxes of twelve alone. */
async function somePacks(): Promise<void> {
  await sql`with box as (
      insert into measurement_unit (code, abbreviation, name) values
        ('kut', '{"bs": "kut"}', '{"bs": "kutija"}'), ('kart', '{"bs": "kart"}', '{"bs": "karton"}') returning id, code)
    insert into article_unit (article_id, unit_id, factor)
    select a.id, box.id, case when box.code = 'kart' then 12 else 6 end from article a, box
    where (a.id % 2 = 0 and box.code = 'kut') or (a.id % 4 = 0 and box.code = 'kart') or (a.id % 14 = 7 and box.code = 'kart')`.execute(
    shop.db,
  );
}

const listing = async (body: object) => (await shop.call(articles.listing, { token: buyer, body })).data;

const ANYTHING: Choice = {
  categoryIds: [],
  brandIds: [],
  attributeValuesIds: [],
  packIds: [],
  isInStock: false,
  maxPrice: 100,
};

interface Choice {
  readonly categoryIds: readonly number[];
  readonly brandIds: readonly number[];
  readonly attributeValuesIds: readonly number[];
  readonly packIds: readonly string[];
  readonly isInStock: boolean;
  readonly maxPrice: number;
}

/** The codes of the articles that fit, straight from the tables. */
async function fitting(choice: Choice): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    with recursive below as (
      select id from category where id = any(${choice.categoryIds}::integer[])
      union select c.id from category c join below on c.parent_category_id = below.id
    )
    select a.code from article a join stock_level s on s.article_id = a.id
    where a.is_visible_on_web
      and (${choice.categoryIds.length === 0} or exists (
        select from article_category where article_id = a.id and category_id in (select id from below)))
      and (${choice.brandIds.length === 0} or a.brand_id = any(${choice.brandIds}::integer[]))
      and (${choice.attributeValuesIds.length === 0} or exists (
        select from article_attribute_value
        where article_id = a.id and attribute_value_id = any(${choice.attributeValuesIds}::integer[])))
      and (${choice.packIds.length === 0} or coalesce((
        select a.unit_id || '.' || u.unit_id || '.' || u.factor from article_unit u
        where u.article_id = a.id and u.factor > 1 order by u.factor limit 1), a.unit_id::text) = any(${choice.packIds}::text[]))
      and (not ${choice.isInStock} or s.on_hand > s.reserved)
      and least(a.vpc, (
        select min(i.price) from promotion_article i join promotion p on p.id = i.promotion_id
        where i.article_id = a.id and p.is_active and p.starts_at <= ${shop.now()} and p.ends_at > ${shop.now()}
      )) <= ${Math.round(choice.maxPrice * 100)}
    order by a.code`.execute(shop.db);
  return rows.map(({ code }) => code).sort();
}

it('lists what a query on the tables finds, and counts what choosing each value then gives', async () => {
  const { cleaning, detergents, gloves, protection, size, references, otherBrandId } = range;
  const packIds = (await listing({})).filters.packs.map((one: { id: string }) => one.id);
  expect(packIds).toHaveLength(3);
  const some = (...ids: number[]) => fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 });
  const choices = fc.record({
    categoryIds: some(cleaning, detergents, gloves, protection),
    brandIds: some(references.brandId, otherBrandId),
    attributeValuesIds: some(size.s, size.m, size.l),
    packIds: fc.uniqueArray(fc.constantFrom<string>(...packIds), { maxLength: 2 }),
    isInStock: fc.boolean(),
    maxPrice: fc.constantFrom(2.5, 5.5, 100),
  });
  await fc.assert(
    fc.asyncProperty(choices, async (choice) => {
      const answer = await listing({ ...choice, pageSize: 100 });
      const found: string[] = answer.articles.map(({ code }: { code: string }) => code);
      expect(found.sort()).toEqual(await fitting(choice));
      for (const { id, count } of answer.filters.brands) {
        expect(count).toBe((await fitting({ ...choice, brandIds: [id] })).length);
      }
      for (const { id, count } of answer.filters.categories) {
        expect(count).toBe((await fitting({ ...choice, categoryIds: [id] })).length);
      }
      for (const { id, count } of answer.filters.packs) {
        expect(count).toBe((await fitting({ ...choice, packIds: [id] })).length);
      }
      for (const { id, count } of answer.filters.attributes.flatMap((one: { values: object[] }) => one.values)) {
        expect(count).toBe((await fitting({ ...choice, attributeValuesIds: [id] })).length);
      }
    }),
    { numRuns: 30 },
  );
});
