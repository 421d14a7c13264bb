import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../../packages/ui/test/render.tsx';
import { PasswordForm } from './password-form.tsx';

// Files of one worker share their modules.
const { navigate, enterShop, logIn, reset } = vi.hoisted(() => {
  vi.resetModules();
  return { navigate: vi.fn(), enterShop: vi.fn(), logIn: vi.fn(), reset: vi.fn() };
});
afterAll(() => vi.resetModules());

vi.mock('../../../shared/texts/t.ts', () => ({ t: (key: string) => key }));
vi.mock('../../../shared/session/token.ts', () => ({ isSignedIn: () => false, endSession: () => undefined }));
vi.mock('../calls.ts', () => ({ calls: { passwords: { reset } } }));
vi.mock('../link-token.ts', () => ({ isExpiredLink: () => false }));
vi.mock('../join-cart.ts', () => ({ enterShop, logIn }));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useRouter: () => ({ navigate }),
}));

const PASSWORD = 'konj baterija tri spajalica';
const SESSION = { token: 'abc', role: 'buyer' };

beforeEach(() => {
  for (const mock of [navigate, enterShop, logIn, reset]) mock.mockReset();
});

async function setPassword(username: string, isStaff = false): Promise<void> {
  reset.mockResolvedValue({ data: { isStaff } });
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <PasswordForm token="t" username={username} onExpired={() => undefined} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByLabelText('field.newPassword'));
  await userEvent.paste(PASSWORD);
  await userEvent.click(screen.getByLabelText('field.confirmPassword'));
  await userEvent.paste(PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'passwords.set' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
}

it('logs in whose user name is known, with the password that was set', async () => {
  logIn.mockResolvedValue(SESSION);
  await setPassword('emina@firma.test');
  expect(logIn).toHaveBeenCalledWith('emina@firma.test', PASSWORD);
  expect(enterShop).toHaveBeenCalledWith(SESSION, { isLasting: true });
  expect(navigate).toHaveBeenCalledWith({ to: '/', replace: true });
});

it.each([
  ['a second factor is asked for', { challenge: 'x' }],
  ['the log-in fails', new Error('503')],
])('leads to the log-in form where %s', async (_case, answer) => {
  if (answer instanceof Error) logIn.mockRejectedValue(answer);
  else logIn.mockResolvedValue(answer);
  await setPassword('emina@firma.test');
  expect(enterShop).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ to: '/password-reset-success' }));
});

it('leads staff to the back office, and somebody unknown to the log-in form', async () => {
  await setPassword('lejla@sjaj.test', true);
  expect(navigate).toHaveBeenCalledWith({ to: '/password-reset-success', search: { staff: true }, replace: true });
  expect(logIn).not.toHaveBeenCalled();
});
