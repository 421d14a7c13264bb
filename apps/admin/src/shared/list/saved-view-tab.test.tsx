import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import type { ListView } from '@sjaj/contract';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../api/query-client.ts';
import { SavedViewTab } from './saved-view-tab.tsx';

const SHOWN = { search: '?view=hidden', columns: ['code', 'title'] };
const VIEW: ListView = {
  id: 7,
  list: 'articles',
  name: 'Hidden ones',
  ...SHOWN,
  columns: ['code', 'title'],
  isShared: false,
  isOwn: true,
  ownerName: 'Tarik',
  isDefault: false,
  version: 3,
};

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

let sent: Sent[] = [];
/** What the shop answers a change with. */
let answer = { status: 200, body: { data: null, info: null } as unknown };

const answerWith = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});

beforeEach(() => {
  sent = [];
  answer = { status: 200, body: { data: VIEW, info: null } };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return answerWith(200, { data: [VIEW], info: null });
    sent.push({ method, path: url, body: typeof body === 'string' ? JSON.parse(body) : null });
    return answerWith(answer.status, answer.body);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const renderTab = (view: Partial<ListView> = {}, shown = SHOWN) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <SavedViewTab view={{ ...VIEW, ...view }} shown={shown} isCurrent onChoose={() => undefined} />
    </QueryClientProvider>,
  );

const openMenu = () => screen.findByRole('button', { name: /^More about the view/ });

it('saves what is shown now into the view', async () => {
  const { user } = renderTab({}, { search: '?view=visible', columns: ['code'] });
  await user.click(await openMenu());
  await user.click(screen.getByRole('menuitem', { name: 'Save what is shown now' }));
  await expect
    .poll(() => sent)
    .toEqual([
      {
        method: 'PUT',
        path: '/api/admin/list-views/7',
        body: { name: 'Hidden ones', isShared: false, search: '?view=visible', columns: ['code'], version: 3 },
      },
    ]);
});

it('has the list open with the view', async () => {
  const { user } = renderTab();
  await user.click(await openMenu());
  await user.click(screen.getByRole('menuitem', { name: 'Open the list with it' }));
  await expect.poll(() => sent).toMatchObject([{ method: 'PUT', body: { viewId: 7 } }]);
});

it('leaves a view of a colleague as it is', async () => {
  const { user } = renderTab({ isOwn: false, isShared: true, ownerName: 'Lejla' });
  expect(screen.getByRole('button', { name: 'Hidden ones Shared by Lejla' })).toBeTruthy();
  await user.click(await openMenu());
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Open the list with it']);
});

it('keeps what was typed where the name is taken', async () => {
  const { user } = renderTab();
  await user.click(await openMenu());
  await user.click(screen.getByRole('menuitem', { name: 'Rename, share' }));
  const name = screen.getByRole('textbox', { name: 'Name of the view' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/Name of the view.*required|Enter/i)).toBeTruthy();
  expect(sent).toEqual([]);
  answer = { status: 409, body: { data: null, info: { code: 'records.taken', message: 'It is taken.' } } };
  await user.type(name, 'Mine');
  await user.click(screen.getByRole('checkbox', { name: 'Share with colleagues' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It is taken.')).toBeTruthy();
  expect(sent).toMatchObject([{ body: { name: 'Mine', isShared: true } }]);
  expect(screen.getByRole('textbox', { name: 'Name of the view' })).toHaveProperty('value', 'Mine');
});

it('asks before a view is deleted', async () => {
  const { user } = renderTab({ isShared: true });
  await user.click(await openMenu());
  await user.click(screen.getByRole('menuitem', { name: 'Delete the view' }));
  expect(screen.getByText(/also for colleagues/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete the view' }));
  await expect.poll(() => sent).toMatchObject([{ method: 'DELETE', path: '/api/admin/list-views/7' }]);
});
