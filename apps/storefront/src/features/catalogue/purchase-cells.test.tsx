import type { PurchasedArticle } from '@sjaj/contract';
import { render, screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { PurchaseCell } from './purchase-cells.tsx';

// Files of one worker share their modules. What was loaded before knows nothing of the mocks, and what was built on them is not for the next file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../shared/article/rhythm.tsx', () => ({ Rhythm: () => 'every 14 days' }));
vi.mock('../../shared/article/price-change.tsx', () => ({ PriceChange: () => null }));
vi.mock('../../shared/article/use-bare-amount.ts', () => ({ useBareAmount: () => String }));
vi.mock('../../shared/texts/t.ts', () => ({ language: () => 'bs' }));

it('the last purchase and the rhythm of an article share a cell, which leaves the title its room', () => {
  const article = { lastBought: { at: '2026-11-13T09:00:00Z', quantity: 24 }, unit: 'rola', rhythm: {} };
  render(
    <table>
      <tbody>
        <tr>
          <PurchaseCell article={article as unknown as PurchasedArticle} />
        </tr>
      </tbody>
    </table>,
  );
  const { textContent } = screen.getByRole('cell');
  expect(textContent).toContain('24 rola');
  expect(textContent).toContain('every 14 days');
});
