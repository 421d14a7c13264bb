import type { ArticleDetails, VariationMatrix } from '@sjaj/contract';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { gridOf } from './matrix.logic.ts';
import type { Selection } from './use-selection.ts';
import { VariationGrid } from './variation-grid.tsx';
import { VariationList } from './variation-list.tsx';

// Files of one worker share their modules. What was loaded before knows nothing of the mocks, and what was built on them is not for the next file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../shared/session/profile.ts', () => ({ useCanViewPrices: () => false }));
vi.mock('../../shared/article/request-button.tsx', () => ({ RequestButton: () => null }));
vi.mock('../../shared/article/use-bare-amount.ts', () => ({ useBareAmount: () => String }));
vi.mock('../../shared/article/article-stock.tsx', () => ({ ArticleStock: () => null, daysUntil: () => undefined }));
vi.mock('../../shared/texts/t.ts', () => ({
  t: (key: string, facts?: object) => [key, ...Object.values(facts ?? {})].join(' '),
  language: () => 'bs',
}));

const attribute = (id: number, ...titles: readonly string[]) => ({
  id,
  title: `Attribute ${id}`,
  values: titles.map((title, at) => ({ id: id * 10 + at, title, swatch: null })),
});
const member = (id: number, ...attributeValueIds: readonly number[]) => ({
  id,
  code: `G-${id}`,
  attributeValueIds,
  minimumQuantity: 1,
  packSize: 1,
  price: null,
  salePrice: null,
  oldPrice: null,
  quantityBreaks: [],
  offer: 'cart',
  stock: { state: 'in_stock', available: 40, expectedOn: null },
});
const matrix = (parts: object): VariationMatrix =>
  ({ id: 1, title: 'Gloves', breaksCountTogether: true, ...parts }) as unknown as VariationMatrix;
const sizes = matrix({ attributes: [attribute(1, 'M', 'XL')], members: [member(7, 10), member(8, 11)] });
const colours = matrix({
  attributes: [attribute(1, 'Blue'), attribute(2, 'M', 'XL')],
  members: [member(7, 10, 20), member(8, 10, 21)],
});

const add = vi.fn(() => Promise.resolve());
const selection = {
  quantities: new Map([[8, 3]]),
  inCart: new Map([[8, 5]]),
  setQuantity: () => undefined,
  pieces: 3,
  add,
} as unknown as Selection;
const article = { unit: 'pak', placeholder: 'box' } as ArticleDetails;

beforeEach(() => add.mockClear());

it.each([{ key: 'Enter' }, { key: 'Enter', ctrlKey: true }])(
  '%o in a list of sizes adds once what is chosen',
  (press) => {
    renderUi(<VariationList article={article} matrix={sizes} selection={selection} />);
    const isOpen = fireEvent.keyDown(screen.getByRole('spinbutton', { name: /XL/ }), press);
    expect(add).toHaveBeenCalledOnce();
    // The page, which listens to Ctrl Enter as well, leaves it.
    expect(isOpen).toBe(false);
  },
);

it('Enter in a matrix adds what is chosen, and its cells tell what is in the cart', () => {
  const grid = gridOf(colours);
  if (!grid) throw new Error('no grid');
  renderUi(<VariationGrid article={article} grid={grid} selection={selection} />);
  const [empty, chosen] = screen.getAllByRole('cell');
  expect(chosen?.textContent).toContain('article.inCart 5');
  expect(empty?.textContent).not.toContain('article.inCart');
  fireEvent.keyDown(screen.getByRole('textbox', { name: /XL/ }), { key: 'Enter' });
  expect(add).toHaveBeenCalledOnce();
});
