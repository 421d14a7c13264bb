import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { CallFailed } from '@sjaj/client';
import type { LinkedIdentity, SocialProvider } from '@sjaj/contract';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { IdentitiesPanel } from './identities-panel.tsx';

const server = vi.hoisted(() => ({
  offered: [] as readonly string[],
  identities: [] as readonly unknown[],
  unlinked: [] as unknown[],
  failure: null as Error | null,
}));
const transport = vi.hoisted(() => async (route: { readonly path: string }, ask: unknown) => {
  if (route.path.endsWith('/providers')) return { data: server.offered };
  if (server.failure) throw server.failure;
  if (route.path.endsWith('/identities')) return { data: server.identities };
  server.unlinked.push(ask);
  server.identities = [];
  return { data: null };
});
// Files of one worker share their modules. What was loaded before knows nothing of the mocks, and what was built on them is not for the next file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../shared/api/api.ts', () => ({ transport }));
vi.mock('../../shared/texts/t.ts', () => ({ t: (key: string) => key, language: () => 'en' }));
vi.mock('@sjaj/app-kit', async (original) => ({
  ...(await original<typeof import('@sjaj/app-kit')>()),
  anonymousTransport: transport,
}));

const GOOGLE: LinkedIdentity = {
  id: 7,
  provider: 'google',
  email: 'lana@posta.test',
  linkedAt: '2026-11-20T10:00:00Z',
};
const OPEN_KEY = 'sjaj.open';

beforeEach(() => {
  Object.assign(server, { offered: ['google', 'facebook'] satisfies SocialProvider[], identities: [GOOGLE] });
  Object.assign(server, { unlinked: [], failure: null });
  localStorage.setItem(OPEN_KEY, '1');
  sessionStorage.clear();
});

function show() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = renderUi(
    <QueryClientProvider client={queries}>
      <IdentitiesPanel />
    </QueryClientProvider>,
  );
  return { ...shown, queries };
}

describe('the linked identities', () => {
  it('lists who is linked, and leads to the provider that is not', async () => {
    const { user } = show();
    expect(await screen.findByText('lana@posta.test')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'identities.linkProvider' });
    expect(link.getAttribute('href')).toBe('/api/auth/social/facebook/begin');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(sessionStorage.getItem('sjaj.social.link')).toBe('facebook');
    expect(sessionStorage.getItem('sjaj.social.return')).toBe('/profile/account');
  });

  it('unlinks with the password, which it asks for', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'identities.unlinkProvider' }));
    const confirm = screen.getByRole('button', { name: 'identities.unlink' });
    await user.click(confirm);
    expect(screen.getByText('validation.required')).toBeTruthy();
    expect(server.unlinked).toEqual([]);
    expect(screen.getByRole('link', { name: 'ownAccount.setPassword' }).getAttribute('href')).toBe(
      '/auth/forgot-password',
    );
    await user.type(screen.getByLabelText('field.password'), 'konj baterija{Enter}');
    expect(await screen.findAllByText('identities.notLinked')).toHaveLength(2);
    expect(server.unlinked).toMatchObject([{ params: { id: 7 }, body: { password: 'konj baterija' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows in a closed shop what is linked, and nothing where nothing is', async () => {
    localStorage.setItem(OPEN_KEY, '0');
    server.offered = [];
    const { unmount } = show();
    expect(await screen.findByText('lana@posta.test')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    server.identities = [];
    const { container, queries } = show();
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0), 30_000);
    expect(queries.getQueryData(['own-identities'])).toEqual([]);
    expect(container.textContent).toBe('');
  });

  it('says what failed, and asks again', async () => {
    server.failure = new CallFailed({ status: 500, code: 'request.failed', message: 'The shop failed.' });
    const { user } = show();
    const again = await screen.findByRole('button', { name: 'action.tryAgain' });
    expect(screen.getByText('The shop failed.')).toBeTruthy();
    server.failure = null;
    await user.click(again);
    expect(await screen.findByText('lana@posta.test')).toBeTruthy();
  });
});
