import { expect } from 'vitest';
import type { CatalogueIndex } from '../../src/modules/search/catalogue-index.ts';
import { isOnSale, leadOf, type ReadArticle } from '../../src/modules/search/documents.ts';
import type { PriceView, SearchRequest } from '../../src/modules/search/port.ts';
import { NOW, REFERENCES } from './catalogue-stock.ts';

/** A card as the oracle sees it: plain sets and numbers. */
export interface Card {
  readonly id: number;
  readonly articles: readonly ReadArticle[];
}

export function cardsOf(articles: readonly ReadArticle[]): Card[] {
  const groups = new Map<string, ReadArticle[]>();
  for (const one of articles) {
    const key = one.document.variationId === null ? `a${one.document.id}` : `v${one.document.variationId}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => ({
    id: leadOf(group.map(({ document }) => document))?.id ?? 0,
    articles: group,
  }));
}

export const documentsOf = (card: Card) => card.articles.map(({ document }) => document);

function priceOf(card: Card, prices: PriceView | null): number {
  return Math.min(
    ...documentsOf(card).map(({ id, prices: { vpc, mpc }, categoryIds, sales }) => {
      const running = sales.filter(({ from, to }) => from <= NOW && NOW < to);
      if (prices?.kind !== 'wholesale') return Math.min(mpc, ...running.map(({ retail }) => retail));
      const contract = prices.agreements.contractPrices.get(id) ?? vpc;
      const below = categoryIds.some((category) => REFERENCES.pathOf(category).includes(1));
      const sale = running.map(({ price }) => price);
      return Math.min(vpc, contract, below ? vpc - Math.round(vpc / 2) : vpc, ...sale);
    }),
  );
}

const FILTERS = ['text', 'category', 'brand', 'value1', 'value2', 'price', 'stock', 'sale', 'new', 'bought'] as const;
type Filter = (typeof FILTERS)[number];

/** Whether the card passes one filter: written as a person would say it. */
function passes(card: Card, filter: Filter, { text, filters: chosen, prices, boughtIds }: SearchRequest): boolean {
  const documents = documentsOf(card);
  const values = (attribute: number) => chosen.valueIds.filter((id) => (id < 4 ? 1 : 2) === attribute);
  const hasValue = (ids: readonly number[]) =>
    ids.length === 0 || documents.some(({ valueIds }) => valueIds.some((id) => ids.includes(id)));
  const price = priceOf(card, prices);
  switch (filter) {
    case 'text':
      return text === null || documents.some(({ title }) => title.bs === text);
    case 'category':
      return (
        chosen.categoryIds.length === 0 ||
        documents.some(({ categoryIds }) =>
          categoryIds.some((id) => REFERENCES.pathOf(id).some((above) => chosen.categoryIds.includes(above))),
        )
      );
    case 'brand':
      return chosen.brandIds.length === 0 || documents.some(({ brandId }) => chosen.brandIds.includes(brandId));
    case 'value1':
      return hasValue(values(1));
    case 'value2':
      return hasValue(values(2));
    case 'price':
      return price >= (chosen.minPrice ?? 0) && price <= (chosen.maxPrice ?? Infinity);
    case 'stock':
      return !chosen.isInStock || documents.some(({ available }) => available > 0);
    case 'sale':
      return !chosen.isOnSale || documents.some((one) => isOnSale(one, NOW));
    case 'new':
      return chosen.createdFrom === null || documents.some(({ createdAt }) => createdAt >= (chosen.createdFrom ?? 0));
    case 'bought':
      return !chosen.isBoughtBefore || documents.some(({ id }) => boughtIds?.includes(id));
  }
}

const fitting = (cards: readonly Card[], ask: SearchRequest, without?: Filter): Card[] =>
  cards.filter((card) => FILTERS.every((filter) => filter === without || passes(card, filter, ask)));

/** Holds every part of an answer against the oracle. */
export function expectRight(index: CatalogueIndex, articles: readonly ReadArticle[], ask: SearchRequest): void {
  const answer = index.search(ask);
  const cards = cardsOf(articles);
  // A word that nothing has makes the search wider: that is another question.
  if (answer.widened !== 'none') {
    expect(cards.some((card) => passes(card, 'text', ask))).toBe(false);
    return;
  }
  const hits = fitting(cards, ask);
  expect([...answer.ids].sort((a, b) => a - b)).toEqual(hits.map(({ id }) => id).sort((a, b) => a - b));
  expect(answer.total).toBe(hits.length);
  const having = (kept: readonly Card[], has: (card: Card) => boolean) => kept.filter(has).length;
  for (const id of [1, 2, 3, 4]) {
    const within = (card: Card) =>
      documentsOf(card).some(({ categoryIds }) => categoryIds.some((one) => REFERENCES.pathOf(one).includes(id)));
    expect(answer.countOf('category', id)).toBe(having(fitting(cards, ask, 'category'), within));
  }
  for (const id of [1, 2]) {
    const by = (card: Card) => documentsOf(card).some(({ brandId }) => brandId === id);
    expect(answer.countOf('brand', id)).toBe(having(fitting(cards, ask, 'brand'), by));
  }
  for (const id of [1, 2, 3, 4, 5]) {
    const own = (card: Card) => documentsOf(card).some(({ valueIds }) => valueIds.includes(id));
    expect(answer.countOf('value', id)).toBe(having(fitting(cards, ask, id < 4 ? 'value1' : 'value2'), own));
  }
  const prices = fitting(cards, ask, 'price').map((card) => priceOf(card, ask.prices));
  expect([answer.lowestPrice, answer.highestPrice]).toEqual(
    prices.length === 0 ? [null, null] : [Math.min(...prices), Math.max(...prices)],
  );
  expect(answer.inStock).toBe(having(hits, (card) => documentsOf(card).some(({ available }) => available > 0)));
  expect(answer.onSale).toBe(having(hits, (card) => documentsOf(card).some((one) => isOnSale(one, NOW))));
}
