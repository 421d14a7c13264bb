import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { CallFailed } from '@sjaj/client';
import type { ReplacementPlace } from '@sjaj/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

const server = vi.hoisted(() => ({
  places: [] as readonly unknown[],
  sent: [] as unknown[],
  failure: null as Error | null,
}));
const transport = vi.hoisted(() => async (route: { readonly path: string }, ask: { readonly body: unknown }) => {
  if (route.path.endsWith('/places')) return { data: server.places };
  if (server.failure) throw server.failure;
  server.sent.push(ask.body);
  return { data: { id: 3, places: 1 } };
});
vi.mock('../api/api.ts', () => ({ transport }));
vi.mock('../texts/t.ts', () => ({ t: (key: string) => key, language: () => 'en' }));

const CART: ReplacementPlace = { kind: 'cart', savedCartId: null, title: null, quantity: 4, newQuantity: 6 };
const SAVED: ReplacementPlace = { kind: 'saved_cart', savedCartId: 9, title: 'Hotel', quantity: 1, newQuantity: 6 };
const article = (id: number) => ({ id, code: `A-${id}`, title: `Article ${id}`, unit: 'kom' });

beforeEach(() => Object.assign(server, { places: [CART, SAVED], sent: [], failure: null }));

function show() {
  const onClose = vi.fn();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = renderUi(
    <QueryClientProvider client={queries}>
      <ReplaceDialog replacement={article(2)} candidates={[article(1)]} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { ...shown, onClose };
}

describe('replacing an article', () => {
  it('proposes all lists, and changes those that stay chosen', async () => {
    const { user, onClose } = show();
    const [cart, saved] = await screen.findAllByRole('checkbox');
    expect([cart, saved].map((box) => (box as HTMLInputElement).checked)).toEqual([true, true]);
    if (cart) await user.click(cart);
    await user.click(screen.getByRole('button', { name: 'replacement.replace' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.sent).toEqual([
      { articleId: 1, replacementId: 2, inCart: false, inUsualOrder: false, onWishList: false, savedCartIds: [9] },
    ]);
  });

  it('asks for a list where none is chosen, and sends nothing', async () => {
    const { user } = show();
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'replacement.replace' }));
    expect(await screen.findByText('replacement.chooseOne')).toBeTruthy();
    expect(server.sent).toEqual([]);
  });

  it('says where nothing has the article', async () => {
    server.places = [];
    show();
    expect(await screen.findByText('replacement.nowhere')).toBeTruthy();
  });

  it('shows why the server refuses, and keeps the choice', async () => {
    server.failure = new CallFailed({ status: 409, code: 'cart.not_enough_stock', message: 'Not enough', errors: [] });
    const { user, onClose } = show();
    const [cart] = await screen.findAllByRole('checkbox');
    await user.click(screen.getByRole('button', { name: 'replacement.replace' }));
    expect(await screen.findByText('Not enough')).toBeTruthy();
    expect((cart as HTMLInputElement).checked).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });
});
