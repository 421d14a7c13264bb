import type { CartItem } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { changesOf, consentKey, shortArticles } from './changed-lines.logic.ts';

const item = (articleId: number, notices: CartItem['notices'], more: Partial<CartItem> = {}): CartItem => ({
  id: articleId,
  articleId,
  article: {
    id: articleId,
    title: 'Artikal',
    slug: 'artikal',
    brand: 'Aqualin',
    category: 'Papir',
    placeholder: 'box',
  },
  code: `A-${articleId}`,
  quantity: 4,
  unit: 'kom',
  pack: null,
  minimumQuantity: 1,
  packSize: 1,
  price: 10,
  oldPrice: null,
  priceSource: 'list',
  costsOfUse: [],
  taxRateBp: 1_700,
  isCovered: false,
  amount: 40,
  previousPrice: null,
  nextBreak: null,
  stock: { state: 'in_stock', available: 3, expectedOn: null },
  notices,
  note: null,
  highlightedImageUrl: null,
  variation: null,
  ...more,
});
const keyOf = (...cartItems: CartItem[]) => consentKey(changesOf({ cartItems }));

it('asks for nothing while nothing has changed', () => {
  expect(keyOf(item(1, []), item(2, []))).toBe('');
});

it('names every change, a line with two of them twice', () => {
  const changes = changesOf({ cartItems: [item(1, ['price_up', 'short']), item(2, []), item(3, ['not_sellable'])] });
  expect(changes.map(({ item: { articleId }, kind }) => [articleId, kind])).toEqual([
    [1, 'price'],
    [1, 'short'],
    [3, 'not_sellable'],
  ]);
  expect(shortArticles(changes)).toEqual([1]);
});

it('holds a consent for what was consented to, and for nothing that changes after it', () => {
  const known = keyOf(item(1, ['price_up']));
  expect(keyOf(item(1, ['price_up']))).toBe(known);
  expect(keyOf(item(1, ['price_up'], { price: 11 }))).not.toBe(known);
  expect(keyOf(item(1, ['price_up', 'short']))).not.toBe(known);
  const short = keyOf(item(1, ['short']));
  expect(keyOf(item(1, ['short'], { stock: { state: 'low', available: 1, expectedOn: null } }))).not.toBe(short);
});
