import { adminArticles, adminOrders, adminReports, adminStock, type Route } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FEW_FOUND } from '../src/platform/database/list-search.ts';
import { seedShop, type SeededShop } from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

/** What thousands of rows fulfil is held against them otherwise than what few do: the pages are the same. */

const MANY = FEW_FOUND + 100;
const OTHERS = 200;
const FIRST = 50_000;
const LARGE = 30_001;

let seeded: SeededShop;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { references, companyId, shop } = seeded;
  const all = sql`generate_series(1, ${MANY + OTHERS}::integer) n`;
  await sql`insert into category (id, title) values (${LARGE}, '{"bs": "Velika"}')`.execute(shop.db);
  await sql`
    insert into article (id, code, brand_id, title, unit_id, tax_group_id, vpc, mpc, nc, is_visible_on_web, created_at)
    select ${FIRST}::integer + n, 'MN-' || n * 7919 % 100000, ${references.brandId},
      jsonb_build_object('bs', case when n <= ${MANY} then 'Sapun ' else 'Krema ' end || n * 6151 % 100000), ${references.unitId},
      ${references.taxGroupId}, n * 37 % 500 + 100, 900, 50, true, timestamptz '2020-01-01' + n * 53 % 1000 * interval '1 hour'
    from ${all}`.execute(shop.db);
  await sql`insert into stock_level (article_id, on_hand) select ${FIRST}::integer + n, n * 41 % 300 + 1 from ${all}`.execute(
    shop.db,
  );
  await sql`insert into article_category (article_id, category_id) select ${FIRST}::integer + n, ${LARGE} from generate_series(1, ${MANY}::integer) n`.execute(
    shop.db,
  );
  await sql`insert into sales_order (id, number, status, company_id, user_id, orderer_name, orderer_email, delivery_method, delivery_title,
      delivery_address, payment_type_id, language, goods_net, discount, postage_net, net, vat, total, weight_g, placed_at)
    select ${FIRST}::integer + n, 'MN-' || n, 5, ${companyId}, (select min(id) from user_account where company_id = ${companyId}), 'Mnogo',
      'ana@sjaj.test', 'own', 'Dostava', '{}', 3, 'bs', 1000, 0, 0, 1000, 170, 1170, 0, timestamptz '2024-01-01' + n * interval '1 hour'
    from ${all}`.execute(shop.db);
  await sql`insert into sales_order_line (order_id, position, article_id, code, title, brand, unit, quantity, reserved, list_price, unit_price,
      price_source, tax_rate_bp, net)
    select ${FIRST}::integer + n, 1, ${FIRST}::integer + n, 'MN', '{}', 'B', '{}', 1, 0, 1000, 1000, 'list', 1700, 1000 from ${all}`.execute(
    shop.db,
  );
  await sql`analyze`.execute(shop.db);
});
afterAll(() => seeded.shop.close());

const pageOf = async (route: Route, body: object): Promise<{ ids: readonly number[]; total: number | undefined }> => {
  const { status, code, data, paging } = await seeded.shop.call(route, {
    token: seeded.administrator,
    body: { pageSize: 24, ...body },
  });
  expect(status, code).toBe(200);
  return { ids: data.map(({ id }: { id: number }) => id), total: paging?.totalItems };
};

/** The second page of those of the large category, read plainly. */
async function plainly(key: string, direction: 'asc' | 'desc'): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from article a join stock_level s on s.article_id = a.id where a.id between ${FIRST + 1} and ${FIRST + MANY}
    order by ${sql.raw(key)} ${sql.raw(direction)}, a.id limit 24 offset 24`.execute(seeded.shop.db);
  return rows.map(({ id }) => id);
}

const TITLE = `a.title->>'bs' collate "bs-x-icu"`;
const SORTS = [
  { route: adminArticles.list, sortBy: 'code', key: 'a.code' },
  { route: adminArticles.list, sortBy: 'title', key: TITLE },
  { route: adminArticles.list, sortBy: 'vpc', key: 'a.vpc' },
  { route: adminArticles.list, sortBy: 'createdAt', key: 'a.created_at' },
  { route: adminStock.list, sortBy: 'code', key: 'a.code' },
  { route: adminStock.list, sortBy: 'title', key: TITLE },
  { route: adminStock.list, sortBy: 'onHand', key: 's.on_hand' },
  { route: adminReports.deadStock, sortBy: 'title', key: TITLE },
  { route: adminReports.deadStock, sortBy: 'priceValue', key: 's.on_hand * a.vpc' },
] as const;

it.each(SORTS)(
  '$route.path by $sortBy has them in order, by a category, by a word and by one that is nearly right',
  async ({ route, sortBy, key }) => {
    for (const isSortAscending of [true, false]) {
      const expected = { ids: await plainly(key, isSortAscending ? 'asc' : 'desc'), total: MANY };
      const filters: object[] = [{ categoryIds: [LARGE] }, { quickSearch: 'sapun' }];
      if (route !== adminReports.deadStock) filters.push({ quickSearch: 'sapnu' });
      for (const filter of filters)
        expect(await pageOf(route, { page: 2, sortBy, isSortAscending, ...filter }), JSON.stringify(filter)).toEqual(
          expected,
        );
    }
  },
);

it.each(['mnogo', 'sapun', 'sapun mnogo', 'sapun mn', 'sa mn'])(
  'orders found by %s are those of all its words, newest first',
  async (quickSearch) => {
    const newest = (count: number) => Array.from({ length: 24 }, (_, index) => FIRST + count - index);
    const count = quickSearch === 'mnogo' ? MANY + OTHERS : MANY;
    expect(await pageOf(adminOrders.list, { quickSearch })).toEqual({ ids: newest(count), total: count });
  },
);
