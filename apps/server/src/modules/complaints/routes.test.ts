import { adminComplaints, complaints } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aComplaint, aDeliveredLine, COMPLAINT_FORM, readComplaint } from '../../../test/builders/complaints.ts';
import { anImpersonatingRepresentative } from '../../../test/builders/owned.ts';
import { aPerson } from '../../../test/builders/people.ts';
import {
  aCompanyWithAddress,
  anOrder,
  anotherBuyer,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

const DAY = 86_400_000;

let shop: TestShop;
let seeded: SeededShop;

beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
});
afterAll(() => shop.close());

const create = (more: object = {}, token = seeded.buyer, key?: string) =>
  shop.call(complaints.create, { token, body: { ...COMPLAINT_FORM, ...more }, ...(key && { key }) });
const one = (id: number, token = seeded.buyer) => readComplaint(seeded, token, id);
const listed = async (body: object = {}, token = seeded.buyer) =>
  (await shop.call(complaints.list, { token, body })).data;

describe('a new complaint', () => {
  it('is stored once for its key, with number, first entry and contact', async () => {
    const first = await create({}, seeded.buyer, 'complaint-key-1');
    expect(first).toMatchObject({ status: 200, code: 'complaints.sent', data: { term: 'unknown' } });
    expect(first.data.number).toMatch(/^R-\d\d-\d{4}$/);
    expect((await create({}, seeded.buyer, 'complaint-key-1')).data).toEqual(first.data);
    expect((await one(first.data.id)).data).toMatchObject({
      status: 1,
      number: first.data.number,
      contactPerson: 'Jasmin Delić',
      serialNumber: 'DZ26-00418',
      entries: [{ author: 'customer', body: COMPLAINT_FORM.description, to: 1 }],
      may: ['write', 'withdraw'],
    });
    expect(await listed({ quickSearch: first.data.number })).toHaveLength(1);
  });

  it('takes article, brand and day of receipt from the order line', async () => {
    const orderLineId = await aDeliveredLine(seeded, 'RMA-1', 3);
    const { data } = await create({ orderLineId, productName: undefined, quantity: 2 });
    expect(data.term).toBe('in_time');
    const received = businessDate(new Date(shop.now().getTime() - 3 * DAY));
    expect((await one(data.id)).data).toMatchObject({ productCode: 'RMA-1', quantity: 2, receivedOn: received });
  });

  it('is accepted after the return period, which its answer says', async () => {
    const orderLineId = await aDeliveredLine(seeded, 'RMA-2', 8);
    const late = await create({ orderLineId, kind: 'return' });
    expect(late).toMatchObject({ status: 200, data: { term: 'late' } });
    expect((await one(late.data.id)).data).toMatchObject({ term: 'late', status: 1 });
  });

  it('is under warranty after the return period where the article has one', async () => {
    const orderLineId = await aDeliveredLine(seeded, 'RMA-3', 40);
    await shop.db.updateTable('article').set({ warranty_months: 24 }).where('code', '=', 'RMA-3').execute();
    expect((await create({ orderLineId })).data.term).toBe('in_warranty');
    expect((await create({ orderLineId, kind: 'service' })).data.term).toBe('in_warranty');
    expect((await create({ orderLineId, kind: 'return' })).data.term).toBe('late');
  });

  it.each([
    ['no product', { productName: undefined }, 'complaints.product_missing', 'productName'],
    ['a day of receipt to come', { receivedOn: '2199-01-01' }, 'complaints.received_later', 'receivedOn'],
    ['no description', { description: ' ' }, 'request.invalid', 'description'],
    ['too long a description', { description: 'a'.repeat(2_001) }, 'request.invalid', 'description'],
    ['a phone that is none', { contactPhone: 'nazovi' }, 'request.invalid', 'contactPhone'],
    ['a kind that is none', { kind: 'gift' }, 'request.invalid', 'kind'],
    ['a status of its own', { status: 4 }, 'request.invalid', 'status'],
  ])('400 with %s, at the field', async (_, fault, code, field) => {
    expect(await create(fault)).toMatchObject({ status: 400, code, errors: [{ field }] });
  });

  it('400 for more pieces than the line has', async () => {
    const orderLineId = await aDeliveredLine(seeded, 'RMA-4', 1);
    expect(await create({ orderLineId, quantity: 7 })).toMatchObject({ status: 400, errors: [{ field: 'quantity' }] });
    expect((await create({ orderLineId, quantity: 6 })).status).toBe(200);
  });

  it('keeps a hostile text as it is written', async () => {
    const description = "<img src=x onerror=alert(1)> '); drop table complaint; -- {{7*7}} ${1} %s 😀";
    const id = await aComplaint(seeded, { description, productName: '<b>Usisivač</b>' });
    expect((await one(id)).data).toMatchObject({ productName: '<b>Usisivač</b>', entries: [{ body: description }] });
    expect(await create({ productName: 'a\u202Eb' })).toMatchObject({
      status: 400,
      errors: [{ field: 'productName' }],
    });
  });
});

describe('lines to choose from', () => {
  const lines = async (body: object, token = seeded.buyer) =>
    (await shop.call(complaints.purchases, { token, body })).data;

  it('are those of delivered orders, with what each kind of complaint comes to', async () => {
    const lineId = await aDeliveredLine(seeded, 'RMA-5', 9);
    const orderId = await anOrder(seeded, await someArticle(seeded, 'RMA-6'));
    expect(await lines({ lineId })).toMatchObject([{ code: 'RMA-5', terms: { return: 'late', service: 'unknown' } }]);
    expect(await lines({ quickSearch: 'rma-5' })).toHaveLength(1);
    expect(await lines({ orderId })).toEqual([]);
  });

  it('of another company, or of a colleague, are not found', async () => {
    const lineId = await aDeliveredLine(seeded, 'RMA-7', 1);
    const foreign = await shop.loginAs(await aPerson(shop.db, { companyId: await aCompanyWithAddress(seeded) }));
    for (const token of [foreign, await anotherBuyer(seeded)]) {
      expect(await lines({ lineId }, token)).toEqual([]);
      expect(await create({ orderLineId: lineId }, token)).toMatchObject({
        status: 404,
        code: 'complaints.line_not_found',
      });
    }
  });
});

describe('who sees a complaint', () => {
  it('is its sender and the admins of the company, no colleague and no other company', async () => {
    const id = await aComplaint(seeded);
    const admin = await shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId: seeded.companyId }));
    expect((await one(id, admin)).status).toBe(200);
    const otherCompany = await aCompanyWithAddress(seeded);
    const otherTokens = [
      await anotherBuyer(seeded),
      await shop.loginAs(await aPerson(shop.db, { companyId: otherCompany })),
      await shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId: otherCompany })),
    ];
    for (const token of otherTokens) {
      const calls = [
        one(id, token),
        shop.call(complaints.addMessage, { token, params: { id }, body: { text: 'A' } }),
        shop.call(complaints.withdraw, { token, params: { id }, body: { version: 1 } }),
        shop.call(complaints.reopen, { token, params: { id }, body: { version: 1, text: 'A' } }),
      ];
      for (const reply of await Promise.all(calls)) {
        expect(reply).toMatchObject({ status: 404, code: 'complaints.not_found' });
      }
      expect(await listed({}, token)).toEqual([]);
      expect((await shop.call(complaints.counts, { token })).data).toEqual({ pending: 0, completed: 0 });
    }
  });

  it('is everybody of the company where a representative has sent it', async () => {
    const representative = await anImpersonatingRepresentative(seeded, seeded.companyId);
    const id = (await create({}, representative.token)).data.id;
    expect((await one(id, await anotherBuyer(seeded))).status).toBe(200);
  });

  it('403 for customers at every call of staff', async () => {
    const id = await aComplaint(seeded);
    for (const route of Object.values(adminComplaints)) {
      expect((await shop.call(route, { token: seeded.buyer, params: { id }, body: {} })).status).toBe(403);
    }
  });
});
