import {
  adminFaq,
  adminInformationPages,
  adminPickupPlaces,
  adminSettings,
  informationPages,
  type PageName,
} from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { aPlace } from '../../../../test/builders/place.ts';
import { withSupplier } from '../../../../test/builders/supplier.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let token: string;
let buyer: string;
let contactId: number;

beforeAll(async () => {
  shop = await openTestShop();
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  await withSupplier(shop.db);
  const { townId, ...country } = await aPlace(shop.db);
  const companyId = await aCompany(shop.db, { townId, ...country });
  buyer = await shop.loginAs(await aPerson(shop.db, { companyId }));
  const place = { title: 'Rodoč', street: 'Rodoč 1', townId, phone: null, offersPickup: true, isActive: true };
  const workingHours = [{ days: 'mon-fri', from: '07:30', to: '16:00' }];
  await shop.call(adminPickupPlaces.create, { token, body: { ...place, workingHours } });
  const inserting = shop.db
    .insertInto('information_page')
    .values([{ name: 'contact' }, { name: 'careers' }])
    .returning('id');
  [{ id: contactId }] = (await inserting.execute()) as [{ id: number }, { id: number }];
});
afterAll(() => shop.close());

const read = async (name: PageName, language = 'bs') =>
  (await shop.call(informationPages.one, { token: buyer, params: { name }, language })).data;

async function write(content: object, lead: object = {}) {
  const { version } = (await shop.call(adminInformationPages.one, { token, params: { id: contactId } })).data;
  return shop.call(adminInformationPages.update, {
    token,
    params: { id: contactId },
    body: { lead, content, version },
  });
}

it('is what staff write, sanitised and in the script of the reader', async () => {
  await write({ bs: '<h2>Pišite</h2><p style="x">nam<script>x()</script></p>', srLatn: '<h2>Pišite</h2><p>nama</p>' });
  expect(await read('contact')).toMatchObject({ name: 'contact', content: '<h2>Pišite</h2><p>nam</p>' });
  expect((await read('contact', 'sr-Cyrl')).content).toBe('<h2>Пишите</h2><p>нама</p>');
});

it('names the facts of the shop, and follows them within a second', async () => {
  await write({
    bs: '<p>{shop}: {phone}</p><p>{hours}</p><p>{cities}</p><p>Od {freeDeliveryAmount}</p><p>{infoPhone}</p>',
  });
  const before = (await read('contact')).content;
  expect(before).toContain('<a href="tel:');
  expect(before).toContain('Rodoč: pon–pet 07:30–16:00');
  expect(before).toContain('Kozarska Dubica');
  expect(before).toContain('<p>Od 150,00\u00A0KM</p>');
  const { data: settings } = await shop.call(adminSettings.read, { token });
  const body = { ...settings, deliveryCities: ['Neum'], freeShippingEnabled: false };
  expect((await shop.call(adminSettings.update, { token, body })).status).toBe(200);
  shop.wait(1_000);
  const after = (await read('contact')).content;
  expect(after).toContain('<p>Neum</p>');
  expect(after).not.toContain('<p>Od');
});

it('404 where the shop has no such page; the job page is for everybody, others need an account', async () => {
  const missing = await shop.call(informationPages.one, { token: buyer, params: { name: 'bonus' } });
  expect(missing.code).toBe('content.page_not_found');
  expect((await shop.call(informationPages.careers)).status).toBe(200);
  expect((await shop.call(informationPages.one, { params: { name: 'contact' } })).status).toBe(401);
});

it('sorts pages by title and by their last change', async () => {
  const idsFor = async (body: object) =>
    (await shop.call(adminInformationPages.list, { token, body })).data.map(({ id }: { id: number }) => id);
  const { data: contact } = await shop.call(adminInformationPages.one, { token, params: { id: contactId } });
  const { version, lead, content } = contact;
  await shop.call(adminInformationPages.update, { token, params: { id: contactId }, body: { version, lead, content } });
  expect((await idsFor({ sortBy: 'updatedAt' })).at(-1)).toBe(contactId);
  expect((await idsFor({ sortBy: 'updatedAt', isSortAscending: false }))[0]).toBe(contactId);
  const byName = await idsFor({ sortBy: 'name' });
  expect(byName).toHaveLength(2);
  expect(await idsFor({ sortBy: 'name', isSortAscending: false })).toEqual(byName.toReversed());
});

it('lists pages by their titles, and refuses to everybody but administrators', async () => {
  const { data } = await shop.call(adminInformationPages.list, { token, body: {} });
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['Kontakt', 'Posao kod nas']);
  expect((await shop.call(adminInformationPages.list, { token: buyer, body: {} })).status).toBe(403);
});

it('shows active questions by topic and in their order', async () => {
  const question = (topic: string, bs: string, order: number, isActive = true) =>
    shop.call(adminFaq.create, {
      token,
      body: { topic, question: { bs }, answer: { bs: `<p>${bs}: {shop}</p>` }, order, isActive },
    });
  await question('delivery', 'Kada?', 2);
  await question('delivery', 'Gdje?', 1);
  await question('ordering', 'Kako?', 1);
  await question('ordering', 'Skriveno?', 2, false);
  const { data } = await shop.call(informationPages.questions, { token: buyer });
  expect(data).toMatchObject([
    { topic: 'ordering', questions: [{ question: 'Kako?', answer: '<p>Kako?: Kap</p>' }] },
    { topic: 'delivery', questions: [{ question: 'Gdje?' }, { question: 'Kada?' }] },
  ]);
});
