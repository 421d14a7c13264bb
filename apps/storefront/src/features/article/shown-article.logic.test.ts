import type { ArticleDetails, VariationMember } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { shownArticle } from './shown-article.logic.ts';

const reached = { fromQuantity: 10, price: 6, oldPrice: null, priceWithVat: 7.02 };
const member = (id: number, size: number, price: number) =>
  ({
    id,
    code: `G-${id}`,
    attributeValueIds: [size],
    minimumQuantity: 1,
    packSize: 1,
    price,
    salePrice: null,
    oldPrice: null,
    priceWithVat: price * 1.17,
    quantityBreaks: [],
  }) as unknown as VariationMember;

const values = [
  { id: 1, title: 'M', swatch: null },
  { id: 2, title: 'XL', swatch: null },
];
const article = {
  ...member(7, 1, 8.2),
  ean: '3870001700011',
  netWeightG: 420,
  contentPrice: null,
  costsOfUse: [{ kind: 'litre', price: 0.82 }],
  cheaperInUse: null,
  attributes: [
    { id: 5, title: 'Veličina', unit: null, values: [{ id: 1, title: 'M' }] },
    { id: 6, title: 'Materijal', unit: null, values: [{ id: 9, title: 'nitril' }] },
  ],
  variationMatrix: {
    id: 1,
    title: 'Rukavice',
    breaksCountTogether: false,
    attributes: [{ id: 5, title: 'Veličina', values }],
    members: [member(7, 1, 8.2), member(8, 2, 8.5)],
  },
} as unknown as ArticleDetails;

const withChosen = (of: ArticleDetails, ...chosen: (readonly [id: number, quantity: number])[]): ArticleDetails =>
  shownArticle(of, { chosen: new Map(chosen), inCart: new Map() });

describe('the article that its page shows', () => {
  it('is the one of the address until a variant is chosen', () => {
    expect(withChosen(article)).toBe(article);
  });

  it('has code, price and data of the variant of which most is chosen, and nothing that only the page of that one knows', () => {
    const shown = withChosen(article, [7, 1], [8, 10]);
    expect([shown.code, shown.price, shown.ean, shown.netWeightG, shown.costsOfUse]).toEqual(['G-8', 8.5, null, 0, []]);
    expect(shown.attributes.map((one) => one.values.map(({ title }) => title))).toEqual([['XL'], ['nitril']]);
  });

  it('costs what the quantity reaches, and so does its use', () => {
    const single = { ...article, variationMatrix: null, quantityBreaks: [reached] };
    expect(withChosen(single, [7, 9]).price).toBe(8.2);
    const shown = withChosen(single, [7, 10]);
    expect([shown.price, shown.priceWithVat, shown.costsOfUse[0]?.price]).toEqual([6, 7.02, (0.82 * 6) / 8.2]);
  });
});
