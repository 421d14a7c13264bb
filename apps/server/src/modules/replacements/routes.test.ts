import { articles, documents, replacements, wishList, type UsualArticle } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import {
  addToCart,
  anOrder,
  anotherBuyer,
  aCompanyWithAddress,
  cartOf,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const NOWHERE = { inCart: false, inUsualOrder: false, onWishList: false, savedCartIds: [] };

const placesOf = (token: string, articleId: number, replacementId: number) =>
  seeded.shop.call(replacements.places, { token, body: { articleId, replacementId } });
const replace = (token: string, body: object) =>
  seeded.shop.call(replacements.create, { token, body: { ...NOWHERE, ...body } });
const undo = (token: string, id: number) => seeded.shop.call(replacements.undo, { token, body: { id } });
const linesOf = async (token: string, id: number) =>
  (await seeded.shop.call(documents.lines, { token, params: { id } })).data;

async function saved(token: string, title: string, isShared = false): Promise<number> {
  const { id } = await cartOf(seeded, token);
  const body = { title, isShared };
  return (await seeded.shop.call(documents.create, { token, params: { shoppingCartId: id }, body })).data.id;
}

describe('replacing an article in lists', () => {
  it('tells where it is used, replaces it there in whole packs, and puts all back', async () => {
    const buyer = await anotherBuyer(seeded);
    const [old, better, other] = [
      await someArticle(seeded, 'RE-1', { vpc: 500 }),
      await someArticle(seeded, 'RE-2', { vpc: 300, packSize: 6 }),
      await someArticle(seeded, 'RE-3'),
    ];
    for (const [id, quantity] of [
      [old, 4],
      [other, 1],
    ] as const)
      await addToCart(seeded, buyer, id, quantity);
    const first = await saved(buyer, 'Prva');
    await addToCart(seeded, buyer, better, 6);
    const second = await saved(buyer, 'Druga');
    await seeded.shop.call(wishList.toggle, { token: buyer, body: { articleId: old } });
    const { data: places } = await placesOf(buyer, old, better);
    expect(places).toMatchObject([
      { kind: 'cart', quantity: 4, newQuantity: 12 },
      { kind: 'wish_list', quantity: null },
      { kind: 'saved_cart', savedCartId: second, title: 'Druga', quantity: 4, newQuantity: 12 },
      { kind: 'saved_cart', savedCartId: first, title: 'Prva', quantity: 4, newQuantity: 6 },
    ]);
    const before = [await cartOf(seeded, buyer), await linesOf(buyer, first), await linesOf(buyer, second)];
    const body = { articleId: old, replacementId: better, savedCartIds: [first, second] };
    const made = await replace(buyer, { ...body, inCart: true, onWishList: true });
    expect(made).toMatchObject({ status: 200, code: 'replacements.replaced', data: { places: 4 } });
    expect(await linesOf(buyer, first)).toMatchObject([
      { articleId: better, quantity: 6, previousPrice: 3 },
      { articleId: other },
    ]);
    expect((await linesOf(buyer, second)).map(({ articleId }: { articleId: number }) => articleId)).toEqual([
      other,
      better,
    ]);
    const { cartItems } = await cartOf(seeded, buyer);
    expect(cartItems).toMatchObject([{ articleId: other }, { articleId: better, quantity: 12 }]);
    const wished = (await seeded.shop.call(wishList.list, { token: buyer })).data;
    expect(wished).toMatchObject([{ articleId: better }]);
    expect((await undo(buyer, made.data.id)).code).toBe('replacements.undone');
    const after = [await cartOf(seeded, buyer), await linesOf(buyer, first), await linesOf(buyer, second)];
    const plain = ([cart, ...lists]: typeof before) => [cart.cartItems, ...lists];
    expect(plain(after)).toEqual(plain(before));
    expect((await undo(buyer, made.data.id)).code).toBe('replacements.not_found');
  });

  it('replaces nothing where one list refuses, and undoes nothing where one was changed since', async () => {
    const buyer = await anotherBuyer(seeded);
    const [old, empty, better] = [
      await someArticle(seeded, 'RE-4'),
      await someArticle(seeded, 'RE-5'),
      await someArticle(seeded, 'RE-6'),
    ];
    await seeded.shop.db.updateTable('article').set({ disable_selling: true }).where('id', '=', empty).execute();
    await addToCart(seeded, buyer, old, 2);
    const id = await saved(buyer, 'Jedina');
    const refused = await replace(buyer, { articleId: old, replacementId: empty, inCart: true, savedCartIds: [id] });
    expect(refused).toMatchObject({ status: 409, code: 'cart.not_sellable' });
    expect(await linesOf(buyer, id)).toMatchObject([{ articleId: old, quantity: 2 }]);
    const made = await replace(buyer, { articleId: old, replacementId: better, inCart: true, savedCartIds: [id] });
    await addToCart(seeded, buyer, better, 1);
    expect(await undo(buyer, made.data.id)).toMatchObject({ status: 409, code: 'replacements.changed_since' });
    expect(await linesOf(buyer, id)).toMatchObject([{ articleId: better, quantity: 2 }]);
    const again = await replace(buyer, { articleId: old, replacementId: better, inCart: true, savedCartIds: [id] });
    expect(again).toMatchObject({ status: 409, code: 'replacements.nothing_to_replace' });
  });

  it('404 for an article that the shop does not show, and for the same article', async () => {
    const [one, hidden] = [await someArticle(seeded, 'RE-7'), await someArticle(seeded, 'RE-8')];
    await seeded.shop.db.updateTable('article').set({ is_visible_on_web: false }).where('id', '=', hidden).execute();
    for (const replacementId of [hidden, one, 999_999]) {
      expect((await placesOf(seeded.buyer, one, replacementId)).code).toBe('articles.not_found');
      expect((await replace(seeded.buyer, { articleId: one, replacementId, inCart: true })).status).toBe(404);
    }
  });

  it('changes lists of the caller only: shared ones of colleagues are the admin’s, those of others do not exist', async () => {
    const [owner, colleague] = [await anotherBuyer(seeded), await anotherBuyer(seeded)];
    const admin = await seeded.shop.loginAs(
      await aPerson(seeded.shop.db, { companyId: seeded.companyId, role: 'company_admin' }),
    );
    const elsewhere = await aCompanyWithAddress(seeded);
    const outsider = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { companyId: elsewhere }));
    const [old, better] = [await someArticle(seeded, 'RE-9'), await someArticle(seeded, 'RE-10')];
    await addToCart(seeded, owner, old, 1);
    const shared = await saved(owner, 'Zajednička', true);
    const body = { articleId: old, replacementId: better, savedCartIds: [shared] };
    for (const token of [colleague, outsider]) {
      expect((await placesOf(token, old, better)).data).toEqual([]);
      expect(await replace(token, body)).toMatchObject({ status: 404, code: 'documents.not_found' });
    }
    expect((await placesOf(admin, old, better)).data).toMatchObject([{ savedCartId: shared }]);
    const made = await replace(admin, body);
    expect(made.status).toBe(200);
    for (const token of [owner, outsider])
      expect((await undo(token, made.data.id)).code).toBe('replacements.not_found');
    expect((await undo(admin, made.data.id)).status).toBe(200);
  });
});

it('lets the usual order propose the replacement until that is undone', async () => {
  const [old, better] = [await someArticle(seeded, 'RE-11'), await someArticle(seeded, 'RE-12')];
  await anOrder(seeded, old, 3);
  const proposed = async (): Promise<string[]> =>
    (await seeded.shop.call(articles.usualArticles, { token: seeded.buyer })).data.map(
      ({ code }: UsualArticle) => code,
    );
  const proposes = (code: string) =>
    vi.waitFor(async () => expect(await proposed()).toContain(code), { timeout: 30_000, interval: 50 });
  await proposes('RE-11');
  expect((await placesOf(seeded.buyer, old, better)).data).toMatchObject([{ kind: 'usual_order' }]);
  const made = await replace(seeded.buyer, { articleId: old, replacementId: better, inUsualOrder: true });
  expect(made.data.places).toBe(1);
  await proposes('RE-12');
  expect(await proposed()).not.toContain('RE-11');
  await undo(seeded.buyer, made.data.id);
  expect(await proposed()).not.toContain('RE-12');
  await proposes('RE-11');
});
