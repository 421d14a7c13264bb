import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import type { AdminPicture } from '@sjaj/contract';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../../shared/api/query-client.ts';
import { PicturesBulk } from './pictures-bulk.tsx';
import { UploadDrop } from './upload-drop.tsx';
import { UseLinks } from './use-links.tsx';

const picture = (id: number, useCount: number): AdminPicture => ({
  id,
  version: 1,
  name: `${id}.webp`,
  alt: {},
  focus: null,
  url: `/files/pictures/articles/${id}-400.webp`,
  width: 800,
  height: 600,
  bytes: 9_000,
  createdAt: '2026-11-20T08:00:00.000Z',
  uses: [],
  useCount,
});

let calls: string[] = [];
let refused: string | null = null;

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});

beforeEach(() => {
  calls = [];
  refused = null;
  vi.stubGlobal('fetch', async (url: RequestInfo, { method = 'GET' }: RequestInit = {}) => {
    const call = `${method} ${new URL(String(url), 'http://shop.test').pathname}`;
    calls.push(call);
    const isRefused = call === refused;
    const info = isRefused ? { code: 'records.in_use', message: 'Still in use: KRPA-7.' } : null;
    const data = method === 'POST' ? picture(9, 0) : null;
    return new Response(JSON.stringify({ data, info, pagedResult: null }), {
      status: isRefused ? 409 : 200,
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('deletes those of the selected pictures that nothing shows, after a question; one that is used meanwhile stays', async () => {
  refused = 'DELETE /api/admin/pictures/1';
  const reload = vi.fn();
  const rows = [picture(1, 0), picture(2, 3), picture(3, 0)];
  const { user } = renderUi(
    <QueryClientProvider client={queryClient}>
      <PicturesBulk rows={rows} reload={reload} replace={() => undefined} onDone={() => undefined} />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Delete unused pictures' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete unused pictures' }));
  expect(dialog.getByText(/Unused pictures of the choice: 2/)).toBeTruthy();
  expect(calls).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete unused pictures' }));
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
  expect(calls).toEqual(['DELETE /api/admin/pictures/1', 'DELETE /api/admin/pictures/3']);
});

it('uploads several pictures one after the other, and sends nothing that is no picture', async () => {
  const { user, container } = renderUi(
    <QueryClientProvider client={queryClient}>
      <UploadDrop />
    </QueryClientProvider>,
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('no input for files');
  const file = (name: string, type: string) => new File(['x'], name, { type });
  await user.upload(input, [file('a.png', 'image/png'), file('b.webp', 'image/webp')]);
  await expect.poll(() => calls).toEqual(['POST /api/admin/pictures', 'POST /api/admin/pictures']);
  expect(await screen.findByText('Drop pictures here, or choose them')).toBeTruthy();
});

it('links what shows a picture, and says how many more there are', () => {
  const uses = [
    { kind: 'article', id: 7, title: 'KRPA-7 Krpa' },
    { kind: 'news_item', id: 2, title: 'Novost' },
  ] as const;
  const { rerender } = renderUi(<UseLinks picture={{ uses: [...uses], useCount: 5 }} most={2} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/articles/7', '/news/2']);
  expect(screen.getByText('and 3 more')).toBeTruthy();
  rerender(<UseLinks picture={{ uses: [], useCount: 0 }} most={2} />);
  expect(screen.getByText('Not used')).toBeTruthy();
});
