import { adminBanks } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { aRange, someGoods } from './builders/catalogue.ts';
import { RESOURCES } from './builders/resources/index.ts';
import type { ResourceFacts } from './builders/resources/resource.ts';
import { seedShop } from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

/** Lists whose bulk deletion is taken back by adding the records again: their forms have everything of a record. */

const WHOLE_IN_FORM = new Set([
  'adminExpressPosts',
  'adminVendors',
  'adminMeasurementUnits',
  'adminInterestAreas',
  'adminBonusRules',
  'adminTowns',
  'adminArticleTabs',
  'adminPickupPlaces',
  'adminBanks',
  'adminAnswerTemplates',
  'adminCountries',
  'adminBankAccounts',
  'adminFaq',
  'adminTags',
  'adminCurrencies',
]);

let facts: ResourceFacts;

beforeAll(async () => {
  const seeded = await seedShop(await openTestShop());
  const { shop, administrator: token } = seeded;
  const range = await aRange(shop.db, seeded.references);
  const bank = { name: 'Banka Una', code: '777', swift: null, isActive: true };
  const { data } = await shop.call(adminBanks.create, { token, body: bank });
  await sql`insert into information_page (name) values ('about')`.execute(shop.db);
  const goods = { code: 'KM-1', title: 'Krpa', categoryIds: [range.gloves] };
  const articleId = await someGoods(shop.db, range, goods);
  facts = { ...seeded, range, bankId: data.id, articleCode: goods.code, articleId };
});
afterAll(() => facts.shop.close());

const whole = RESOURCES.filter(({ group }) => WHOLE_IN_FORM.has(group));

it('knows all of these lists', () => expect(whole).toHaveLength(WHOLE_IN_FORM.size));

it.each(whole)('a deleted record of $group that is added again is as it was', async ({ calls, form, change }) => {
  const { shop, administrator: token } = facts;
  const { create, one, remove } = calls;
  if (!create || !one || !remove) throw new Error('a call is missing');
  const made = await shop.call(create, { token, body: { ...form(facts), ...change } });
  expect(made, made.code).toMatchObject({ status: 200 });
  const { id: _, version: __, ...before } = (await shop.call(one, { token, params: { id: made.data.id } })).data;
  const fields = create.body instanceof z.ZodObject ? Object.keys(create.body.shape) : [];
  expect(fields.length).toBeGreaterThan(0);
  const body = Object.fromEntries(fields.map((field) => [field, before[field]]));
  expect((await shop.call(remove, { token, params: { id: made.data.id } })).status).toBe(200);
  const again = await shop.call(create, { token, body });
  expect(again, again.code).toMatchObject({ status: 200 });
  const { id: ___, version: ____, ...after } = (await shop.call(one, { token, params: { id: again.data.id } })).data;
  expect(after).toEqual(before);
});
