import { orderDocuments, ORDER_STATUS as S } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import {
  addToCart,
  anOrder,
  anotherBuyer,
  moveOrder,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { THE_SUPPLIER } from '../../../test/builders/supplier.ts';
import { openTestShop } from '../../../test/http.ts';
import { EVERY_ORDER } from '../orders/store/scope.ts';
import { one } from '../orders/store/read.ts';
import { composeOrderDocument } from './service/compose-order-document.ts';
import { openPrinter } from './service/printer.ts';
import { pickLines } from './store.ts';

let seeded: SeededShop;
let id: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  await addToCart(seeded, seeded.buyer, await someArticle(seeded, 'P-1', { vpc: 1_234_56, stock: 10 }), 3);
  id = await anOrder(seeded, await someArticle(seeded, 'P-2', { vpc: 99 }), 7);
});
afterAll(() => seeded.shop.close());

const orderOf = async () => {
  const order = await one(seeded.shop.db, id, EVERY_ORDER);
  if (!order) throw new Error('no order');
  return order;
};
const reader = {
  language: 'bs',
  seesPrices: true,
  now: new Date('2026-11-20T10:02:00Z'),
  name: 'Amra Hadžić',
  supplier: THE_SUPPLIER,
  logo: null,
} as const;

const fetchDocument = async (token: string, kind: string, language = 'bs') => {
  const url = `/api/orders/${id}/papers/${kind}`;
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const { statusCode, rawPayload, headers: answer } = await seeded.shop.app.inject({ method: 'GET', url, headers });
  return { status: statusCode, pdf: rawPayload.toString('latin1'), headers: answer };
};
/** How many pages a PDF has, by its own account. */
const pagesOf = (pdf: string): number => Number(/\/Type \/Pages[^>]*?\/Count (\d+)/s.exec(pdf)?.[1]);

it('hands the buyer and staff a PDF for keeping, in both scripts', async () => {
  for (const [token, language] of [
    [seeded.buyer, 'bs'],
    [seeded.administrator, 'sr-Cyrl'],
  ] as const) {
    const { status, pdf, headers } = await fetchDocument(token, 'confirmation', language);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' });
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pagesOf(pdf)).toBe(1);
  }
});

it('says what a waiting order waits for, in the words of the screens', async () => {
  const order = { ...(await orderOf()), status: S.preOrder };
  const lineOf = (holdReason: 'stock' | 'approval') =>
    composeOrderDocument('confirmation', { ...order, holdReason }, reader).facts[1];
  expect([lineOf('approval'), lineOf('stock')]).toEqual(['Čeka odobrenje', 'Čeka robu']);
});

it('carries the figures of the order, and what a payment slip needs', async () => {
  const order = await orderOf();
  const document = composeOrderDocument('proforma', order, reader);
  const km = (amount: number) =>
    `${(amount / 100)
      .toFixed(2)
      .replace('.', ',')
      .replace(/(\d)(?=(\d{3})+,)/g, '$1.')}\u00A0KM`;
  expect(document.rows.map((row) => row.at(-1))).toEqual(['3.703,68', '6,93']);
  expect(document.totals.at(-1)).toEqual({ term: 'Ukupno s PDV-om', value: km(order.total), isStrong: true });
  expect(document.totals.map(({ value }) => value)).toContain(km(order.vat));
  const slip = Object.fromEntries((document.slip?.facts ?? []).map(({ term, value }) => [term, value]));
  expect(slip).toMatchObject({
    'Svrha uplate': `Predračun br. ${order.number}`,
    'Poziv na broj': order.number.replace('-', ''),
    'Bankovni račun': '999-000-00001234-35',
    Iznos: km(order.total),
  });
  expect(document.notes[0]).toContain('nije porezni račun');
});

it('is written in Cyrillic for who reads it', async () => {
  const document = composeOrderDocument('delivery-note', await orderOf(), { ...reader, language: 'srCyrl' });
  expect(document).toMatchObject({ title: 'Отпремница', pageOf: 'страна {page} од {total}', totals: [], slip: null });
  expect(document.signatures).toHaveLength(3);
  expect(document.supplier).toContain('ЈИБ 4299000010006 · ПДВ 299000010006');
});

it('has no price on it for who sees none', async () => {
  const { shop, companyId } = seeded;
  const token = await shop.loginAs(await aPerson(shop.db, { companyId, canViewPrices: false, role: 'company_admin' }));
  expect((await shop.call(orderDocuments.list, { token, params: { id } })).data).toEqual(['confirmation']);
  expect((await fetchDocument(token, 'proforma')).status).toBe(409);
  expect((await fetchDocument(token, 'confirmation')).status).toBe(200);
  const blind = JSON.stringify(composeOrderDocument('confirmation', await orderOf(), { ...reader, seesPrices: false }));
  for (const price of ['3.703,68', '1.234,56', '6,93', 'KM"']) expect(blind).not.toContain(price);
});

it('names the day of delivery that the buyer was told', async () => {
  const order = await orderOf();
  expect(order.arrives).not.toBeNull();
  const days = { from: '2026-11-26', to: '2026-11-27' };
  const linesFor = (changes: Partial<typeof order>) =>
    composeOrderDocument('confirmation', { ...order, ...changes }, { ...reader, language: 'en' }).blocks[1]?.lines;
  expect(linesFor({ arrives: days })?.[1]).toMatch(/^Arrives Thu\s26\sNov – Fri\s27\sNov$/);
  expect(linesFor({ arrives: { ...days, to: days.from }, deliveryMethod: 'pickup' })?.[1]).toMatch(
    /^Ready for pickup Thu/,
  );
  expect(linesFor({ arrives: null })?.some((line) => line.startsWith('Arrives'))).toBe(false);
});

it('is nobody else’s, and a delivery note waits for the approval, for the buyer until the goods are handed over', async () => {
  expect((await fetchDocument(await anotherBuyer(seeded), 'confirmation')).status).toBe(404);
  expect((await fetchDocument(seeded.buyer, 'invoice')).status).toBe(404);
  const notes = () =>
    Promise.all([seeded.administrator, seeded.buyer].map((token) => fetchDocument(token, 'delivery-note')));
  expect(await notes()).toMatchObject([{ status: 409 }, { status: 409 }]);
  await moveOrder(seeded, seeded.administrator, { id, status: S.approved });
  expect(await notes()).toMatchObject([{ status: 200 }, { status: 409 }]);
  await moveOrder(seeded, seeded.administrator, { id, status: S.finished });
  expect(await notes()).toMatchObject([{ status: 200 }, { status: 200 }]);
});

it.each([
  { kind: 'confirmation', lines: 80, pages: 3 },
  { kind: 'proforma', lines: 16, pages: 1, code: 'ZR-70188-TP-XL' },
] as const)('takes $pages pages as a $kind of $lines lines', async ({ kind, lines, pages, ...changes }) => {
  const order = await orderOf();
  const orderLines = Array.from({ length: lines }, (_, id) => ({ ...order.orderLines[0], ...changes, id }));
  const document = composeOrderDocument(kind, { ...order, orderLines } as typeof order, reader);
  const owner = { network: 'company:1', account: '' };
  const pdf = (await openPrinter().print(owner, async () => [document])).pdf.toString('latin1');
  expect(pagesOf(pdf)).toBe(pages);
});

it('adds up for who reads it, whichever kind of price it has', async () => {
  const order = await orderOf();
  const cents = (value: string) => Number(value.replaceAll(/[^\d−]/g, '').replace('−', '-'));
  const line = { ...order.orderLines[0], unitPrice: 11_70, quantity: 10 };
  const goods = { orderLines: [line], postageNet: 10_00, vatRates: [{ taxRateBp: 17_00, base: 100_00, vat: 17_00 }] };
  const retail = { ...order, ...goods, companyId: null, discount: 10_00, net: 100_00, vat: 17_00, total: 117_00 };
  const { totals } = composeOrderDocument('confirmation', retail as typeof order, reader);
  const [first, discount, postage] = totals.map(({ value }) => cents(value));
  expect((first ?? 0) + (discount ?? 0) + (postage ?? 0)).toBe(117_00);
});

it('names the supplier as entered now: who pays must reach the account in use', async () => {
  const accounts = [
    { bankName: 'Stara banka', account: '9990010000012321', isDefault: false },
    { bankName: 'Nova banka', account: '9990000000123435', isDefault: true },
  ];
  const supplier = { ...THE_SUPPLIER, legalName: 'Rosa d.o.o.', courtRegistration: 'Sud u Mostaru, 1-99' };
  const order = { ...(await orderOf()), paymentTypeId: 3 };
  const document = composeOrderDocument('proforma', order, {
    ...reader,
    supplier: { ...supplier, bankAccounts: accounts },
  });
  expect(document.supplier).toEqual([
    'Rosa d.o.o.',
    'Rodoč 1, 88000 Mostar',
    'JIB 4299000010006 · PDV 299000010006',
    'Sud u Mostaru, 1-99',
    '036 000-200 · prodaja@kap.test',
  ]);
  expect(document.facts[0]).toMatch(/^Mostar, /);
  expect(document.blocks.at(-1)?.lines.slice(1, 3)).toEqual([
    '999-000-00001234-35, Nova banka',
    '999-001-00000123-21, Stara banka',
  ]);
  const slip = Object.fromEntries((document.slip?.facts ?? []).map(({ term, value }) => [term, value]));
  expect(slip).toMatchObject({
    Primalac: 'Rosa d.o.o., Rodoč 1, 88000 Mostar',
    'Bankovni račun': '999-000-00001234-35',
  });
});

it('tells the old price below the article, but neither on a delivery note nor to who sees no prices', async () => {
  const order = await orderOf();
  const orderLines = order.orderLines.map((line) => ({ ...line, unitPrice: 90, oldPrice: 100, note: null }));
  const goods = (kind: 'proforma' | 'delivery-note', seesPrices = true) =>
    composeOrderDocument(kind, { ...order, orderLines }, { ...reader, seesPrices }).rows.map(
      ([, , article]) => article,
    );
  for (const article of goods('proforma')) expect(article).toMatch(/\nRedovna cijena 1,00, ušteda 10\s%$/);
  for (const article of [...goods('delivery-note'), ...goods('proforma', false)])
    expect(article).not.toContain('Redovna');
});

async function fetchPack(path: string, body: Record<string, unknown>) {
  const headers = { authorization: `Bearer ${seeded.administrator}` };
  const url = `/api/admin/orders/${path}`;
  const { statusCode, rawPayload, json } = await seeded.shop.app.inject({
    method: 'POST',
    url,
    headers,
    payload: body,
  });
  const isPdf = rawPayload.subarray(0, 5).toString() === '%PDF-';
  return { status: statusCode, pdf: rawPayload.toString('latin1'), code: isPdf ? null : json().info.code };
}

it('prints the delivery notes of several orders as one PDF, without those that have none', async () => {
  const article = await someArticle(seeded, 'P-8', { stock: 50 });
  const approved = [await anOrder(seeded, article, 1), await anOrder(seeded, article, 2)];
  for (const order of approved) await moveOrder(seeded, seeded.administrator, { id: order, status: S.approved });
  const open = await anOrder(seeded, article, 3);
  const { status, pdf } = await fetchPack('print-documents', { ids: [...approved, open], kind: 'delivery-note' });
  expect({ status, pages: pagesOf(pdf) }).toEqual({ status: 200, pages: 2 });
  expect(await fetchPack('print-documents', { ids: [open], kind: 'delivery-note' })).toMatchObject({
    status: 409,
    code: 'orders.no_such_paper',
  });
});

it('prints one pick list for several orders, and none for goods that have left', async () => {
  const article = await someArticle(seeded, 'P-9', { stock: 50 });
  const ids = [await anOrder(seeded, article, 4), await anOrder(seeded, article, 5)];
  const { status, pdf } = await fetchPack('print-pick-list', { ids });
  expect({ status, pages: pagesOf(pdf) }).toEqual({ status: 200, pages: 1 });
  const [line] = await pickLines(seeded.shop.db, ids);
  expect(line).toMatchObject({ code: 'P-9', quantity: 9, orders: [{ quantity: 4 }, { quantity: 5 }] });
  for (const order of ids) {
    for (const to of [S.approved, S.finished]) await moveOrder(seeded, seeded.administrator, { id: order, status: to });
  }
  expect(await fetchPack('print-pick-list', { ids })).toMatchObject({ status: 409, code: 'orders.nothing_to_pick' });
});
