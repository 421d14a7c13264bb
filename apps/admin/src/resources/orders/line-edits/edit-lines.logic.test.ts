import type { AdminArticleRow, AdminOrder } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT, quantityOf, requestOf, withArticle } from './edit-lines.logic.ts';

const order = {
  version: 3,
  orderLines: [
    { id: 1, articleId: 10, quantity: 5 },
    { id: 2, articleId: 20, quantity: 2 },
  ],
} as unknown as AdminOrder;
const article = (id: number) => ({ id }) as unknown as AdminArticleRow;

it('takes whole numbers up to 9999 as quantities, and nothing else', () => {
  expect(['0', ' 12 ', '9999', '', '-1', '1,5', 'x', '10000'].map(quantityOf)).toEqual([
    0,
    12,
    9_999,
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('asks for changed, removed and new lines only', () => {
  const draft = { quantities: { 1: '5', 2: '0' }, added: [{ article: article(30), typed: '4' }] };
  expect(requestOf(order, draft)).toEqual({
    version: 3,
    lines: [{ lineId: 2, quantity: 0 }],
    added: [{ articleId: 30, quantity: 4 }],
  });
});

it('asks for nothing while nothing differs or a quantity is not valid', () => {
  expect(requestOf(order, EMPTY_DRAFT)).toBeNull();
  expect(requestOf(order, { quantities: { 1: '' }, added: [] })).toBeNull();
  expect(requestOf(order, { quantities: {}, added: [{ article: article(30), typed: '0' }] })).toBeNull();
});

it('adds an article once, and none that the order has', () => {
  const draft = withArticle(order, EMPTY_DRAFT, article(30));
  expect(draft?.added.map((line) => line.article.id)).toEqual([30]);
  expect(draft && withArticle(order, draft, article(30))).toBeNull();
  expect(withArticle(order, EMPTY_DRAFT, article(10))).toBeNull();
});
