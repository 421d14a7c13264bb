import {
  adminContractTerms,
  adminArticles,
  adminCompanies,
  adminPartNumbers,
  adminCoupons,
  adminOrders,
  adminStock,
  type CouponForm,
  type Route,
  stockImports,
} from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOrder, seedShop, someArticle, type SeededShop } from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';
import { sendFile } from './send-file.ts';

let seeded: SeededShop;
let ids: { readonly company: number; readonly import: number };

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { shop, companyId, administrator: token } = seeded;
  await someArticle(seeded, 'DRUGI', { stock: 5 });
  const articleId = await someArticle(seeded, 'PRVI', { stock: 5 });
  const title = JSON.stringify({ bs: 'Šamponček za čizme' });
  await shop.db.updateTable('article').set({ title }).where('id', '=', articleId).execute();
  await shop.db.updateTable('company').set({ title: 'Šamponček Žepče' }).where('id', '=', companyId).execute();
  await anOrder(seeded, articleId);
  const params = { id: companyId };
  const contractPrice = { company_id: companyId, article_id: articleId, price: 900 };
  await shop.db.insertInto('contract_price').values(contractPrice).execute();
  await shop.call(adminPartNumbers.add, { token, params, body: { code: 'K-1', articleCode: 'PRVI' } });
  await shop.call(adminCoupons.create, { token, body: coupon(shop.now()) });
  const bytes = ['Šifra;Na stanju', 'PRVI;9', 'DRUGI;8'].join('\r\n');
  const { data } = await sendFile(shop, stockImports.compare, { token, name: 'popis.csv', bytes });
  ids = { company: companyId, import: data.id };
});
afterAll(() => seeded.shop.close());

const coupon = (now: Date): CouponForm => ({
  code: 'ŠAMPONČEK 10',
  percent: 10,
  amount: null,
  minimumOrder: 0,
  startsOn: businessDate(now),
  endsOn: businessDate(now),
  usesAllowed: null,
  usesPerCompany: null,
  firstOrderOnly: false,
  categoryId: null,
  brandId: null,
  isActive: true,
});

interface AdminList {
  readonly name: string;
  readonly route: Route;
  readonly of?: 'company' | 'import';
}

const lists: readonly AdminList[] = [
  { name: 'articles', route: adminArticles.list },
  { name: 'stock', route: adminStock.list },
  { name: 'companies', route: adminCompanies.list },
  { name: 'orders', route: adminOrders.list },
  { name: 'contract prices', route: adminContractTerms.contractPrices, of: 'company' },
  { name: 'part numbers', route: adminPartNumbers.list, of: 'company' },
  { name: 'companies with part numbers', route: adminPartNumbers.companies },
  { name: 'lines of an import', route: stockImports.rows, of: 'import' },
  { name: 'coupons', route: adminCoupons.list },
];

it.each(lists)('a Cyrillic word finds in the list of $name', async ({ route, of }) => {
  const search = (quickSearch: string) =>
    seeded.shop.call(route, {
      token: seeded.administrator,
      ...(of && { params: { id: ids[of] } }),
      body: { quickSearch },
    });
  expect((await search('шампончек')).data).toHaveLength(1);
  expect((await search('сапуница')).data).toEqual([]);
});
