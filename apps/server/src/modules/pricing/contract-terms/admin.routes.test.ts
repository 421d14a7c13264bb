import { adminContractTerms, articles } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { addToCart, cartOf, seedShop, someArticle, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

/** How long a changed price may take to be everywhere. */
const WAIT = { timeout: 30_000, interval: 50 };

let seeded: SeededShop;
let articleId: number;

const call = (route: (typeof adminContractTerms)[keyof typeof adminContractTerms], input: object = {}) =>
  seeded.shop.call(route, { token: seeded.administrator, params: { id: seeded.companyId }, ...input });

/** What the company's buyer is paid, in the listing and in the cart. */
async function shownPrices() {
  const { data } = await seeded.shop.call(articles.listing, { token: seeded.buyer, body: { quickSearch: 'AG-1' } });
  const cart = await cartOf(seeded, seeded.buyer);
  return [data.articles[0]?.price, cart.cartItems[0].price];
}

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  articleId = await someArticle(seeded, 'AG-1', { vpc: 10_000 });
  await addToCart(seeded, seeded.buyer, articleId);
});
afterAll(() => seeded.shop.close());

describe('a contract price', () => {
  it('is what the company pays everywhere within a second, until it is taken away', async () => {
    await expect.poll(shownPrices, WAIT).toEqual([100, 100]);
    const agreed = await call(adminContractTerms.setContractPrice, { body: { code: 'ag-1', price: 81.3, seen: null } });
    expect(agreed.data).toMatchObject({ articleId, listPrice: 100, price: 81.3 });
    await expect.poll(shownPrices, WAIT).toEqual([81.3, 81.3]);
    const checked = await call(adminContractTerms.checkPrice, { body: { code: 'AG-1' } });
    expect(checked.data).toMatchObject({ price: 81.3, listPrice: 100, source: 'contract' });

    const other = await seeded.shop.loginAs(
      await aPerson(seeded.shop.db, { companyId: await aCompany(seeded.shop.db, seeded.place) }),
    );
    await addToCart(seeded, other, articleId);
    expect((await cartOf(seeded, other)).cartItems[0].price).toBe(100);

    await call(adminContractTerms.removeContractPrice, { params: { id: seeded.companyId, articleId } });
    await expect.poll(shownPrices, WAIT).toEqual([100, 100]);
  });

  it('409 below cost or far from the list price, unless that very price is confirmed', async () => {
    await seeded.shop.db.updateTable('article').set({ nc: 8_000 }).where('id', '=', articleId).execute();
    const set = (price: number, seen: number | null, ...confirmed: number[]) => {
      const confirmedPrices = confirmed.map((one) => ({ field: 'price', price: one }));
      return call(adminContractTerms.setContractPrice, { body: { code: 'AG-1', price, seen, confirmedPrices } });
    };
    const refused = await set(70, null);
    expect([refused.status, refused.code]).toEqual([409, 'pricing.confirm_first']);
    const facts = { before: 100, after: 70, cost: 80, margin: -10, marginPercent: -14.3 };
    expect(refused.errors).toMatchObject([{ field: 'price', code: 'price_below_cost', facts }]);
    expect((await set(1_000, null)).errors).toMatchObject([{ field: 'price', code: 'price_far_off' }]);
    expect((await set(70, null, 7)).status).toBe(409);
    expect((await set(70, null, 70)).data.price).toBe(70);
    await call(adminContractTerms.removeContractPrice, { params: { id: seeded.companyId, articleId } });
    await seeded.shop.db.updateTable('article').set({ nc: 1 }).where('id', '=', articleId).execute();
  });

  it('409 for the second of two who agree on it, and the first holds', async () => {
    const set = (price: number, seen: number | null) =>
      call(adminContractTerms.setContractPrice, { body: { code: 'AG-1', price, seen } });
    expect((await set(90, null)).status).toBe(200);
    expect((await set(70, null)).code).toBe('records.changed_meanwhile');
    const { data } = await call(adminContractTerms.contractPrices, { body: { quickSearch: 'ag-1' } });
    expect(data).toMatchObject([{ code: 'AG-1', price: 90 }]);
    expect((await set(85, 90)).data.price).toBe(85);
    await call(adminContractTerms.removeContractPrice, { params: { id: seeded.companyId, articleId } });
  });

  it('404 for a code that nobody has, and for taking away what is not there', async () => {
    const unknown = await call(adminContractTerms.setContractPrice, { body: { code: 'NOPE', price: 1, seen: null } });
    expect(unknown).toMatchObject({ status: 404, code: 'articles.not_found' });
    const gone = await call(adminContractTerms.removeContractPrice, { params: { id: seeded.companyId, articleId } });
    expect(gone).toMatchObject({ status: 404, code: 'pricing.contract_price_not_found' });
  });
});

describe('a discount', () => {
  it('lowers the prices of its brand within a second, by the percentage of the last change', async () => {
    const { brandId } = seeded.references;
    const added = await call(adminContractTerms.addDiscount, { body: { brandId, categoryId: null, percent: 10 } });
    expect(added.data).toMatchObject({ brand: { id: brandId }, category: null, percent: 10, articles: 1 });
    await expect.poll(shownPrices, WAIT).toEqual([90, 90]);
    const params = { id: seeded.companyId, discountId: added.data.id };
    await call(adminContractTerms.changeDiscount, { params, body: { percent: 12.5, seen: 10 } });
    await expect.poll(shownPrices, WAIT).toEqual([87.5, 87.5]);
    const late = await call(adminContractTerms.changeDiscount, { params, body: { percent: 50, seen: 10 } });
    expect(late.code).toBe('records.changed_meanwhile');
    const twice = await call(adminContractTerms.addDiscount, { body: { brandId, categoryId: null, percent: 5 } });
    expect(twice.code).toBe('pricing.discount_taken');
    await call(adminContractTerms.removeDiscount, { params });
    await expect.poll(shownPrices, WAIT).toEqual([100, 100]);
  });

  it('404 for the discount of another company', async () => {
    const otherId = await aCompany(seeded.shop.db, seeded.place);
    const added = await call(adminContractTerms.addDiscount, {
      params: { id: otherId },
      body: { brandId: null, categoryId: null, percent: 5 },
    });
    const params = { id: seeded.companyId, discountId: added.data.id };
    expect((await call(adminContractTerms.removeDiscount, { params })).code).toBe('pricing.discount_not_found');
  });

  it('is in the history with before and after', async () => {
    const entries = await seeded.shop.db
      .selectFrom('audit_entry')
      .select(['action', 'before', 'after'])
      .where('entity', '=', 'company')
      .where('entity_id', '=', seeded.companyId)
      .execute();
    expect(entries).toContainEqual({
      action: 'pricing.change_discount',
      before: { percent: 10 },
      after: { about: 'Bistra', percent: 12.5 },
    });
  });
});

describe('the period of a contract price', () => {
  const DAY_MS = 86_400_000;
  const dayIn = (days: number) => businessDate(new Date(seeded.shop.now().getTime() + days * DAY_MS));
  const newAdministrator = async () => seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'administrator' }));
  // Sessions end before the next day.
  let token: string;
  const set = (validFrom: string | null, validTo: string | null, seen: number | null = null) =>
    call(adminContractTerms.setContractPrice, { token, body: { code: 'AG-2', price: 88, seen, validFrom, validTo } });
  const checked = async () => (await call(adminContractTerms.checkPrice, { token, body: { code: 'AG-2' } })).data.price;

  it('decides on which days the company pays it, in carts and listings alike', async () => {
    token = seeded.administrator;
    const id = await someArticle(seeded, 'AG-2', { vpc: 10_000 });
    const other = await aCompany(seeded.shop.db, seeded.place);
    const personId = await aPerson(seeded.shop.db, { companyId: seeded.companyId });
    let buyer = await seeded.shop.loginAs(personId);
    await addToCart(seeded, buyer, id);
    const nextDay = async () => {
      seeded.shop.wait(DAY_MS);
      token = await newAdministrator();
      buyer = await seeded.shop.loginAs(personId);
    };
    const paid = async () => {
      const { data } = await seeded.shop.call(articles.listing, { token: buyer, body: { quickSearch: 'AG-2' } });
      return [data.articles[0]?.price, (await cartOf(seeded, buyer)).cartItems[0].price];
    };
    expect((await set(dayIn(2), dayIn(1))).code).toBe('pricing.period_wrong');
    expect((await set(dayIn(1), dayIn(1))).data).toMatchObject({ state: 'planned', validFrom: dayIn(1) });
    await expect.poll(paid, WAIT).toEqual([100, 100]);
    await nextDay();
    await expect.poll(paid, WAIT).toEqual([88, 88]);
    expect(await checked()).toBe(88);
    await nextDay();
    await expect.poll(paid, WAIT).toEqual([100, 100]);
    const { data } = await call(adminContractTerms.contractPrices, { token, body: { quickSearch: 'AG-2' } });
    expect(data[0]).toMatchObject({ state: 'ended', validTo: dayIn(-1) });

    await set(null, null, 88);
    const copy = (fromCompanyId: number, replaces = false) =>
      call(adminContractTerms.copyContractPrices, { token, params: { id: other }, body: { fromCompanyId, replaces } });
    expect((await copy(seeded.companyId)).data).toEqual({ copied: 1, kept: 0 });
    expect((await copy(seeded.companyId)).data).toEqual({ copied: 0, kept: 1 });
    expect((await copy(seeded.companyId, true)).data).toEqual({ copied: 1, kept: 0 });
    expect((await copy(other)).code).toBe('pricing.same_company');
    expect((await copy(99_999)).status).toBe(404);
    const file = await seeded.shop.app.inject({
      url: `/api/admin/companies/${other}/contract-prices/file/csv`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(file.body).toContain('AG-2');
    expect(file.body).toContain('88,00');
  });
});
