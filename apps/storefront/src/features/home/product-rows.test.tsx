import { screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { PromotionRow } from './product-rows.tsx';

const user = vi.hoisted(() => ({ canViewPrices: true }));
// Files of one worker share their modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQuery: () => ({ data: { numberOnSale: 32, productSaleItems: [{ id: 7 }] }, isPending: false }),
}));
vi.mock('../../shared/session/profile.ts', () => ({ useCanViewPrices: () => user.canViewPrices }));
vi.mock('../../shared/article/article-tile.tsx', () => ({ ArticleTile: () => <p>{'tile'}</p> }));
vi.mock('../../shared/promotion.ts', () => ({ promotionQuery: {} }));
vi.mock('../../shared/selected.ts', () => ({ selectedQuery: {} }));
vi.mock('./queries.ts', () => ({ newestQuery: {}, viewedQuery: () => ({}) }));
vi.mock('../../shared/texts/t.ts', () => ({ t: (key: string) => key }));

it('shows what is on promotion to those who see prices, and no row of it to others', () => {
  const { rerender } = renderUi(<PromotionRow />);
  expect(screen.getByRole('link', { name: 'home.allPromotions (32)' })).toBeTruthy();
  user.canViewPrices = false;
  rerender(<PromotionRow />);
  expect(screen.queryByText('tile')).toBeNull();
  expect(screen.queryByText('home.onPromotion')).toBeNull();
});
