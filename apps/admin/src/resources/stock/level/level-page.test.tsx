import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import type { Capability } from '@sjaj/contract';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../../../shared/api/query-client.ts';
import { PROFILE_KEY } from '../../../shared/session/profile-key.ts';
import { LevelPage } from './level-page.tsx';

const LEVEL = {
  id: 4,
  version: 1,
  code: 'CL-1',
  title: 'Soap',
  unit: 'pcs',
  onHand: 12,
  reserved: 0,
  available: 12,
  backOrdered: 0,
  lowLevel: 5,
  followsShopLevel: true,
  expectedOn: '2030-01-07',
  requests: 3,
  waiting: [],
};

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: RequestInfo) => {
    const isLevel = /\/stock\/4$/.test(String(url));
    const body = { data: isLevel ? LEVEL : [], info: null, pagedResult: null };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(capabilities: readonly Capability[]) {
  queryClient.setQueryData(PROFILE_KEY, { userData: { staff: { capabilities, companyScope: 'all' } } });
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/stock/$id', component: LevelPage });
  const history = createMemoryHistory({ initialEntries: ['/stock/4'] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  const ui = renderUi(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Soap' });
  return ui;
}

it('those who keep the stock correct it and set its low level', async () => {
  const { user } = await open(['viewStock', 'editStock']);
  expect(screen.getByRole('checkbox')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Correct stock' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('others read the low level and the day of the next delivery', async () => {
  await open(['viewStock']);
  expect(screen.queryByRole('button', { name: 'Correct stock' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('7 Jan 2030')).toBeTruthy();
});
