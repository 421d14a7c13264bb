import { articles, orders, quickOrder } from '@sjaj/contract';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfText } from '../../../../../e2e/pages/pdf-text.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import {
  addToCart,
  cartOf,
  orderOf,
  placeOrder,
  seedShop,
  type SeededShop,
  someArticle,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

/** As order documents and mails write it, with spaces of either kind. */
const written = (km: number): string => km.toFixed(2).replace('.', ',');

async function bytesOf(method: 'GET' | 'POST', path: string, payload?: object): Promise<Buffer> {
  const headers = { authorization: `Bearer ${seeded.buyer}`, 'accept-language': 'bs' };
  const url = `/api${path}`;
  return (await seeded.shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })).rawPayload;
}

it('an agreed price, what it was before, VAT and sum are the same in list, cart, quick order, order, mail, PDF and XLSX', async () => {
  const { shop, buyer, companyId } = seeded;
  // Seven at 3,33 are 23,31; the VAT of each, rounded, would come to 3,99 instead of 3,96.
  const article = await someArticle(seeded, 'F-100', { vpc: 4_15, stock: 100 });
  await shop.db
    .insertInto('contract_price')
    .values({ company_id: companyId, article_id: article, price: 3_33 })
    .execute();
  const [price, oldPrice, net, vat, total] = [3.33, { amount: 4.15, percent: 20 }, 23.31, 3.96, 27.27];

  const listed = async () =>
    (await shop.call(articles.listing, { token: buyer, body: { quickSearch: 'F-100' } })).data.articles;
  await expect.poll(listed, { timeout: 30_000 }).toMatchObject([{ price, oldPrice }]);
  const lines = [{ line: 1, code: 'F-100', quantity: 7 }];
  expect((await shop.call(quickOrder.check, { token: buyer, body: { lines } })).data).toMatchObject({
    lines: [{ price, oldPrice, amount: net }],
    totals: { net, vat, total },
  });
  await addToCart(seeded, buyer, article, 7);
  expect(await cartOf(seeded, buyer)).toMatchObject({
    cartItems: [{ price, oldPrice, amount: net }],
    totalAmountWithoutVat: net,
    totalAmountVat: vat,
    totalAmount: total,
  });

  const { orderId } = (await placeOrder(seeded, buyer)).data;
  const order = await orderOf(seeded, buyer, orderId);
  expect(order).toMatchObject({ orderLines: [{ price, oldPrice, amount: net }], amountWithoutVat: net, total });
  expect((await shop.call(orders.list, { token: buyer, body: {} })).data[0]).toMatchObject({ total });

  const words = [price, oldPrice.amount, net, vat, total].map(written);
  const { email } = await shop.db
    .selectFrom('sales_order')
    .select('orderer_email as email')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [letter] = await mailsTo(shop, { kind: 'message.orderPlaced', to: String(email) });
  const pdf = pdfText(await bytesOf('GET', `/orders/${orderId}/papers/proforma`));
  for (const text of [letter?.text, letter?.html, pdf]) for (const word of words) expect(text).toContain(word);

  const [heads, sheetLines] = await readSheets(await bytesOf('POST', '/orders/export-customer-orders', {}));
  expect(heads?.data[1]).toEqual(expect.arrayContaining([net, total]));
  expect(sheetLines?.data[1]).toEqual(expect.arrayContaining(['F-100', 7, price, net]));
});
