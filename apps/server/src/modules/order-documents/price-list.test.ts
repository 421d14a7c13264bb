import { documents, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import {
  addToCart,
  anotherBuyer,
  cartOf,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { THE_SUPPLIER } from '../../../test/builders/supplier.ts';
import { openTestShop } from '../../../test/http.ts';
import type { Customer } from '../../kernel/actor.ts';
import { readPricedSavedCart } from '../saved-carts/index.ts';
import type { Reader } from './service/letterhead.ts';
import { composePriceList } from './service/compose-price-list.ts';

let seeded: SeededShop;
let id: number;
const reader: Reader = {
  language: 'bs',
  seesPrices: true,
  now: new Date('2026-11-20T10:02:00Z'),
  name: 'Amra Hadžić',
  supplier: THE_SUPPLIER,
  logo: null,
};
const customer = { companyTitle: 'Hotel d.o.o.', name: 'Amra Hadžić' };

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { shop, buyer } = seeded;
  await addToCart(seeded, buyer, await someArticle(seeded, 'C-1', { vpc: 1_234_56 }), 3);
  const gone = await someArticle(seeded, 'C-2', { vpc: 99 });
  await addToCart(seeded, buyer, gone, 7);
  const { id: shoppingCartId, cartItems } = await cartOf(seeded, buyer);
  const items = [{ id: cartItems[0].id, note: 'Za kuhinju' }];
  await shop.call(shoppingCart.noteLines, { token: buyer, body: { items } });
  const body = { title: 'Mjesečna', isShared: true };
  id = (await shop.call(documents.create, { token: buyer, params: { shoppingCartId }, body })).data.id;
  await shop.db.updateTable('article').set({ disable_selling: true }).where('id', '=', gone).execute();
});
afterAll(() => seeded.shop.close());

const fetchList = async (token: string) => {
  const url = `/api/documents/${id}/price-list`;
  return seeded.shop.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
};
const theDocument = () => {
  const actor = { userId: 0, role: 'buyer', companyId: seeded.companyId, companyTitle: null } as Customer;
  return readPricedSavedCart(seeded.shop.db, id, { actor, language: 'bs', now: seeded.shop.now() });
};

it('200 with a PDF for users who may load the saved cart, 404 for others', async () => {
  const { statusCode, rawPayload, headers } = await fetchList(await anotherBuyer(seeded));
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'application/pdf' });
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const outsider = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { companyId: null, role: 'private' }));
  expect((await fetchList(outsider)).statusCode).toBe(404);
});

it('counts what can be bought, and says what cannot', async () => {
  const document = composePriceList(await theDocument(), customer, reader);
  expect(document.rows.map((row) => row.at(-1))).toEqual(['3.703,68', '–']);
  expect(document.rows[0]?.[2]).toBe('Artikal C-1\nZa kuhinju');
  expect(document.rows[1]?.[2]).toBe('Artikal C-2\nViše nije moguće naručiti');
  expect(document.totals.map(({ value }) => value.replace(/\s/u, ' '))).toEqual([
    '3.703,68 KM',
    '629,63 KM',
    '4.333,31 KM',
  ]);
});

describe('an old price', () => {
  const rowWith = async (contractPrice: number, seesPrices = true) => {
    const { articleId } = (await theDocument()).lines[0]?.article ?? { articleId: 0 };
    await seeded.shop.db
      .insertInto('contract_price')
      .values({ company_id: seeded.companyId, article_id: articleId, price: contractPrice })
      .onConflict((conflict) => conflict.columns(['company_id', 'article_id']).doUpdateSet({ price: contractPrice }))
      .execute();
    return composePriceList(await theDocument(), customer, { ...reader, seesPrices }).rows[0] ?? [];
  };
  afterAll(() => seeded.shop.db.deleteFrom('contract_price').execute());

  it('is printed below the article with the saving', async () => {
    const [, , article, , price] = await rowWith(1_000_00);
    expect(article).toMatch(/^Artikal C-1\nRedovna cijena 1\.234,56, ušteda 19\s%\nZa kuhinju$/);
    expect(price).toBe('1.000,00');
  });
  it('is left out where it is less than 1 % above the price', async () => {
    expect((await rowWith(1_230_00))[2]).toBe('Artikal C-1\nZa kuhinju');
  });
  it('is left out for a reader who sees no prices', async () => {
    expect((await rowWith(1_000_00, false))[2]).toBe('Artikal C-1\nZa kuhinju');
  });
});

it('has no price on it for who sees none', async () => {
  const document = composePriceList(await theDocument(), customer, { ...reader, seesPrices: false });
  expect(document).toMatchObject({ title: 'Spisak artikala', totals: [], notes: [] });
  expect(JSON.stringify(document)).not.toMatch(/\d,\d\d/);
});
