import { expect, it } from 'vitest';
import { assortment } from './assortment.ts';
import { furtherArticles } from './further.ts';
import type { DemoArticle } from './article.ts';
import { isEan13 } from './ean.ts';

function first(count: number): DemoArticle[] {
  const articles: DemoArticle[] = [];
  for (const card of furtherArticles()) {
    articles.push(...card);
    if (articles.length >= count) break;
  }
  return articles;
}

const many = first(6_000);

it('never repeats a code or an EAN, nor one of the demo assortment', () => {
  const all = [...assortment().articles, ...many];
  expect(new Set(all.map((one) => one.code)).size).toBe(all.length);
  expect(new Set(all.map((one) => one.ean)).size).toBe(all.length);
  expect(many.every((one) => isEan13(one.ean))).toBe(true);
});

it('varies titles and spreads over the tree, some categories fuller than others', () => {
  expect(new Set(many.map((one) => one.title.bs)).size).toBeGreaterThan(many.length * 0.99);
  const perCategory = [...Map.groupBy(many, (one) => one.category).values()].map((group) => group.length);
  expect(perCategory.length).toBeGreaterThan(40);
  expect(Math.max(...perCategory)).toBeGreaterThan(4 * (many.length / perCategory.length) * 0.5);
});

it('gives the same stream again', () => {
  expect(first(500).map((one) => one.code + one.prices.vpc)).toEqual(
    many.slice(0, first(500).length).map((one) => one.code + one.prices.vpc),
  );
});
