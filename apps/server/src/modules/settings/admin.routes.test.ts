import { type AdminSettings, adminSettings, settings } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await openTestShop();
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
});
afterAll(() => shop.close());

const read = async (): Promise<AdminSettings> => (await shop.call(adminSettings.read, { token })).data;
const save = (body: AdminSettings) => shop.call(adminSettings.update, { token, body });

it('applies to every request within a second and is logged with the old values', async () => {
  const before = await read();
  const saved = await save({ ...before, freeShippingAmount: 222.5, newArticleDays: 14 });
  expect(saved.data).toMatchObject({ freeShippingAmount: 222.5, newArticleDays: 14, version: before.version + 1 });
  shop.wait(1_100);
  expect((await shop.call(settings.freeShippingAmount, { token })).data).toBe(222.5);
  const entry = await shop.db
    .selectFrom('audit_entry')
    .select(['action', 'before', 'after'])
    .where('entity', '=', 'settings')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    action: 'settings.update',
    before: { freeShippingAmount: before.freeShippingAmount },
    after: { freeShippingAmount: 222.5 },
  });
});

it('orders and hides the sections of Home for everybody within a second, and 400 for one twice', async () => {
  const homeSections = ['tags', 'promotions'] as const;
  expect((await save({ ...(await read()), homeSections: [...homeSections] })).status).toBe(200);
  shop.wait(1_100);
  expect((await shop.call(settings.frame, { token })).data.homeSections).toEqual(homeSections);
  expect((await save({ ...(await read()), homeSections: ['tags', 'tags'] })).status).toBe(400);
});

it('409 for the second of two who save', async () => {
  const opened = await read();
  const answers = await Promise.all([
    save({ ...opened, newArticleDays: 10 }),
    save({ ...opened, newArticleDays: 20 }),
    save({ ...opened, newArticleDays: 30 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await read()).version).toBe(opened.version + 1);
});

it('400 for a default language that the shop does not have, and for an invalid address', async () => {
  const opened = await read();
  const off = await save({ ...opened, languages: ['bs', 'hr'], defaultLanguage: 'en' });
  expect([off.status, off.code, off.errors[0]?.field]).toEqual([
    400,
    'settings.default_language_off',
    'defaultLanguage',
  ]);
  expect((await save({ ...opened, orderMailAddresses: ['nije adresa'] })).status).toBe(400);
  expect((await read()).version).toBe(opened.version);
});
