import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import type { Mail } from '@sjaj/contract';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../../shared/api/query-client.ts';
import { TestMailButton } from './test-mail-button.tsx';

const MAIL: Mail = {
  id: 7,
  createdAt: '2026-11-28T08:00:00.000Z',
  toName: 'Lejla',
  toAddress: 'lejla@sjaj.test',
  language: 'en',
  subject: 'Test mail',
  state: 'queued',
  attempts: 0,
  error: null,
  dueAt: null,
  sentAt: null,
  orderId: null,
  messageId: null,
  answer: null,
  text: null,
  html: null,
};

/** What the mail is found as, one look after the other. */
let looks: Partial<Mail>[] = [];
let status = 200;

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});
beforeEach(() => {
  status = 200;
  vi.stubGlobal('fetch', async (_url: RequestInfo, { method = 'GET' }: RequestInit = {}) => {
    const isSent = method === 'POST';
    const data = isSent ? MAIL : { ...MAIL, ...(looks.length > 1 ? looks.shift() : looks[0]) };
    const info = status === 200 ? null : { message: 'Too often', code: 'request.too_many' };
    return new Response(JSON.stringify({ data, info }), {
      status: isSent ? status : 200,
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function send() {
  const { user } = renderUi(
    <QueryClientProvider client={queryClient}>
      <TestMailButton />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Send a test mail' }));
  return within(await screen.findByRole('dialog', { name: 'Send a test mail' }));
}

it('says that the mail server took the mail, and what it answered', async () => {
  looks = [{}, { state: 'sent', answer: '250 2.0.0 Ok: queued as 4F2A' }];
  const dialog = await send();
  expect(await dialog.findByText('The mail server took the mail')).toBeTruthy();
  expect(dialog.getByText('250 2.0.0 Ok: queued as 4F2A')).toBeTruthy();
  expect(dialog.getByText('lejla@sjaj.test')).toBeTruthy();
});

it.each([
  ['failed', null],
  ['queued', '2026-11-28T08:01:00.000Z'],
] as const)('says why a mail that is %s was not taken', async (state, dueAt) => {
  looks = [{ state, dueAt, error: '535 5.7.8 Authentication failed' }];
  const dialog = await send();
  expect(await dialog.findByText('The mail server did not take the mail')).toBeTruthy();
  expect(dialog.getByText('535 5.7.8 Authentication failed')).toBeTruthy();
  expect(dialog.queryAllByText('Next attempt')).toHaveLength(dueAt === null ? 0 : 1);
});

it('says that no mail server is set up', async () => {
  looks = [{ state: 'kept' }];
  expect(await (await send()).findByText('No mail server is set up')).toBeTruthy();
});

it('says that it was asked for too often', async () => {
  status = 429;
  expect(await (await send()).findByText('Too often')).toBeTruthy();
});
