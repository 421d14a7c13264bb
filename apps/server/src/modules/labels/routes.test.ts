import { articleLabels } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { anotherBuyer, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import type { Customer } from '../../kernel/actor.ts';
import { composeLabels } from './service/compose-labels.ts';
import { renderLabels } from './service/label-layout.ts';

let seeded: SeededShop;
let adminId: number;
let soap: number;
let brush: number;
let cartId: number;

type Form = Parameters<typeof composeLabels>[1];
const FORM: Form = {
  source: { kind: 'wishList' },
  sheet: 'a4_24',
  symbol: 'barcode',
  facts: ['values', 'code', 'partNumber', 'quantity', 'price'],
  start: 1,
};

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { db } = seeded.shop;
  adminId = await aPerson(db, { companyId: seeded.companyId, role: 'company_admin' });
  soap = await someArticle(seeded, 'L-1', { vpc: 1_234 });
  brush = await someArticle(seeded, 'L-2');
  await db.updateTable('article').set({ ean: '4006381333931' }).where('id', '=', soap).execute();
  await db.updateTable('article').set({ ean: '4006381333932' }).where('id', '=', brush).execute();
  await db.insertInto('wish_list_item').values({ user_id: adminId, article_id: soap }).execute();
  await db
    .insertInto('customer_part_number')
    .values({ company_id: seeded.companyId, article_id: soap, code: 'MAG-7' })
    .execute();
  const saved = { user_id: adminId, company_id: seeded.companyId, title: 'Magacin' };
  cartId = (await db.insertInto('saved_cart').values(saved).returning('id').executeTakeFirstOrThrow()).id;
  const line = { saved_cart_id: cartId, price: 100 };
  await db
    .insertInto('saved_cart_item')
    .values([
      { ...line, article_id: brush, quantity: 6, position: 0 },
      { ...line, article_id: soap, quantity: 2, position: 1 },
    ])
    .execute();
});
afterAll(() => seeded.shop.close());

const reader = (more: Partial<Customer> = {}, language: Language = 'bs') => ({
  actor: {
    userId: adminId,
    role: 'company_admin',
    companyId: seeded.companyId,
    companyTitle: null,
    canViewPrices: true,
    orderLimit: null,
    ...more,
  } as Customer,
  language,
  now: seeded.shop.now(),
  publicUrl: 'https://shop.example',
});
const compose = (form: Partial<Form> = {}, more: Partial<Customer> = {}, language: Language = 'bs') =>
  composeLabels(seeded.shop.db, { ...FORM, ...form }, reader(more, language) as Parameters<typeof composeLabels>[2]);
const print = (token: string, body: object) =>
  seeded.shop.app.inject({
    method: 'POST',
    url: '/api/labels',
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });

describe('what a label says', () => {
  it('keeps the order and the quantities of a saved cart', async () => {
    const { labels } = await compose({ source: { kind: 'savedCart', id: cartId } });
    expect(labels.map(({ facts }) => facts)).toEqual([
      ['Šifra: L-2', expect.stringMatching(/^Naručiti: 6 /)],
      ['Šifra: L-1', 'Naša šifra: MAG-7', expect.stringMatching(/^Naručiti: 2 /)],
    ]);
  });
  it('has the EAN, or a QR code where the EAN is none that a scanner takes', async () => {
    const { labels } = await compose({ source: { kind: 'savedCart', id: cartId } });
    expect(labels.map(({ symbol }) => symbol)).toEqual([
      { format: 'QRCode', text: 'https://shop.example/search/L-2' },
      { format: 'EAN13', text: '4006381333931' },
    ]);
  });
  it('has a price only where it is asked for by a caller who sees prices', async () => {
    expect((await compose()).labels[0]?.price).toMatch(/^12,34\sKM \/ /u);
    expect((await compose({ facts: ['code'] })).labels[0]?.price).toBeNull();
    expect((await compose({}, { canViewPrices: false })).labels[0]?.price).toBeNull();
  });
  it('leaves codes as they are in Cyrillic', async () => {
    const [label] = (await compose({ facts: ['code', 'partNumber'] }, {}, 'srCyrl')).labels;
    expect(label?.facts).toEqual(['Шифра: L-1', 'Наша шифра: MAG-7']);
  });
});

describe('whose articles', () => {
  it('409 where the list of the caller is empty', async () => {
    const other = { userId: await aPerson(seeded.shop.db, { companyId: seeded.companyId }), role: 'buyer' } as const;
    for (const kind of ['wishList', 'partNumbers'] as const) {
      await expect(compose({ source: { kind } }, other)).rejects.toMatchObject({ code: 'labels.nothing_to_print' });
    }
  });
  it('part numbers are those of the own company, for its admin', async () => {
    expect((await compose({ source: { kind: 'partNumbers' } })).labels).toHaveLength(1);
    const another = { companyId: seeded.companyId + 1 };
    await expect(compose({ source: { kind: 'partNumbers' } }, another)).rejects.toMatchObject({ status: 409 });
  });
  it('leaves out what the shop shows no longer', async () => {
    await seeded.shop.db.updateTable('article').set({ is_visible_on_web: false }).where('id', '=', brush).execute();
    expect((await compose({ source: { kind: 'savedCart', id: cartId } })).labels).toHaveLength(1);
    await seeded.shop.db.updateTable('article').set({ is_visible_on_web: true }).where('id', '=', brush).execute();
  });
});

describe('the file', () => {
  it('200 with a PDF for the owner, 404 for who may not load the saved cart, 400 for a sheet that there is not', async () => {
    const body = { source: { kind: 'savedCart', id: cartId }, sheet: 'roll', symbol: 'qr', facts: ['code'] };
    const owner = await seeded.shop.loginAs(adminId);
    const answer = await print(owner, body);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect((await print(await anotherBuyer(seeded), body)).statusCode).toBe(404);
    expect((await print(owner, { ...body, sheet: 'a3' })).statusCode).toBe(400);
  });
  it('cuts texts that are too long, and needs no further page for them', async () => {
    const printed = await compose({ source: { kind: 'savedCart', id: cartId }, start: 24 });
    const long = printed.labels.map((label) => ({
      ...label,
      title: 'Широка реч '.repeat(40),
      facts: ['М'.repeat(300)],
    }));
    const pdf = await renderLabels({ ...printed, labels: long });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });
});

it('takes the form that the contract describes', () => {
  expect(articleLabels.print.body.safeParse(FORM).success).toBe(true);
  expect(articleLabels.print.body.safeParse({ ...FORM, start: 25 }).success).toBe(false);
});
