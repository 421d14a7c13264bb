import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { LoginForm } from './login-form.tsx';

// Files of one worker share their modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../shared/texts/t.ts', () => ({ t: (key: string) => key }));
vi.mock('../../shared/texts/account-texts.ts', () => ({ accountTexts: () => Promise.resolve() }));
vi.mock('./join-cart.ts', () => ({ enterShop: () => undefined, logIn: () => Promise.reject(new Error()) }));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useRouter: () => ({}),
  useSearch: () => ({}),
}));

const show = (autoFocus: boolean) =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <LoginForm autoFocus={autoFocus} />
    </QueryClientProvider>,
  );
const userName = () => screen.getByRole('textbox', { name: 'auth.usernameOrEmail' });

it('has the focus in the user name where the page is for the log-in, and leaves it where it is elsewhere', () => {
  const { unmount } = show(true);
  expect(document.activeElement).toBe(userName());
  unmount();
  show(false);
  expect(document.activeElement).not.toBe(userName());
});
