import { adminSupplier, orderDocuments, supplier } from '@sjaj/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { anOrder, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { THE_SUPPLIER, withSupplier } from '../../../test/builders/supplier.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let orderId: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  orderId = await anOrder(seeded, await someArticle(seeded, 'S-1', { vpc: 1_00, stock: 10 }), 1);
});
afterAll(() => seeded.shop.close());
beforeEach(async () => {
  await withSupplier(seeded.shop.db);
  seeded.shop.wait(2_000);
});

const { logoKey: _, ...form } = THE_SUPPLIER;
const update = (token: string, changes: object = {}) =>
  seeded.shop.call(adminSupplier.update, { token, body: { ...form, version: 1, ...changes } });
const current = async (language = 'bs') => (await seeded.shop.call(supplier.current, { language })).data;
const document = (token: string) =>
  seeded.shop.app.inject({
    url: `/api/orders/${orderId}/papers/proforma`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'bs' },
  });

async function sendLogo(bytes: Buffer) {
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="logo.png"\r\n\r\n';
  const response = await seeded.shop.app.inject({
    method: 'POST',
    url: '/api/admin/supplier/logo',
    headers: {
      authorization: `Bearer ${seeded.administrator}`,
      'content-type': 'multipart/form-data; boundary=edge',
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  });
  return { status: response.statusCode, url: response.json().data?.logoUrl };
}

it('can be read and changed by administrators only', async () => {
  const { shop, buyer } = seeded;
  const representative = await shop.loginAs(await aPerson(shop.db, { companyId: null, role: 'sales_representative' }));
  for (const token of [buyer, representative]) {
    expect((await update(token)).status).toBe(403);
    expect((await shop.call(adminSupplier.read, { token })).status).toBe(403);
  }
  expect((await update(seeded.administrator)).status).toBe(200);
});

it('is visible to everybody within a second of the change, on every node', async () => {
  const other = await seeded.shop.openNode();
  expect(await current()).toMatchObject({ legalName: 'Kap d.o.o.', logoUrl: null });
  expect((await other(supplier.current)).data.legalName).toBe('Kap d.o.o.');
  await update(seeded.administrator, { legalName: 'Rosa d.o.o.', infoPhone: '0800 000 20' });
  seeded.shop.wait(1_000);
  expect(await current()).toMatchObject({ legalName: 'Rosa d.o.o.', infoPhone: '0800 000 20' });
  expect((await other(supplier.current)).data.legalName).toBe('Rosa d.o.o.');
});

it('hides the bank accounts and shows the address in the script of the reader', async () => {
  expect(await current()).not.toHaveProperty('bankAccounts');
  expect(await current('sr-Cyrl')).toMatchObject({ legalName: 'Kap d.o.o.', street: 'Родоч 1', town: 'Мостар' });
});

it('409 for the second of two who save; the first save stays', async () => {
  expect((await update(seeded.administrator, { town: 'Čapljina' })).data.version).toBe(2);
  const second = await update(seeded.administrator, { town: 'Neum' });
  expect([second.status, second.code]).toEqual([409, 'records.changed_meanwhile']);
  const { data } = await seeded.shop.call(adminSupplier.read, { token: seeded.administrator });
  expect(data).toMatchObject({ version: 2, supplier: { town: 'Čapljina' } });
});

it('400 at the field for invalid numbers', async () => {
  const bankAccounts = [{ bankName: 'Banka', account: '9990000000123436', isDefault: true }];
  const { status, errors } = await update(seeded.administrator, { jib: '123', pdvNumber: '12', bankAccounts });
  expect(status).toBe(400);
  expect(errors.map(({ field, message }) => [field, message])).toEqual([
    ['jib', 'JIB mora imati 13 cifara.'],
    ['pdvNumber', 'PDV broj mora imati 12 cifara.'],
    ['bankAccounts.0.account', 'Broj bankovnog računa nije ispravan.'],
  ]);
});

it('takes a colour that white text is readable on, and refuses others at the field', async () => {
  const { data } = await update(seeded.administrator, { accentColour: '#7B1FA2' });
  expect(data.supplier.accentColour).toBe('#7b1fa2');
  seeded.shop.wait(1_000);
  expect(await current()).toMatchObject({ accentColour: '#7b1fa2' });
  const pale = await update(seeded.administrator, { accentColour: '#f6b430', version: 2 });
  expect([pale.status, pale.errors[0]?.field]).toEqual([400, 'accentColour']);
  expect(pale.errors[0]?.message).toContain('Bijeli tekst');
  expect((await update(seeded.administrator, { accentColour: 'red', version: 2 })).status).toBe(400);
});

it('logs the values before and after', async () => {
  await update(seeded.administrator, { town: 'Čapljina' });
  const latest = seeded.shop.db.selectFrom('audit_entry').select(['action', 'before', 'after']).orderBy('id', 'desc');
  expect(await latest.limit(1).execute()).toMatchObject([
    { action: 'supplier.update', before: { town: 'Mostar' }, after: { town: 'Čapljina' } },
  ]);
});

it('serves the logo as PNG until it is replaced or removed', async () => {
  const logo = await sharp({ create: { width: 1_200, height: 300, channels: 4, background: '#0a5c63' } })
    .webp()
    .toBuffer();
  const { status, url } = await sendLogo(logo);
  expect(status).toBe(200);
  const { headers, rawPayload } = await seeded.shop.app.inject({ url });
  expect(headers['content-type']).toBe('image/png');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 640, height: 160 });
  seeded.shop.wait(1_000);
  expect((await current()).logoUrl).toBe(url);
  const withLogo = await document(seeded.buyer);
  expect(withLogo.statusCode).toBe(200);
  expect(withLogo.rawPayload.toString('latin1')).toContain('/Subtype /Image');
  await seeded.shop.call(adminSupplier.removeLogo, { token: seeded.administrator });
  seeded.shop.wait(1_000);
  expect((await current()).logoUrl).toBeNull();
});

it('400 for a logo that is not a picture', async () => {
  expect((await sendLogo(Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(400);
});

it('409 for documents before the company data are entered: staff learn where to enter them, buyers that there is no document yet', async () => {
  await seeded.shop.db.deleteFrom('supplier').execute();
  seeded.shop.wait(1_000);
  expect(await current()).toBeNull();
  const { data } = await seeded.shop.call(adminSupplier.read, { token: seeded.administrator });
  expect(data).toEqual({ supplier: null, logoUrl: null, version: 0 });
  const forBuyer = await document(seeded.buyer);
  expect([forBuyer.statusCode, forBuyer.json().info.code]).toEqual([409, 'orders.papers_unavailable']);
  const forStaff = await document(seeded.administrator);
  expect([forStaff.statusCode, forStaff.json().info.code]).toEqual([409, 'orders.enter_supplier_first']);
  expect((await seeded.shop.call(orderDocuments.list, { token: seeded.buyer, params: { id: orderId } })).status).toBe(
    200,
  );
  expect((await update(seeded.administrator, { version: 0 })).data).toMatchObject({ version: 1, supplier: form });
});
