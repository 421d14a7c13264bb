import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../api/query-client.ts';
import { BonusCard } from './bonus-card.tsx';

const EARNED = {
  id: 1,
  at: '2026-11-20T08:00:00.000Z',
  kind: 'earned',
  points: 1_250,
  order: { id: 7, number: '2026-000007' },
  reason: null,
};
const SETTLED = { ...EARNED, id: 2, kind: 'settled', points: -250, order: null, reason: 'Coffee machine' };

interface Sent {
  readonly method: string;
  readonly body: unknown;
}

/** What the shop answers, in turn, and what it was sent. */
let answers: { readonly status: number; readonly body: unknown }[] = [];
let sent: Sent[] = [];

const account = (balance: number, ...entries: readonly unknown[]) => ({
  status: 200,
  body: { data: { balance, entries }, info: null, pagedResult: null },
});

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_url: unknown, { method = 'GET', body }: RequestInit = {}) => {
    sent.push({ method, body: typeof body === 'string' ? JSON.parse(body) : null });
    const answer = answers.shift();
    if (!answer) throw new Error('the shop was asked once more than expected');
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const renderCard = () =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <BonusCard owner="companies" id={3} />
    </QueryClientProvider>,
  );

const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => dialog().getByRole('button', { name });

it('shows balance and movements, and offers no settling where there are no points', async () => {
  answers = [account(0, SETTLED, EARNED)];
  renderCard();
  expect(await screen.findByText('Coffee machine')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Coffee machine.*[-−]250$/),
    expect.stringMatching(/^2026-000007.*1\.250$/),
  ]);
  expect(screen.queryByRole('button', { name: 'Settle points' })).toBeNull();
});

it('says so where nothing has moved yet', async () => {
  answers = [account(0)];
  renderCard();
  expect(await screen.findByText('No points yet.')).toBeTruthy();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

it('sends nothing before both fields are filled in, and keeps what was typed when the shop refuses', async () => {
  answers = [
    account(1_000, EARNED),
    {
      status: 409,
      body: {
        data: null,
        info: { code: 'bonus.too_few_points', message: 'Too few points.' },
        errors: [{ field: 'points', message: 'There are 1.000 points.' }],
      },
    },
    account(750, SETTLED, EARNED),
  ];
  const { user } = renderCard();
  await user.click(await screen.findByRole('button', { name: 'Settle points' }));
  await user.click(press('Settle points'));
  const [points, reason] = dialog().getAllByRole('textbox') as HTMLInputElement[];
  expect([points, reason].map((field) => field?.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  expect(sent).toHaveLength(1);

  await user.type(points as HTMLInputElement, '250');
  await user.type(reason as HTMLInputElement, 'Coffee machine');
  await user.click(press('Settle points'));
  expect(await dialog().findByText('There are 1.000 points.')).toBeTruthy();
  expect([points?.value, reason?.value]).toEqual(['250', 'Coffee machine']);
  expect(sent[1]).toEqual({ method: 'POST', body: { points: 250, reason: 'Coffee machine' } });

  await user.click(press('Settle points'));
  expect(await screen.findByText('750')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
