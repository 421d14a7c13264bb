import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import type { AdminPicture } from '@sjaj/contract';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../api/query-client.ts';
import { AltDialog } from './alt-dialog.tsx';

const OPENED: AdminPicture = {
  id: 4,
  version: 1,
  name: 'krpa.webp',
  alt: { bs: 'Krpa' },
  focus: null,
  url: '/files/pictures/articles/4-400.webp',
  width: 800,
  height: 600,
  bytes: 9_000,
  createdAt: '2026-11-20T08:00:00.000Z',
  uses: [],
  useCount: 1,
};

let saved: AdminPicture;
let sent: { readonly version: number; readonly alt: object; readonly focus: unknown }[];

const reply = (status: number, data: unknown, code: string | null) =>
  new Response(JSON.stringify({ data, info: code && { code, message: code }, pagedResult: null }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});
beforeEach(() => {
  saved = OPENED;
  sent = [];
  vi.stubGlobal('fetch', async (_url: RequestInfo, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'PUT') return reply(200, saved, null);
    const { version, ...form } = JSON.parse(String(body));
    sent.push({ version, ...form });
    if (version !== saved.version) return reply(409, null, 'records.changed_meanwhile');
    saved = { ...saved, ...form, version: version + 1 };
    return reply(200, saved, null);
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => {
  const onSaved = vi.fn();
  const { user } = renderUi(
    <QueryClientProvider client={queryClient}>
      <AltDialog pictureId={4} onSaved={onSaved} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const text = await screen.findByRole('textbox', { name: /description/i });
  return { user, text, onSaved };
};

it('shows both descriptions where somebody else was faster, and saves nothing over theirs without a choice', async () => {
  const { user, text, onSaved } = await open();
  await user.clear(text);
  await user.type(text, 'Plava krpa');
  saved = { ...OPENED, version: 2, alt: { bs: 'Krpa od mikrovlakana' }, focus: { x: 20, y: 30 } };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare the versions' }));
  expect(dialog.getByText(/Krpa od mikrovlakana/)).toBeTruthy();
  expect(saved.alt).toEqual({ bs: 'Krpa od mikrovlakana' });
  await user.click(dialog.getByRole('button', { name: 'Keep my version' }));
  await expect.poll(() => onSaved.mock.calls).toHaveLength(1);
  expect(sent.at(-1)).toEqual({ version: 2, name: 'krpa.webp', alt: { bs: 'Plava krpa' }, focus: { x: 20, y: 30 } });
});
