import { useState } from 'react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { AppliedChips } from './applied-chips.tsx';
import { type ListingChoice, NOTHING_CHOSEN } from './listing-choice.logic.ts';

// Files of one worker share their modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../shared/texts/t.ts', () => ({ t: (key: string) => key, language: () => 'en' }));
vi.mock('./use-listing-choice.ts', () => ({
  useListingChoice: () => {
    const [choice, choose] = useState<ListingChoice>({ ...NOTHING_CHOSEN, minPrice: 2, inStock: true, onSale: true });
    return { choice, choose };
  },
}));

const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;
const chips = (): HTMLElement[] => screen.queryAllByRole('button', { name: /listing|article/ });

it('leads the focus of a removed chip to the next one, and at last to the list', async () => {
  renderUi(
    <main id="content" tabIndex={-1}>
      <AppliedChips filters={undefined} />
    </main>,
  );
  expect(chips()).toHaveLength(3);
  const [first] = chips();
  first?.focus();
  for (const rest of [2, 1]) {
    await userEvent.keyboard('{Enter}');
    expect(chips()).toHaveLength(rest);
    expect(focused()).toBe(chips()[0]?.getAttribute('aria-label'));
  }
  await userEvent.keyboard('{Enter}');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
