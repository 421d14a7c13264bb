import type { ArticleCard } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { inOrder } from './selected.logic.ts';

const card = (title: string, price: number | null, salePrice: number | null = null) =>
  ({ title, price, salePrice }) as ArticleCard;
const titles = (cards: readonly ArticleCard[]) => cards.map(({ title }) => title);

describe('the order of selected articles', () => {
  const cards = [card('Šampon', 5), card('Četka', 9, 3), card('Dozator', 4)];

  it('is that of the shop unless another is chosen', () => {
    expect(inOrder(cards, 'default', 'bs')).toBe(cards);
    expect(inOrder(cards, 'newest', 'bs')).toBe(cards);
  });

  it('uses the price paid, with or without a promotion', () => {
    expect(titles(inOrder(cards, 'priceUp', 'bs'))).toEqual(['Četka', 'Dozator', 'Šampon']);
    expect(titles(inOrder(cards, 'priceDown', 'bs'))).toEqual(['Šampon', 'Dozator', 'Četka']);
  });

  it('follows the alphabet of the language', () => {
    expect(titles(inOrder(cards, 'title', 'bs'))).toEqual(['Četka', 'Dozator', 'Šampon']);
  });
});
