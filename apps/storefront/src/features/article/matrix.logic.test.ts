import type { VariationMatrix, VariationMember } from '@sjaj/contract';
import { fromKm } from '@sjaj/domain';
import { describe, expect, it } from 'vitest';
import {
  countedFor,
  gridOf,
  leadOf,
  pasteInto,
  piecesInCart,
  piecesOf,
  type Quantities,
  rowOf,
  selectionOf,
  withQuantity,
} from './matrix.logic.ts';
import { membersInOrder, memberName } from '../../shared/article/variation-members.logic.ts';

const member = (id: number, attributeValueIds: number[], over: Partial<VariationMember> = {}): VariationMember => ({
  id,
  code: `ZR-${id}`,
  title: `Jakna ${id}`,
  slug: `jakna-${id}`,
  attributeValueIds,
  minimumQuantity: 1,
  packSize: 1,
  price: 68,
  salePrice: null,
  oldPrice: null,
  priceWithVat: 79.56,
  quantityBreaks: [],
  disableSelling: false,
  offer: 'cart',
  stock: { state: 'in_stock', available: 40, expectedOn: null },
  highlightedImageUrl: null,
  ...over,
});

const value = (id: number, title: string) => ({ id, title, swatch: null });
const matrix: VariationMatrix = {
  id: 1,
  title: 'Jakna',
  breaksCountTogether: true,
  attributes: [
    { id: 1, title: 'Boja', values: [value(1, 'Crna'), value(2, 'Siva'), value(3, 'Zelena')] },
    { id: 2, title: 'Veličina', values: [value(10, 'S'), value(11, 'M')] },
  ],
  members: [
    member(103, [2, 11], { offer: 'request' }),
    member(102, [1, 11]),
    member(101, [1, 10], { salePrice: 61.2 }),
  ],
};
const grid = gridOf(matrix);

const NOTHING: Quantities = new Map();
const selectionWith = (of: VariationMatrix, chosen: Quantities, inCart = NOTHING) =>
  selectionOf(of, { chosen, inCart });

it('begins on a phone at the row of the article of the page, until another one is chosen', () => {
  const titleOf = (chosen: number | null, articleId: number) => grid && rowOf(grid, { chosen, articleId })?.value.title;
  expect([titleOf(null, 103), titleOf(null, 999), titleOf(1, 103)]).toEqual(['Siva', 'Crna', 'Crna']);
});

describe('the matrix of two attributes', () => {
  it('has a cell for each existing combination and an empty one for the others', () => {
    expect(grid?.rows.map((row) => [row.value.title, row.cells.map((cell) => cell?.id ?? null)])).toEqual([
      ['Crna', [101, 102]],
      ['Siva', [null, 103]],
    ]);
  });

  it('is null for one attribute, which is shown as a list', () => {
    expect(gridOf({ ...matrix, attributes: matrix.attributes.slice(0, 1) })).toBeNull();
  });

  it('keeps the order of the values and labels members with them', () => {
    expect(membersInOrder(matrix).map((each) => memberName(matrix, each))).toEqual(['Crna, S', 'Crna, M', 'Siva, M']);
  });
});

describe('quantity prices in a matrix', () => {
  const breaks = [{ fromQuantity: 10, price: 60, oldPrice: null, priceWithVat: 70.2 }];
  const tiered = { ...matrix, members: [member(101, [1, 10], { quantityBreaks: breaks }), member(102, [1, 11])] };

  it('count all variants together or each alone, as the cart does', () => {
    const half = new Map([
      [101, 5],
      [102, 5],
    ]);
    expect(selectionWith(tiered, half).total).toBe(fromKm(5 * 60 + 5 * 68));
    expect(selectionWith({ ...tiered, breaksCountTogether: false }, half).total).toBe(fromKm(10 * 68));
    expect(selectionWith(tiered, new Map([[101, 10]])).total).toBe(fromKm(600));
  });

  it('are those of the variant with the largest quantity, by default of the article of the page', () => {
    const chosen = selectionWith(
      tiered,
      new Map([
        [101, 2],
        [102, 3],
      ]),
    );
    expect(leadOf(tiered, chosen, 101)?.member.id).toBe(101);
    expect(leadOf({ ...tiered, breaksCountTogether: false }, chosen, 101)?.member.id).toBe(102);
    expect(leadOf(tiered, { lines: [] }, 101)).toMatchObject({ member: { id: 101 }, quantity: 0 });
  });
});

describe('the quantities of a matrix', () => {
  const typed = new Map([
    [101, 2],
    [102, 3],
  ]);

  it('add up to pieces and an amount at the current prices', () => {
    expect(selectionWith(matrix, typed)).toMatchObject({ pieces: 5, total: fromKm(2 * 61.2 + 3 * 68), invalid: null });
    expect(piecesOf(grid?.rows[0]?.cells ?? [], typed)).toBe(5);
  });

  it('name the first article with an invalid quantity', () => {
    const packed = { ...matrix, members: [member(101, [1, 10], { packSize: 4 })] };
    expect(selectionWith(packed, new Map([[101, 6]])).invalid?.id).toBe(101);
  });

  it('have no sum where prices are hidden', () => {
    const hidden = { ...matrix, members: [member(101, [1, 10], { price: null })] };
    expect(selectionWith(hidden, typed).total).toBeNull();
  });

  it('drop an article whose quantity is 0', () => {
    expect([...withQuantity(typed, 101, 0)]).toEqual([[102, 3]]);
  });

  it('are pasted from a spreadsheet, skipping empty cells and articles that are not in stock', () => {
    if (!grid) throw new Error('two attributes make a grid');
    const pasted = pasteInto(grid, new Map(), { row: 0, column: 0, text: '4\tx\r\n5\t6\n7' });
    expect([...pasted]).toEqual([[101, 4]]);
  });
});

describe('what is in the cart already', () => {
  const chosen = new Map([[101, 3]]);
  const inCart = new Map([
    [101, 2],
    [102, 5],
    [999, 40],
  ]);

  it('counts towards the breaks of all members together, or of each alone', () => {
    expect(countedFor(matrix, { chosen, inCart }, 101)).toBe(10);
    expect(countedFor({ ...matrix, breaksCountTogether: false }, { chosen, inCart }, 101)).toBe(5);
    expect(piecesInCart(matrix, inCart)).toBe(7);
  });

  it('lowers the price of added pieces to the break that both reach together', () => {
    const tiered = {
      ...matrix,
      members: matrix.members.map((member) => ({
        ...member,
        quantityBreaks: [{ fromQuantity: 10, price: 60, oldPrice: null, priceWithVat: 70.2 }],
      })),
    };
    expect(selectionWith(tiered, chosen).total).toBe(fromKm(183.6));
    expect(selectionWith(tiered, chosen, inCart).total).toBe(fromKm(3 * 60));
  });
});
