import { articleArchive, documents, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import {
  addToCart,
  anotherBuyer,
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

const firstPage = { page: 1, pageSize: 12 };
const list = async (token: string, more = {}) =>
  (await seeded.shop.call(documents.list, { token, body: { ...firstPage, ...more } })).data;
const linesOf = (token: string, id: number) => seeded.shop.call(documents.lines, { token, params: { id } });
const load = (token: string, id: number, mode: 'replace' | 'add') =>
  seeded.shop.call(documents.load, { token, params: { id }, body: { mode } });

async function save(token: string, body: object) {
  const { id } = await cartOf(seeded, token);
  return seeded.shop.call(documents.create, { token, params: { shoppingCartId: id }, body });
}

/** A buyer with a saved cart of so many pieces of each article. */
async function savedBy(token: string, title: string, articles: readonly (readonly [id: number, quantity: number])[]) {
  for (const [id, quantity] of articles) await addToCart(seeded, token, id, quantity);
  const { data } = await save(token, { title });
  return data.id as number;
}

describe('saving', () => {
  it('keeps a copy that today’s prices are held against', async () => {
    const buyer = await anotherBuyer(seeded);
    const article = await someArticle(seeded, 'D-1', { vpc: 1_000 });
    await savedBy(buyer, 'Sedmična', [[article, 3]]);
    await seeded.shop.db.updateTable('article').set({ vpc: 1_250 }).where('id', '=', article).execute();
    const [saved] = await list(buyer);
    expect(saved).toMatchObject({ title: 'Sedmična', lines: 1, total: 37.5, difference: 7.5, mayChange: true });
    const { data } = await linesOf(buyer, saved.id);
    expect(data).toMatchObject([{ code: 'D-1', quantity: 3, previousPrice: 10, price: 12.5, amount: 37.5 }]);
    expect((await cartOf(seeded, buyer)).cartItems).toHaveLength(1);
  });

  it('409 for an empty cart and for a name in use, 404 for the cart of somebody else', async () => {
    const [buyer, other] = [await anotherBuyer(seeded), await anotherBuyer(seeded)];
    expect(await save(buyer, { title: 'Prazna' })).toMatchObject({ status: 409, code: 'checkout.empty' });
    const article = await someArticle(seeded, 'D-2');
    await savedBy(buyer, 'Hotel', [[article, 1]]);
    expect(await save(buyer, { title: 'hotel' })).toMatchObject({ status: 409, code: 'documents.title_taken' });
    await addToCart(seeded, other, article, 1);
    const { id } = await cartOf(seeded, other);
    const reply = await seeded.shop.call(documents.create, {
      token: buyer,
      params: { shoppingCartId: id },
      body: { title: 'Tuđa' },
    });
    expect(reply).toMatchObject({ status: 404, code: 'cart.not_found' });
  });

  it('holds at most 100 a user, also when two ask at once', async () => {
    const userId = await aPerson(seeded.shop.db, { companyId: seeded.companyId });
    const buyer = await seeded.shop.loginAs(userId);
    const rows = Array.from({ length: 99 }, (_, index) => ({
      user_id: userId,
      company_id: seeded.companyId,
      title: `K${index}`,
    }));
    await seeded.shop.db.insertInto('saved_cart').values(rows).execute();
    await addToCart(seeded, buyer, await someArticle(seeded, 'D-3'), 1);
    const replies = await Promise.all(['X', 'Y'].map((title) => save(buyer, { title })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('loading', () => {
  it('adds to the cart, or takes its place', async () => {
    const buyer = await anotherBuyer(seeded);
    const [first, second] = [await someArticle(seeded, 'D-4'), await someArticle(seeded, 'D-5')];
    const id = await savedBy(buyer, 'Jedna', [[first, 2]]);
    await addToCart(seeded, buyer, second, 1);
    const added = await load(buyer, id, 'add');
    expect(added.data.added).toEqual([{ articleId: first, quantity: 2 }]);
    expect(added.data.cart.cartItems).toMatchObject([{ quantity: 4 }, { quantity: 1 }]);
    const replaced = await load(buyer, id, 'replace');
    expect(replaced.data.cart.cartItems).toMatchObject([{ articleId: first, quantity: 2 }]);
    expect(await cartOf(seeded, buyer)).toEqual(replaced.data.cart);
  });

  it('brings the notes of lines back, and keeps the one that a line has got since', async () => {
    const buyer = await anotherBuyer(seeded);
    const articles = [await someArticle(seeded, 'D-10'), await someArticle(seeded, 'D-11')];
    for (const article of articles) await addToCart(seeded, buyer, article, 1);
    const note = async (...notes: string[]) => {
      const { cartItems } = await cartOf(seeded, buyer);
      const items = notes.map((text, index) => ({ id: cartItems[index].id, note: text }));
      await seeded.shop.call(shoppingCart.noteLines, { token: buyer, body: { items } });
    };
    const notes = async () => (await cartOf(seeded, buyer)).cartItems.map((line: { note: string | null }) => line.note);
    await note('Za kuhinju', '');
    const { id } = (await save(buyer, { title: 'S napomenom' })).data;
    expect((await linesOf(buyer, id)).data).toMatchObject([{ note: 'Za kuhinju' }, { note: null }]);
    await note('', 'Za recepciju');
    expect((await load(buyer, id, 'add')).data.cart.cartItems).toMatchObject([
      { quantity: 2, note: 'Za kuhinju' },
      { quantity: 2, note: 'Za recepciju' },
    ]);
    await note('Drugo');
    await load(buyer, id, 'add');
    expect(await notes()).toEqual(['Drugo', 'Za recepciju']);
    await load(buyer, id, 'replace');
    expect(await notes()).toEqual(['Za kuhinju', null]);
  });

  it('replaces the cart where the request says nothing', async () => {
    const buyer = await anotherBuyer(seeded);
    const saved = await savedBy(buyer, 'Jedna', [[await someArticle(seeded, 'R-1'), 1]]);
    const article = await someArticle(seeded, 'R-2');
    await seeded.shop.call(shoppingCart.addItem, { token: buyer, body: { articleId: article, quantity: 1 } });
    const reply = await seeded.shop.call(documents.load, { token: buyer, params: { id: saved } });
    expect(reply).toMatchObject({ status: 200, code: 'documents.loaded' });
    expect(reply.data.cart.cartItems).toMatchObject([{ code: 'R-1' }]);
  });

  it('names the lines that can no longer be bought, and keeps the cart where none can', async () => {
    const buyer = await anotherBuyer(seeded);
    const [good, dead] = [await someArticle(seeded, 'D-6'), await someArticle(seeded, 'D-7')];
    const both = await savedBy(buyer, 'Obje', [
      [good, 1],
      [dead, 1],
    ]);
    const { cartItems } = await cartOf(seeded, buyer);
    await seeded.shop.call(shoppingCart.deleteItem, { token: buyer, params: { id: cartItems[0].id } });
    const only = (await save(buyer, { title: 'Samo mrtva' })).data.id;
    await seeded.shop.db.updateTable('article').set({ disable_selling: true }).where('id', '=', dead).execute();
    expect((await list(buyer))[1]).toMatchObject({ notOrderable: ['D-7'], lines: 2 });
    const reply = await load(buyer, both, 'replace');
    expect(reply).toMatchObject({ status: 200, code: 'documents.loaded_partly' });
    expect(reply.data.left).toMatchObject([{ code: 'D-7', title: 'Artikal D-7' }]);
    expect(reply.data.left[0].reason).toContain('D-7');
    expect(await load(buyer, only, 'replace')).toMatchObject({ status: 409, code: 'documents.nothing_orderable' });
    expect((await cartOf(seeded, buyer)).cartItems).toMatchObject([{ articleId: good }]);
  });
});

describe('sharing', () => {
  it('shows a shared cart to the company alone; only the owner and the admin change it', async () => {
    const [owner, colleague] = [await anotherBuyer(seeded), await anotherBuyer(seeded)];
    const admin = await seeded.shop.loginAs(
      await aPerson(seeded.shop.db, { companyId: seeded.companyId, role: 'company_admin' }),
    );
    const elsewhere = await aCompany(seeded.shop.db, seeded.place);
    const outsider = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { companyId: elsewhere }));
    const id = await savedBy(owner, 'Zajednička', [[await someArticle(seeded, 'D-8'), 1]]);
    expect((await linesOf(colleague, id)).status).toBe(404);
    const change = (token: string, body: object) => seeded.shop.call(documents.update, { token, params: { id }, body });
    expect((await change(owner, { title: 'Zajednička', isShared: true })).code).toBe('documents.changed');
    const seen = await list(colleague, { quickSearch: 'zajednicka' });
    expect(seen).toMatchObject([{ id, isShared: true, mayChange: false }]);
    expect((await load(colleague, id, 'add')).status).toBe(200);
    expect((await linesOf(outsider, id)).status).toBe(404);
    expect((await load(outsider, id, 'add')).status).toBe(404);
    expect(await list(outsider)).toEqual([]);
    expect((await change(colleague, { title: 'Moja' })).status).toBe(404);
    const remove = (token: string) => seeded.shop.call(documents.remove, { token, body: { ids: [id] } });
    expect((await remove(colleague)).status).toBe(404);
    expect((await remove(admin)).code).toBe('documents.deleted');
    expect((await remove(owner)).status).toBe(404);
  });
});

it('says no amount to a person who may not see prices', async () => {
  const blind = await seeded.shop.loginAs(
    await aPerson(seeded.shop.db, { companyId: seeded.companyId, canViewPrices: false }),
  );
  const id = await savedBy(blind, 'Bez cijena', [[await someArticle(seeded, 'D-9', { vpc: 97_13 }), 1]]);
  const [saved] = await list(blind, { quickSearch: 'bez cijena' });
  expect(saved).toMatchObject({ total: null, difference: null });
  expect((await linesOf(blind, id)).data).toMatchObject([{ price: null, previousPrice: null, amount: null }]);
});

describe('a line that is no longer supplied', () => {
  const takeSuccessor = (token: string, id: number, articleId: number) =>
    seeded.shop.call(documents.takeSuccessor, { token, params: { id, articleId } });

  it('becomes its successor in whole packs; quantities of the same article add up', async () => {
    const buyer = await anotherBuyer(seeded);
    const [old, other] = [await someArticle(seeded, 'SU-1'), await someArticle(seeded, 'SU-2')];
    const successor = await someArticle(seeded, 'SU-3', { vpc: 700, packSize: 6 });
    const id = await savedBy(buyer, 'Zamjene', [
      [old, 4],
      [other, 7],
    ]);
    expect((await takeSuccessor(buyer, id, old)).code).toBe('documents.no_successor');
    for (const articleId of [old, other]) {
      const body = { version: 1, successorCode: 'SU-3' };
      await seeded.shop.call(articleArchive.add, { token: seeded.administrator, params: { id: articleId }, body });
    }
    expect((await takeSuccessor(buyer, id, old)).status).toBe(200);
    expect((await linesOf(buyer, id)).data).toMatchObject([
      { articleId: successor, quantity: 6, previousPrice: 7, isOrderable: true },
      { articleId: other, quantity: 7, isOrderable: false },
    ]);
    await takeSuccessor(buyer, id, other);
    expect((await linesOf(buyer, id)).data).toMatchObject([{ articleId: successor, quantity: 18 }]);
  });
});
