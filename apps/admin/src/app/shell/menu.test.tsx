import { IconHome } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { readStored, setLanguage, setTexts, STORAGE_KEYS } from '@sjaj/app-kit';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import type { Resource } from '../../shared/resource/resource.ts';
import { Menu } from './menu.tsx';

const resource = (name: string, group: Resource['group'], waiting = 0): Resource => ({
  name,
  group,
  title: 'resource.terms',
  icon: IconHome,
  needs: null,
  pages: [{ path: `/${name}`, load: async () => () => null }],
  useWaiting: () => waiting,
});

const members = (group: Resource['group'], count: number): Resource[] =>
  Array.from({ length: count }, (_, index) => resource(`${group}-${index}`, group, index));

/** More than a laptop shows at once. */
const MANY = [
  resource('start', 'work'),
  ...members('requests', 3),
  ...members('catalogue', 4),
  ...members('marketing', 4),
  resource('account', 'system'),
];

const head = (name: RegExp) => screen.getByRole('button', { name });
const paths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});

it('shows daily work and a group of one at once, and tells of a closed group what waits in it', () => {
  renderUi(<Menu resources={MANY} pathname="/start" />);
  expect(paths()).toEqual(['/start', '/account']);
  expect(head(/^Requests/).getAttribute('aria-expanded')).toBe('false');
  expect(head(/^Requests/).textContent).toBe('Requests3 waiting');
});

it('opens and closes a group by keyboard, and remembers it on the device', async () => {
  const { user, unmount } = renderUi(<Menu resources={MANY} pathname="/start" />);
  head(/^Requests/).focus();
  await user.keyboard('{Enter}');
  expect(paths()).toEqual(['/start', '/requests-0', '/requests-1', '/requests-2', '/account']);
  expect(head(/^Requests/).textContent).toBe('Requests');
  expect(readStored(STORAGE_KEYS.staffMenu)).toBe('["requests"]');
  unmount();
  const again = renderUi(<Menu resources={MANY} pathname="/start" />);
  expect(head(/^Requests/).getAttribute('aria-expanded')).toBe('true');
  await again.user.click(head(/^Requests/));
  expect(paths()).toEqual(['/start', '/account']);
  expect(readStored(STORAGE_KEYS.staffMenu)).toBe('[]');
});

it('opens the group of the page that one goes to, and marks the entry', () => {
  renderUi(<Menu resources={MANY} pathname="/catalogue-2/new" />);
  expect(head(/^Catalogue/).getAttribute('aria-expanded')).toBe('true');
  const here = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(here.map((link) => link.getAttribute('href'))).toEqual(['/catalogue-2']);
});
