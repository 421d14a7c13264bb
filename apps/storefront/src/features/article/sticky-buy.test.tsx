import { screen } from '@testing-library/react';
import type { ArticleDetails } from '@sjaj/contract';
import { act } from 'react';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { StickyBuy } from './sticky-buy.tsx';
import type { Selection } from './use-selection.ts';

// Files of one worker share their modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});
vi.mock('../../shared/texts/t.ts', () => ({ t: (key: string) => key, language: () => 'en' }));
vi.mock('../../shared/session/retail.ts', () => ({ useVatNote: () => 'without VAT' }));
vi.mock('./sticky-buy.module.css', () => ({ default: { bar: 'bar', away: 'away', sum: 'sum' } }));

it('comes on a wide screen too once the panel with the price is scrolled away, and goes with its return', () => {
  let tell: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  const article = { variationMatrix: null, offer: 'cart', price: 5, salePrice: null, unit: 'pcs' };
  const selection = { pieces: 0, busy: false, valid: true, add: vi.fn() };
  renderUi(
    <StickyBuy
      article={article as unknown as ArticleDetails}
      selection={selection as unknown as Selection}
      panel={{ current: document.createElement('div') }}
    />,
  );
  const bar = () => screen.getByRole('button', { name: 'cart.add' }).parentElement;
  const scrolled = (isIntersecting: boolean) =>
    act(() => tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
  expect(bar()?.className).toBe('bar');
  scrolled(false);
  expect(bar()?.className).toBe('bar away');
  scrolled(true);
  expect(bar()?.className).toBe('bar');
});
