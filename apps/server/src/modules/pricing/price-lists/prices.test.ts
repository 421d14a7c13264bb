import { adminContractTerms, adminPriceLists, articles } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { openPriceListFixture, type PriceListFixture } from '../../../../test/builders/price-lists.ts';
import { addToCart, cartOf, seedShop, someArticle, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

/** How long a changed price may take to be everywhere. */
const WAIT = { timeout: 30_000, interval: 50 };

let seeded: SeededShop;
let administrator: string;
let lists: PriceListFixture;

const aList = async (title: string, more: object = {}) => (await lists.create(title, more)).data;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  ({ administrator } = seeded);
  lists = openPriceListFixture(seeded, () => administrator);
});
afterAll(() => seeded.shop.close());

describe('what a company pays', () => {
  /** In the listing, on the page of the article, in the cart. */
  const paidFor = (articleId: number, code: string, token: string) => async () => {
    const { data } = await seeded.shop.call(articles.listing, { token, body: { quickSearch: code } });
    const page = await seeded.shop.call(articles.details, { token, params: { id: articleId } });
    return [data.articles[0]?.price, page.data.price, (await cartOf(seeded, token)).cartItems[0].price];
  };

  it('is the lowest of its contract price and its price lists, everywhere within a second, by the last change', async () => {
    const articleId = await someArticle(seeded, 'PL-1', { vpc: 10_000 });
    await addToCart(seeded, seeded.buyer, articleId);
    const paid = paidFor(articleId, 'PL-1', seeded.buyer);
    await expect.poll(paid, WAIT).toEqual([100, 100, 100]);

    const list = await aList('Hoteli');
    await lists.setItem(list.id, 'pl-1', 81.3);
    await lists.assign(list.id);
    await expect.poll(paid, WAIT).toEqual([81.3, 81.3, 81.3]);
    const check = { params: { id: seeded.companyId }, body: { code: 'PL-1' } };
    const checked = await seeded.shop.call(adminContractTerms.checkPrice, { token: administrator, ...check });
    expect(checked.data).toMatchObject({ price: 81.3, source: 'contract' });

    const dearer = await aList('Skuplji');
    await lists.setItem(dearer.id, 'PL-1', 90);
    await lists.assign(dearer.id);
    await lists.setItem(list.id, 'PL-1', 85, { seen: 81.3 });
    await expect.poll(paid, WAIT).toEqual([85, 85, 85]);

    const contract = { code: 'PL-1', price: 79, seen: null };
    const agreed = { token: administrator, params: { id: seeded.companyId } };
    await seeded.shop.call(adminContractTerms.setContractPrice, { ...agreed, body: contract });
    await expect.poll(paid, WAIT).toEqual([79, 79, 79]);
    const params = { id: seeded.companyId, articleId };
    await seeded.shop.call(adminContractTerms.removeContractPrice, { token: administrator, params });

    await lists.save(list.id, list.version, { title: 'Hoteli', isActive: false });
    await expect.poll(paid, WAIT).toEqual([90, 90, 90]);
    await lists.save(list.id, list.version + 1, { title: 'Hoteli' });
    await expect.poll(paid, WAIT).toEqual([85, 85, 85]);
    await lists.call(adminPriceLists.removeItem, { params: { id: list.id, articleId } });
    await expect.poll(paid, WAIT).toEqual([90, 90, 90]);
    await lists.unassign(dearer.id);
    await expect.poll(paid, WAIT).toEqual([100, 100, 100]);
  });

  it('follows one change of a list for all companies that have it, and for no other', async () => {
    const articleId = await someArticle(seeded, 'PL-2', { vpc: 5_000 });
    const tokens: string[] = [];
    const list = await aList('Škole');
    for (const hasList of [true, true, false]) {
      const companyId = await aCompany(seeded.shop.db, seeded.place);
      const token = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { companyId }));
      await addToCart(seeded, token, articleId);
      if (hasList) await lists.assign(list.id, companyId);
      tokens.push(token);
    }
    await lists.setItem(list.id, 'PL-2', 40);
    const changed = { percent: -2.5, confirmedBelowCost: 0 };
    const answer = await lists.call(adminPriceLists.changePrices, { params: { id: list.id }, body: changed });
    expect(answer.data).toMatchObject({ changed: 1, sample: [{ code: 'PL-2', before: 40, after: 39 }] });
    for (const [place, token] of tokens.entries()) {
      const price = place < 2 ? 39 : 50;
      await expect.poll(paidFor(articleId, 'PL-2', token), WAIT).toEqual([price, price, price]);
    }
  });

  it('changes with the first and after the last day of a list', async () => {
    const DAY_MS = 86_400_000;
    const dayIn = (days: number) => businessDate(new Date(seeded.shop.now().getTime() + days * DAY_MS));
    const articleId = await someArticle(seeded, 'PL-3', { vpc: 10_000 });
    const list = await aList('Jedan dan', { validFrom: dayIn(1), validTo: dayIn(1) });
    expect(list.state).toBe('planned');
    await lists.setItem(list.id, 'PL-3', 88);
    await lists.assign(list.id);
    const personId = await aPerson(seeded.shop.db, { companyId: seeded.companyId });
    await addToCart(seeded, await seeded.shop.loginAs(personId), articleId);
    const paid = async () => paidFor(articleId, 'PL-3', await seeded.shop.loginAs(personId))();
    await expect.poll(paid, WAIT).toEqual([100, 100, 100]);
    for (const [price, state] of [
      [88, 'in_force'],
      [100, 'ended'],
    ]) {
      seeded.shop.wait(DAY_MS);
      await expect.poll(paid, WAIT).toEqual([price, price, price]);
      // Sessions end before the next day.
      administrator = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'administrator' }));
      expect((await lists.call(adminPriceLists.one, { params: { id: list.id } })).data.state).toBe(state);
    }
  });
});
