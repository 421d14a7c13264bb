import { articles, checkout, quickOrder, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withSetting } from './builders/place.ts';
import {
  addToCart,
  anotherBuyer,
  checkoutBody,
  seedShop,
  someArticle,
  type SeededShop,
} from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

/** What is in stock, whether more is expected, and whether it is sold at all. */
const ARTICLES = [
  { code: 'PO-NULA', stock: 0 },
  { code: 'PO-DATUM', stock: 0, expected: true },
  { code: 'PO-MALO', stock: 3 },
  { code: 'PO-MALO-DATUM', stock: 3, expected: true },
  { code: 'PO-UPIT', stock: 0, disableSelling: true },
  { code: 'PO-UPIT-IMA', stock: 3, disableSelling: true },
] as const;
type Code = (typeof ARTICLES)[number]['code'];

let seeded: SeededShop;
const ids = new Map<Code, number>();
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  for (const article of ARTICLES) {
    const id = await someArticle(seeded, article.code, article);
    ids.set(article.code, id);
    if ('expected' in article)
      await seeded.shop.db
        .updateTable('stock_level')
        .set({ expected_on: '2099-01-01' })
        .where('article_id', '=', id)
        .execute();
  }
});
afterAll(() => seeded.shop.close());

const idOf = (code: Code): number => ids.get(code) ?? 0;

const call = (route: Parameters<typeof seeded.shop.call>[0], sent: object) =>
  seeded.shop.call(route, { token: seeded.buyer, ...sent });

interface ShownArticle {
  readonly code: string;
  readonly offer: string;
  readonly stock: { readonly state: string; readonly expectedOn: string | null };
}

const stateOf = ({ offer, stock }: ShownArticle) => ({
  offer,
  state: stock.state,
  isExpected: stock.expectedOn !== null,
});

/** What listing, suggestion, details and quick order tell of an article. */
async function everywhere(code: Code) {
  const list = (await call(articles.listing, { body: { quickSearch: code } })).data.articles;
  const suggested = (await call(articles.suggestions, { body: { quickSearch: code } })).data.articles;
  const details = (await call(articles.details, { params: { id: idOf(code) } })).data;
  const quick = (await call(quickOrder.check, { body: { lines: [{ line: 1, code, quantity: 1 }] } })).data.lines[0];
  const [inList, inSuggestions] = [list, suggested].map((cards: ShownArticle[]) =>
    cards.find((card) => card.code === code),
  );
  return [inList, inSuggestions, details, quick.article].map(stateOf);
}

const NOT_SOLD = { offer: 'request' };
const CASES = {
  on: {
    'PO-NULA': { offer: 'pre_order', state: 'on_order', isExpected: false },
    'PO-DATUM': { offer: 'pre_order', state: 'on_order', isExpected: true },
    'PO-MALO': { offer: 'cart', isExpected: false },
    'PO-MALO-DATUM': { offer: 'cart', isExpected: true },
    'PO-UPIT': NOT_SOLD,
    'PO-UPIT-IMA': NOT_SOLD,
  },
  off: {
    'PO-NULA': { offer: 'request', state: 'out', isExpected: false },
    'PO-DATUM': { offer: 'request', state: 'out', isExpected: true },
    'PO-MALO': { offer: 'cart', isExpected: false },
    'PO-MALO-DATUM': { offer: 'cart', isExpected: true },
    'PO-UPIT': NOT_SOLD,
    'PO-UPIT-IMA': NOT_SOLD,
  },
} as const;

/** One piece, then five: what quick order and cart say of it, and the checkout where the cart took it. */
async function ordering(code: Code, quantity: number): Promise<readonly string[]> {
  const quick = (await call(quickOrder.check, { body: { lines: [{ line: 1, code, quantity }] } })).data.lines[0];
  const buyer = await anotherBuyer(seeded);
  const added = await addToCart(seeded, buyer, idOf(code), quantity);
  if (added.status !== 200) return [quick.state, `${added.status} ${added.code}`];
  const key = `${code}-${quantity}`;
  const body = await checkoutBody(seeded, buyer);
  const placed = await seeded.shop.call(checkout.place, { token: buyer, body, key });
  if (placed.status === 200)
    await seeded.shop.db.updateTable('stock_level').set({ reserved: 0 }).where('article_id', '=', idOf(code)).execute();
  return [quick.state, String(placed.status)];
}

describe.each(['on', 'off'] as const)('with allowOrderingStockZero %s', (setting) => {
  beforeAll(async () => {
    await withSetting(seeded.shop.db, 'allowOrderingStockZero', setting === 'on');
    seeded.shop.wait(1_100);
  });

  it.each(ARTICLES.map(({ code }) => code))(
    'listing, suggestions, details and quick order agree on %s',
    async (code) => {
      const expected = CASES[setting][code];
      await vi.waitFor(async () => expect(await everywhere(code)).toMatchObject(Array(4).fill(expected)), {
        timeout: 30_000,
        interval: 50,
      });
    },
  );

  const taken = setting === 'on';
  const refused = (state: string, code: string) => [state, `409 cart.${code}`];
  it.each([
    ['PO-NULA', 1, taken ? ['short', '200'] : refused('not_sellable', 'out_of_stock')],
    ['PO-DATUM', 1, taken ? ['short', '200'] : refused('not_sellable', 'out_of_stock')],
    ['PO-MALO', 1, ['ok', '200']],
    ['PO-MALO', 5, taken ? ['short', '200'] : refused('wrong_quantity', 'not_enough_stock')],
    ['PO-MALO-DATUM', 5, taken ? ['short', '200'] : refused('wrong_quantity', 'not_enough_stock')],
    ['PO-UPIT', 1, refused('not_sellable', 'not_sellable')],
    ['PO-UPIT-IMA', 1, refused('not_sellable', 'not_sellable')],
  ] as const)('quick order, cart and checkout agree on %s × %i', async (code, quantity, outcome) => {
    expect(await ordering(code, quantity)).toEqual(outcome);
  });
});

it('lets a line that ran short be made less, and refuses more of it, where no pre-orders are taken', async () => {
  await withSetting(seeded.shop.db, 'allowOrderingStockZero', false);
  const buyer = await anotherBuyer(seeded);
  const id = await someArticle(seeded, 'PO-MANJE', { stock: 10 });
  const [{ id: line }] = (await addToCart(seeded, buyer, id, 8)).data.cartItems;
  await seeded.shop.db.updateTable('stock_level').set({ on_hand: 4 }).where('article_id', '=', id).execute();
  const set = (quantity: number) =>
    seeded.shop.call(shoppingCart.update, { token: buyer, body: { items: [{ id: line, quantity }] } });
  expect(await set(9)).toMatchObject({ status: 409, code: 'cart.not_enough_stock' });
  expect((await set(6)).data.cartItems).toMatchObject([{ quantity: 6, notices: ['short'] }]);
  expect((await set(4)).data.cartItems).toMatchObject([{ quantity: 4, notices: [] }]);
  const more = await addToCart(seeded, buyer, id, 1);
  expect(more).toMatchObject({ status: 409, code: 'cart.not_enough_stock' });
  expect(more.message).toContain('4 kom');
});
