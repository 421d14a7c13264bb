import { adminArticles, adminContractTerms, adminPriceLists } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, aPerson, aStaffRole } from '../../../../test/builders/people.ts';
import { anArticleOfCost, openPriceListFixture, type PriceListFixture } from '../../../../test/builders/price-lists.ts';
import { seedShop, someArticle, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
let lists: PriceListFixture;

const aList = async (title: string, more: object = {}) => (await lists.create(title, more)).data;
const companiesOf = async (id: number) =>
  (await lists.call(adminPriceLists.companies, { params: { id }, body: {} })).data;
const actionsOf = async (entity: string, id: number) => {
  const rows = await seeded.shop.db
    .selectFrom('audit_entry')
    .select('action')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  lists = openPriceListFixture(seeded, () => seeded.administrator);
});
afterAll(() => seeded.shop.close());

describe('a price list', () => {
  it('is added, found by name, note, state and company, and saved by the last who has read it', async () => {
    const list = await aList('  Javne   ustanove ', { note: 'po ugovoru 17' });
    expect(list).toMatchObject({ title: 'Javne ustanove', state: 'in_force', articles: 0, companies: 0 });
    const found = async (body: object) =>
      (await lists.call(adminPriceLists.list, { body })).data.map(({ title }: { title: string }) => title);
    expect(await found({ quickSearch: 'ugovoru 17' })).toEqual(['Javne ustanove']);
    expect(await found({ quickSearch: 'javne', view: 'ended' })).toEqual([]);
    const companyId = await aCompany(seeded.shop.db, seeded.place);
    expect(await found({ companyIds: [companyId] })).toEqual([]);
    await lists.assign(list.id, companyId);
    expect(await found({ companyIds: [companyId] })).toEqual(['Javne ustanove']);
    expect((await lists.save(list.id, 1, { title: 'Javne ustanove', isActive: false })).data.state).toBe('inactive');
    expect(await lists.save(list.id, 1, { title: 'Kasno' })).toMatchObject({
      status: 409,
      code: 'records.changed_meanwhile',
    });
  });

  it('409 for a name that is taken, 400 for days in the wrong order', async () => {
    await aList('Dvaput');
    expect(await lists.create('dvaput')).toMatchObject({ status: 409, code: 'records.taken' });
    const refused = await lists.create('Obrnut', { validFrom: '2026-02-02', validTo: '2026-02-01' });
    expect(refused).toMatchObject({ status: 400, code: 'pricing.period_wrong' });
    expect(refused.errors[0]?.field).toBe('validTo');
  });

  it('is deleted with its prices, but not while companies have it: they are named', async () => {
    const articleId = await someArticle(seeded, 'PL-4');
    const list = await aList('Za brisanje');
    await lists.setItem(list.id, 'PL-4', 10, { confirmedPrices: [{ field: 'price', price: 10 }] });
    const companyId = await aCompany(seeded.shop.db, seeded.place);
    await seeded.shop.db.updateTable('company').set({ title: 'Hotel Brisan' }).where('id', '=', companyId).execute();
    await lists.assign(list.id, companyId);
    const remove = () => lists.call(adminPriceLists.remove, { params: { id: list.id } });
    const refused = await remove();
    expect(refused).toMatchObject({ status: 409, code: 'records.in_use' });
    expect(refused.message).toContain('Hotel Brisan');
    const article = { token: seeded.administrator, params: { id: articleId } };
    expect((await seeded.shop.call(adminArticles.remove, article)).status).toBe(409);
    await lists.unassign(list.id, companyId);
    expect((await remove()).status).toBe(200);
    expect((await lists.call(adminPriceLists.one, { params: { id: list.id } })).status).toBe(404);
  });

  it('is duplicated once with days and prices, without companies', async () => {
    await someArticle(seeded, 'PL-5', { vpc: 2_000 });
    const list = await aList('Izvornik', { validTo: '2199-12-31' });
    await lists.setItem(list.id, 'PL-5', 18);
    await lists.assign(list.id);
    const input = { params: { id: list.id }, body: { title: 'Kopija' }, key: 'copy-1' };
    const copy = (await lists.call(adminPriceLists.duplicate, input)).data;
    expect(copy).toMatchObject({ title: 'Kopija', validTo: '2199-12-31', articles: 1, companies: 0 });
    expect((await lists.call(adminPriceLists.duplicate, input)).data.id).toBe(copy.id);
    expect(await lists.items(copy.id)).toMatchObject([{ code: 'PL-5', price: 18 }]);
    const taken = await lists.call(adminPriceLists.duplicate, { params: { id: list.id }, body: { title: 'kopija' } });
    expect(taken).toMatchObject({ status: 409, code: 'records.taken' });
    const missing = await lists.call(adminPriceLists.duplicate, { params: { id: 99_999 }, body: { title: 'Ništa' } });
    expect(missing.status).toBe(404);
    await lists.unassign(list.id);
  });
});

describe('the prices of a list', () => {
  it('are found by code and by what is wrong with them', async () => {
    await anArticleOfCost(seeded, 'PL-6A', 1_000, 700);
    await anArticleOfCost(seeded, 'PL-6B', 1_000, 950);
    const list = await aList('Pogledi');
    await lists.setItem(list.id, 'PL-6A', 10);
    await lists.setItem(list.id, 'PL-6B', 9, { confirmedPrices: [{ field: 'price', price: 9 }] });
    const codes = async (body: object) => (await lists.items(list.id, body)).map(({ code }: { code: string }) => code);
    expect(await codes({})).toEqual(['PL-6A', 'PL-6B']);
    expect(await codes({ quickSearch: '6a' })).toEqual(['PL-6A']);
    expect(await codes({ view: 'not_lower' })).toEqual(['PL-6A']);
    expect(await codes({ view: 'below_cost' })).toEqual(['PL-6B']);
    const file = await seeded.shop.app.inject({
      url: `/api/admin/price-lists/${list.id}/file/csv`,
      headers: { authorization: `Bearer ${seeded.administrator}` },
    });
    expect(file.body).toContain('PL-6B');
    expect(file.body).toContain('Pogledi');
  });

  it('409 below cost or far from the list price, unless that very price is confirmed; the cost is told to those who see costs', async () => {
    await anArticleOfCost(seeded, 'PL-7', 10_000, 8_000);
    const list = await aList('Ispod nabavne');
    const refused = await lists.setItem(list.id, 'PL-7', 70);
    expect([refused.status, refused.code]).toEqual([409, 'pricing.confirm_first']);
    expect(refused.errors).toMatchObject([{ facts: { before: 100, after: 70, cost: 80 } }]);
    expect((await lists.setItem(list.id, 'PL-7', 1_000)).errors).toMatchObject([{ code: 'price_far_off' }]);

    const staffRoleId = await aStaffRole(seeded.shop.db, ['editContractTerms']);
    const token = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'own_role', staffRoleId }));
    const body = { code: 'PL-7', price: 70, seen: null };
    const other = await seeded.shop.call(adminPriceLists.setItem, { token, params: { id: list.id }, body });
    expect(other.errors).toMatchObject([{ code: 'price_below_cost' }]);
    expect(other.errors).not.toHaveProperty([0, 'facts', 'cost']);

    const confirmedPrices = [{ field: 'price', price: 70 }];
    expect((await lists.setItem(list.id, 'PL-7', 70, { confirmedPrices })).data).toMatchObject({ isBelowCost: true });
  });

  it('409 for the second of two who price an article, 404 for what is not there', async () => {
    await someArticle(seeded, 'PL-8', { vpc: 1_000 });
    const list = await aList('Dvoje');
    expect((await lists.setItem(list.id, 'PL-8', 9)).status).toBe(200);
    expect((await lists.setItem(list.id, 'PL-8', 8)).code).toBe('records.changed_meanwhile');
    expect(await lists.setItem(list.id, 'NOPE', 8)).toMatchObject({ status: 404, code: 'articles.not_found' });
    expect(await lists.setItem(99_999, 'PL-8', 8)).toMatchObject({ status: 404, code: 'records.not_found' });
    const gone = await lists.call(adminPriceLists.removeItem, { params: { id: list.id, articleId: 99_999 } });
    expect(gone).toMatchObject({ status: 404, code: 'records.not_found' });
  });

  it('change by a percentage once, with a plan before; 409 for more below cost than the plan showed', async () => {
    await anArticleOfCost(seeded, 'PL-9A', 1_000, 900);
    await anArticleOfCost(seeded, 'PL-9B', 1_000, 100);
    const list = await aList('Postotak');
    for (const code of ['PL-9A', 'PL-9B']) await lists.setItem(list.id, code, 9.99);
    const params = { id: list.id };
    const plan = (await lists.call(adminPriceLists.planChange, { params, body: { percent: -12.5 } })).data;
    expect(plan).toMatchObject({ changed: 2, same: 0, belowCost: 1, sample: [{ before: 9.99, after: 8.74 }, {}] });
    expect((await lists.items(list.id))[0].price).toBe(9.99);
    const change = (more: object) =>
      lists.call(adminPriceLists.changePrices, { params, body: { percent: -12.5, ...more }, key: 'percent-1' });
    expect(await change({})).toMatchObject({ status: 409, code: 'sales.confirm_below_cost' });
    for (let time = 0; time < 2; time += 1)
      expect((await change({ confirmedBelowCost: 1 })).data).toEqual({ ...plan, id: expect.any(Number) });
    expect((await lists.items(list.id)).map(({ price }: { price: number }) => price)).toEqual([8.74, 8.74]);
    for (const percent of [0, 50.01, -51]) {
      expect((await lists.call(adminPriceLists.planChange, { params, body: { percent } })).status).toBe(400);
    }
  });
});

describe('the companies of a list', () => {
  it('are given it once and lose it, in the history of both', async () => {
    const list = await aList('Dodjela');
    const companyId = await aCompany(seeded.shop.db, seeded.place);
    await lists.assign(list.id, companyId);
    await lists.assign(list.id, companyId);
    expect(await companiesOf(list.id)).toMatchObject([{ id: companyId }]);
    const mine = { token: seeded.administrator, params: { id: companyId } };
    expect((await seeded.shop.call(adminContractTerms.priceLists, mine)).data).toMatchObject([
      { id: list.id, state: 'in_force' },
    ]);
    await lists.unassign(list.id, companyId);
    await lists.unassign(list.id, companyId);
    expect(await companiesOf(list.id)).toEqual([]);
    expect((await seeded.shop.call(adminContractTerms.priceLists, mine)).data).toEqual([]);
    expect(await actionsOf('price_list', list.id)).toEqual([
      'price_list.create',
      'price_list.assign',
      'price_list.unassign',
    ]);
    expect(await actionsOf('company', companyId)).toEqual(['pricing.assign_price_list', 'pricing.unassign_price_list']);
  });

  it('404 for a list or a company that does not exist', async () => {
    const list = await aList('Nepoznato');
    expect(await lists.assign(list.id, 99_999)).toMatchObject({ status: 404, code: 'companies.not_found' });
    expect(await lists.assign(99_999)).toMatchObject({ status: 404, code: 'records.not_found' });
    expect(
      (await seeded.shop.call(adminContractTerms.priceLists, { token: seeded.administrator, params: { id: 99_999 } }))
        .status,
    ).toBe(404);
  });
});
