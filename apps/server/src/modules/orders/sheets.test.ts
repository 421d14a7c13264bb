import { orders, type Route } from '@sjaj/contract';
import { parse } from 'csv-parse/sync';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAddress, aPerson } from '../../../test/builders/people.ts';
import {
  addToCart,
  anOrder,
  anotherBuyer,
  seedShop,
  orderOf,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let id: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  await addToCart(seeded, seeded.buyer, await someArticle(seeded, 'E-1', { vpc: 1_234_56 }), 3);
  id = await anOrder(seeded, await someArticle(seeded, 'E-2', { vpc: 99 }), 7);
});
afterAll(() => seeded.shop.close());

const fetchSheet = async (token: string, body: Record<string, unknown>, path = '/orders/export-customer-orders') => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'bs' };
  const answer = await seeded.shop.app.inject({ method: 'POST', url: `/api${path}`, headers, payload: body });
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
};
const csvOf = (bytes: Buffer): Record<string, string>[] => parse(bytes, { delimiter: ';', columns: true, bom: true });

it('has the orders and their lines on two sheets, figures as figures', async () => {
  const { bytes, headers } = await fetchSheet(seeded.buyer, {});
  expect(headers['content-disposition']).toMatch(/^attachment; filename="Narud_be_\d{4}-\d\d-\d\d\.xlsx"/);
  const [heads, lines] = await readSheets(bytes);
  const order = await orderOf(seeded, seeded.buyer, id);
  expect([heads?.sheet, lines?.sheet]).toEqual(['Narudžbe', 'Stavke']);
  expect(heads?.data).toHaveLength(2);
  expect(heads?.data[1]).toEqual(expect.arrayContaining([order.orderNumber, order.amountWithoutVat, order.total]));
  expect(lines?.data.slice(1).map((row) => row.slice(6))).toEqual([
    ['E-1', 'Artikal E-1', expect.any(String), 3, 'kom', 1234.56, 3703.68, 0, 'bez PDV-a', 17, null],
    ['E-2', 'Artikal E-2', expect.any(String), 7, 'kom', 0.99, 6.93, 0, 'bez PDV-a', 17, null],
  ]);
});

it('is CSV by order or by line, of what the list is narrowed to', async () => {
  const own = await anOrder(seeded, await someArticle(seeded, 'E-3'), 1);
  const all = csvOf((await fetchSheet(seeded.buyer, { sheet: 'csv' })).bytes);
  expect(all).toHaveLength(2);
  const { orderNumber } = await orderOf(seeded, seeded.buyer, own);
  const found = csvOf((await fetchSheet(seeded.buyer, { sheet: 'csv-lines', quickSearch: orderNumber })).bytes);
  expect(found.map((row) => row['Šifra'])).toEqual(['E-3']);
});

it('has no amount in it for who sees none, and nobody else’s orders', async () => {
  const { shop, companyId } = seeded;
  const blind = await shop.loginAs(await aPerson(shop.db, { companyId, canViewPrices: false, role: 'company_admin' }));
  for (const sheet of ['csv', 'csv-lines']) {
    const text = (await fetchSheet(blind, { sheet })).bytes.toString();
    expect(text).toContain('E-1'.slice(0, sheet === 'csv' ? 0 : 3));
    expect(text).not.toMatch(/\d,\d\d(;|\r)/);
    expect(text).not.toMatch(/Cijena|Ukupno|PDV/);
  }
  expect(csvOf((await fetchSheet(await anotherBuyer(seeded), { sheet: 'csv' })).bytes)).toEqual([]);
  expect((await fetchSheet(seeded.buyer, {}, '/admin/orders/export-orders')).status).toBe(403);
  expect(
    csvOf((await fetchSheet(seeded.administrator, { sheet: 'csv' }, '/admin/orders/export-orders')).bytes).length,
  ).toBeGreaterThan(1);
});

it('says of each line whether its price has VAT in it, companies and private customers being in one sheet of staff', async () => {
  const userId = await aPerson(seeded.shop.db, { role: 'private' });
  const token = await seeded.shop.loginAs(userId);
  await anAddress(seeded.shop.db, { userId, townId: seeded.place.townId });
  await anOrder(seeded, await someArticle(seeded, 'E-9', { vpc: 1_000 }), 2, token);
  const path = '/admin/orders/export-orders';
  const lines = csvOf((await fetchSheet(seeded.administrator, { sheet: 'csv-lines' }, path)).bytes);
  const pricesOf = (code: string) => lines.find((line) => line['Šifra'] === code)?.['Cijene'];
  expect([pricesOf('E-9'), pricesOf('E-1')]).toEqual(['s PDV-om', 'bez PDV-a']);
});

it('filters by the addresses that it lists', async () => {
  const send = (route: Route, body?: unknown) => seeded.shop.call(route, { token: seeded.buyer, body });
  const [{ address }] = (await send(orders.addresses)).data;
  const { deliveryAddress } = await orderOf(seeded, seeded.buyer, id);
  expect(address).toBe(`${deliveryAddress.street}, ${deliveryAddress.postalCode} ${deliveryAddress.town}`);
  expect((await send(orders.list, { address })).data).not.toEqual([]);
  expect((await send(orders.list, { address: 'Nigdje 1' })).data).toEqual([]);
});

it('lists the same addresses with the town in the script of the reader', async () => {
  const read = async (language: string) =>
    (await seeded.shop.call(orders.addresses, { token: seeded.buyer, language })).data[0];
  const { address, title } = await read('bs');
  expect(title).toBe(address);
  expect(title).toContain('Mostar');
  expect(await read('sr-Cyrl')).toEqual({ address, title: address.replace('Mostar', 'Мостар') });
});
