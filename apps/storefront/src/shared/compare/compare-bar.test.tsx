import { screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';

// Files of one worker share their modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../texts/t.ts', () => ({ t: (key: string) => key }));
vi.mock('../texts/account-texts.ts', () => ({ accountTexts: async () => undefined }));
vi.mock('../api/api.ts', () => ({ api: { articles: { recentlyViewed: async () => ({ data: [] }) } } }));

const { CompareSlot } = await import('./compare-slot.tsx');
const { CompareToggle } = await import('./compare-toggle.tsx');
const { setCompared } = await import('./compare-choice.ts');

const show = (onPage: readonly number[]) =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <main id="content" tabIndex={-1}>
        {onPage.map((id) => (
          <CompareToggle key={id} articleId={id} title={`Article ${id}`} />
        ))}
        <CompareSlot />
      </main>
    </QueryClientProvider>,
  );

it.each([
  ['the bar is closed', 'compare.clear', [1, 2]],
  ['its last article is removed', 'compare.remove', [2]],
])('goes on at the newest choice when %s', async (_when, button, chosen) => {
  setCompared(chosen);
  const { user } = show([1, 2, 3]);
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'article.compare: Article 2' }));
});

it('goes on in the content of a page that has none of them', async () => {
  setCompared([7]);
  const { user } = show([]);
  await user.click(await screen.findByRole('button', { name: 'compare.clear' }));
  expect(document.activeElement).toBe(document.getElementById('content'));
});
