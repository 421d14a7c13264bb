import { IconHome } from '@tabler/icons-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { readStored, setLanguage, setTexts, STORAGE_KEYS } from '@sjaj/app-kit';
import type { WorkQueue } from '@sjaj/contract';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../../shared/api/query-client.ts';
import { WAITING_KEY } from '../../shared/api/transport.ts';
import type { Resource } from '../../shared/resource/resource.ts';
import { Menu } from './menu.tsx';

const resource = (name: string, group: Resource['group'], queue?: WorkQueue): Resource => ({
  name,
  group,
  title: 'resource.terms',
  icon: IconHome,
  needs: null,
  pages: [{ path: `/${name}`, load: async () => () => null }],
  ...(queue && { queue }),
});

const members = (group: Resource['group'], count: number): Resource[] =>
  Array.from({ length: count }, (_, index) => resource(`${group}-${index}`, group));

/** More than a laptop shows at once. */
const MANY = [
  resource('start', 'work'),
  resource('requests-0', 'requests'),
  resource('requests-1', 'requests', 'reviews'),
  resource('requests-2', 'requests', 'withdrawals'),
  ...members('catalogue', 4),
  ...members('marketing', 4),
  resource('account', 'system'),
];

const head = (name: RegExp) => screen.getByRole('button', { name });
const paths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const renderMenu = (pathname: string, resources = MANY) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <Menu resources={resources} pathname={pathname} />
    </QueryClientProvider>,
  );

beforeAll(async () => {
  queryClient.setQueryData(WAITING_KEY, { reviews: 1, withdrawals: 2 });
  setLanguage('en');
  setTexts((await load.en()).default);
});

it('shows daily work and a group of one at once, and tells of a closed group what waits in it', () => {
  renderMenu('/start');
  expect(paths()).toEqual(['/start', '/account']);
  expect(head(/^Requests/).getAttribute('aria-expanded')).toBe('false');
  expect(head(/^Requests/).textContent).toBe('Requests3 waiting');
});

it('opens and closes a group by keyboard, and remembers it on the device', async () => {
  const { user, unmount } = renderMenu('/start');
  head(/^Requests/).focus();
  await user.keyboard('{Enter}');
  expect(paths()).toEqual(['/start', '/requests-0', '/requests-1', '/requests-2', '/account']);
  expect(head(/^Requests/).textContent).toBe('Requests');
  expect(readStored(STORAGE_KEYS.staffMenu)).toBe('["requests"]');
  unmount();
  const again = renderMenu('/start');
  expect(head(/^Requests/).getAttribute('aria-expanded')).toBe('true');
  await again.user.click(head(/^Requests/));
  expect(paths()).toEqual(['/start', '/account']);
  expect(readStored(STORAGE_KEYS.staffMenu)).toBe('[]');
});

it('opens the group of the page that one goes to, and marks the entry', () => {
  renderMenu('/catalogue-2/new');
  expect(head(/^Catalogue/).getAttribute('aria-expanded')).toBe('true');
  const here = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(here.map((link) => link.getAttribute('href'))).toEqual(['/catalogue-2']);
});

it('divides daily work from the rest, where there is some', () => {
  const rules = () => document.querySelectorAll('.adm-nav-rule').length;
  const { unmount } = renderMenu('/start');
  expect(rules()).toBe(1);
  unmount();
  renderMenu(
    '/catalogue-0',
    MANY.filter(({ group }) => group !== 'work'),
  );
  expect(rules()).toBe(0);
});
