import { fireEvent, screen } from '@testing-library/react';
import type { ArticleCard, RepeatLine } from '@sjaj/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { AS_PROPOSED } from './repeat.logic.ts';
import { RepeatRow } from './repeat-row.tsx';

const cart = vi.hoisted(() => ({ add: vi.fn(), inCart: 0 }));
// Files of one worker share their modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../shared/texts/t.ts', () => ({ t: (key: string) => key, language: () => 'en' }));
vi.mock('../../shared/cart-actions.ts', () => ({
  useAddToCart: () => cart.add,
  useQuantityInCart: () => cart.inCart,
}));
vi.mock('../../shared/article/use-bare-amount.ts', () => ({ useBareAmount: () => String }));

const gone = {
  lineId: 1,
  articleId: 10,
  code: 'CL-1',
  title: 'Discontinued',
  unit: 'pcs',
  imageUrl: null,
  placeholder: 'box',
  ordered: 7,
  quantity: null,
  minimumQuantity: 1,
  packSize: 1,
  available: 0,
  inCart: 0,
  previousPrice: 2,
  price: null,
  changes: ['not_sellable'],
} as unknown as RepeatLine;
const successor = {
  id: 11,
  code: 'CL-2',
  title: 'Successor',
  slug: 's',
  unit: 'pcs',
  minimumQuantity: 6,
  packSize: 6,
  quantity: 6,
  variation: null,
  offer: 'cart',
} as unknown as ArticleCard;

const shown = (replacement: ArticleCard | undefined): void => {
  renderUi(
    <table>
      <tbody>
        <RepeatRow
          line={gone}
          successor={replacement}
          choice={AS_PROPOSED}
          showsPrices={false}
          onChoose={() => undefined}
          onValid={() => undefined}
        />
      </tbody>
    </table>,
  );
};

it('offers what replaces a discontinued article, in whole packs for the quantity of then', () => {
  shown(successor);
  expect(screen.getByRole('link', { name: /Successor/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /takeSuccessor/ }));
  expect(cart.add).toHaveBeenCalledWith([{ articleId: 11, quantity: 12, title: 'Successor' }]);
});

it('says that the replacement is in the cart instead of offering it again', () => {
  cart.inCart = 12;
  shown(successor);
  expect(screen.queryByRole('button', { name: /takeSuccessor/ })).toBeNull();
  expect(screen.getByText('orders.alreadyInCart')).toBeDefined();
});

it('offers nothing where nothing replaces it', () => {
  shown(undefined);
  expect(screen.getByText('cartPage.notOrderable')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
