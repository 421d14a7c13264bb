import { type FoundGroup, staffSearch } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRange, someGoods } from '../../../test/builders/catalogue.ts';
import { aCompany, aPerson, aStaffRole } from '../../../test/builders/people.ts';
import { aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let staff: string;
let buyer: string;
let companyId: number;
let articleId: number;
let personId: number;

beforeAll(async () => {
  shop = await openTestShop();
  const range = await aRange(shop.db);
  staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  companyId = await aCompany(shop.db, await aPlace(shop.db));
  await shop.db
    .updateTable('company')
    .set({ title: 'Hotel Vodenica', phone: '+38736555444' })
    .where('id', '=', companyId)
    .execute();
  personId = await aPerson(shop.db, { companyId });
  await shop.db
    .updateTable('user_account')
    .set({ first_name: 'Đula', last_name: 'Šćepanović', phone: '+38761222333' })
    .where('id', '=', personId)
    .execute();
  buyer = await shop.loginAs(personId);
  articleId = await someGoods(shop.db, range, {
    code: 'ZR-70001',
    title: 'Rukavice nitrilne plave',
    categoryIds: [range.gloves],
  });
  await shop.db.updateTable('article').set({ is_visible_on_web: false }).where('id', '=', articleId).execute();
});
afterAll(() => shop.close());

const search = async (text: string): Promise<readonly FoundGroup[]> => {
  const { data, status, code } = await shop.call(staffSearch.search, { token: staff, body: { text } });
  expect(status, code).toBe(200);
  return data;
};
const found = async (text: string, kind: string) =>
  (await search(text)).find((group) => group.kind === kind)?.records.map(({ id }) => id) ?? [];

it.each(['zr70001', 'ZR 70001', 'nitril plave', 'плаве рукавице', 'rukavce', 'plave nitrl'])(
  'finds an article by %j, also a hidden one',
  async (text) => expect(await found(text, 'article')).toContain(articleId),
);

it('has a customer first whose name, number or telephone is typed, before what they have ordered', async () => {
  for (const text of ['vodenica', '036/555-444']) expect((await search(text))[0]?.kind, text).toBe('company');
  expect((await search('šćepanović'))[0]?.kind).toBe('user');
});

it('finds a person by name, telephone number and company, and the company by its person', async () => {
  for (const text of ['djula scepanovic', '061 222-333', '+387 61 222 333', 'Vodenica Đula']) {
    expect(await found(text, 'user'), text).toEqual([personId]);
  }
  expect(await found('šćepanović', 'company')).toEqual([companyId]);
  expect(await found('036/555-444', 'company')).toEqual([companyId]);
});

it('a code that is typed whole stands before everything else', async () => {
  await shop.db.updateTable('company').set({ external_company_id: 'ZR70001-X' }).where('id', '=', companyId).execute();
  const [first, second] = await search('zr-70001');
  expect([first?.kind, second?.kind]).toEqual(['article', 'company']);
  expect(first?.records[0]).toMatchObject({ detail: 'ZR-70001', title: 'Rukavice nitrilne plave' });
});

it('finds names of the lists that staff keep', async () => {
  const { id } = await shop.db.selectFrom('category').select('id').orderBy('id').executeTakeFirstOrThrow();
  await shop.db
    .updateTable('category')
    .set({ title: JSON.stringify({ bs: 'Zimski pribor', en: 'Winter gear' }) })
    .where('id', '=', id)
    .execute();
  expect(await found('pribor zimski', 'category')).toEqual([id]);
  expect(await found('winter', 'category')).toEqual([id]);
});

it('finds price lists for those who may open them', async () => {
  const list = await shop.db
    .insertInto('price_list')
    .values({ title: 'Hoteli uz obalu' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await found('obalu hoteli', 'price_list')).toEqual([list.id]);
  const sellers = await shop.loginAs(
    await aPerson(shop.db, { role: 'own_role', staffRoleId: await aStaffRole(shop.db, ['viewCustomers']) }),
  );
  expect((await shop.call(staffSearch.search, { token: sellers, body: { text: 'obalu' } })).data).toEqual([]);
});

it('finds nothing for signs alone, and nobody but staff may search', async () => {
  expect(await search('%%')).toEqual([]);
  expect((await shop.call(staffSearch.search, { token: buyer, body: { text: 'rukavice' } })).status).toBe(403);
});
