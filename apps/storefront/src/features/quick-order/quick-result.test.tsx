import { screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { QuickResult } from './quick-result.tsx';
import type { QuickOrder } from './use-quick-order.ts';

// Files of one worker share their modules. What was loaded before knows nothing of the mocks, and what was built on them is not for the next file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../shared/session/profile.ts', () => ({ useCanViewPrices: () => false }));
vi.mock('../../shared/session/retail.ts', () => ({ useIsRetail: () => false, usePriceHead: () => '' }));
vi.mock('../../shared/propose/propose-button.tsx', () => ({ ProposeButton: () => null }));
vi.mock('./quick-row.tsx', () => ({ QuickRow: () => null, goToLine: () => undefined }));
vi.mock('../../shared/texts/t.ts', () => ({
  t: (key: string, facts?: object) => [key, ...Object.values(facts ?? {})].join(' '),
}));

const faulty = { line: 3, state: 'unknown' };
const orderWith = (facts: object): QuickOrder => ({ lines: [faulty], added: 0, ...facts }) as unknown as QuickOrder;

it('after good lines were added, says so beside the faulty ones and puts the focus on the way to the cart', () => {
  renderUi(<QuickResult order={orderWith({ added: 33 })} />);
  expect(screen.getByText('quickOrder.addedLines 33')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'cart.view' }));
});

it('has a button for the good lines as long as there are some, or none was added', () => {
  renderUi(<QuickResult order={orderWith({})} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'quickOrder.addReady 0' }).disabled).toBe(true);
  expect(screen.queryByRole('link')).toBeNull();
});
