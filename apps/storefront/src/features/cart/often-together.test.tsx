import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { OftenTogether } from './often-together.tsx';

const state = vi.hoisted(() => ({ data: [] as object[], add: vi.fn<(lines: object[]) => void>() }));
// Files of one worker share their modules: what is built on the mocks is not for the next file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const soap = {
  id: 7,
  code: 'CL-7',
  title: 'Sapun 5 L',
  placeholder: 'soap',
  highlightedImageUrl: null,
  variation: null,
  offer: 'cart',
  quantity: 0,
  minimumQuantity: 4,
  packSize: 4,
  price: 8.2,
  salePrice: null,
  isLowestPrice: false,
  unit: 'kom',
};
const gloves = { ...soap, id: 8, code: 'ZR-8', title: 'Rukavice', variation: { id: 1, members: 4 } };

vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQuery: () => ({ data: state.data, isLoading: false }),
}));
vi.mock('@sjaj/client', () => ({ clientFor: () => ({}) }));
vi.mock('../../shared/api/api.ts', () => ({ transport: {} }));
vi.mock('../../shared/cart-actions.ts', () => ({ useAddToCart: () => state.add }));
vi.mock('../../shared/session/profile.ts', () => ({ useCanViewPrices: () => true }));
vi.mock('../../shared/texts/t.ts', () => ({ t: (key: string) => key }));

it('adds the least that can be bought by one press; sizes are chosen on the page of the article', async () => {
  state.data = [soap, gloves];
  renderUi(<OftenTogether articleIds={[1]} />);
  expect(screen.getByRole('link', { name: 'action.choose: Rukavice' }).getAttribute('href')).toContain('/article/8/');
  await userEvent.click(screen.getByRole('button', { name: 'cart.add: Sapun 5 L' }));
  expect(state.add).toHaveBeenCalledWith([{ articleId: 7, quantity: 4, title: 'Sapun 5 L' }]);
});

it('is nothing where orders tell nothing', () => {
  state.data = [];
  renderUi(<OftenTogether articleIds={[1]} />);
  expect(screen.queryByText('cartPage.oftenTogether')).toBeNull();
});
