import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import type { Capability } from '@sjaj/contract';
import { Toaster } from '@sjaj/ui';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../../shared/api/query-client.ts';
import type { ListQuery } from '../../shared/list/definition.ts';
import { PROFILE_KEY } from '../../shared/session/profile-key.ts';
import { ArticlesBulk } from './articles-bulk.tsx';

const QUERY: ListQuery = { view: 'all', page: 1, pageSize: 24, text: 'paper', sort: null, filters: {} };
const VENDORS = [
  { id: 3, name: 'Chemie Nord' },
  { id: 8, name: 'Papir Jug' },
];
/** The vendors come in pages of which there are two. */
const PAGES = { currentPage: 1, pageSize: 100, totalPages: 2, totalItems: 101 };

let sent: string[] = [];
const reload = vi.fn();
const onDone = vi.fn();

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});
beforeEach(() => {
  sent = [];
  reload.mockClear();
  onDone.mockClear();
  vi.stubGlobal('fetch', async (url: RequestInfo, { method = 'GET', body }: RequestInit = {}) => {
    const path = String(url).replace(/^.*\/api\/admin/, '');
    const isAsked = path.startsWith('/vendors') || path.startsWith('/articles/');
    if (!isAsked) sent.push(`${method} ${path} ${String(body ?? '')}`);
    const ofVendors = path.startsWith('/vendors');
    const page = String(body ?? '').includes('"page":2') ? 2 : 1;
    const data = ofVendors
      ? VENDORS.filter((_, at) => at === page - 1)
      : isAsked
        ? null
        : { changed: 40, id: path.endsWith('undo') ? null : 5 };
    return new Response(JSON.stringify({ data, info: null, pagedResult: ofVendors ? PAGES : null }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The bar where all that the list finds is chosen. */
async function open(capabilities: readonly Capability[], query = QUERY) {
  queryClient.setQueryData(PROFILE_KEY, { userData: { staff: { capabilities, companyScope: 'all' } } });
  const found = { query, total: 40 };
  const handle = { replace: vi.fn(), reload };
  const bar = () => (
    <>
      <ArticlesBulk rows={[]} found={found} {...handle} onDone={onDone} />
      <Toaster />
    </>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: bar }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const ui = renderUi(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await ui.user.click(await screen.findByRole('button', { name: 'Change…' }));
  return { ...ui, dialog: within(await screen.findByRole('dialog')) };
}

it('chooses the vendor of all that the list finds, and takes it back', async () => {
  const { user, dialog } = await open(['editArticles', 'editStock']);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What' }), 'Vendor');
  await user.click(dialog.getByRole('combobox', { name: 'New value' }));
  await user.click(await screen.findByRole('option', { name: 'Papir Jug' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  const found = { view: 'all', brandIds: [], categoryIds: [], quickSearch: 'paper' };
  expect(sent).toEqual([`PUT /purchasing/vendor ${JSON.stringify({ selection: { found }, vendorId: 8 })}`]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('40 products are as before', { selector: 'b' })).toBeTruthy();
  expect(sent[1]).toMatch(/^POST \/purchasing\/vendor\/5\/undo/);
});

it('offers those who keep the stock the vendor alone, also none', async () => {
  const { user, dialog } = await open(['editStock']);
  expect(screen.queryByRole('button', { name: 'Show in the shop' })).toBeNull();
  const field = dialog.getByRole('combobox', { name: 'What' });
  expect(within(field).getAllByRole('option')).toHaveLength(1);
  await user.click(dialog.getByRole('combobox', { name: 'New value' }));
  await user.click(await screen.findByRole('option', { name: 'No vendor' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(sent[0]).toContain('"vendorId":null'));
});

it('does not offer the vendor to those who do not keep the stock', async () => {
  const { dialog } = await open(['editArticles']);
  expect(within(dialog.getByRole('combobox', { name: 'What' })).queryByRole('option', { name: 'Vendor' })).toBeNull();
});

it.each([
  ['all', 1],
  ['archived', 0],
])('offers a change of the prices of all that the view %s finds, unless they are archived', async (view, count) => {
  await open(['editArticles'], { ...QUERY, view });
  expect(screen.getByRole('button', { name: 'Show in the shop' })).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Prices…' })).toHaveLength(count);
});
