import { setTexts } from '@sjaj/app-kit';
import { beforeAll, expect, it } from 'vitest';
import type { Resource } from '../../shared/resource/resource.ts';
import { findScreens, isScreenMeant } from './find-screens.ts';

const page = (path: `/${string}`, title: Resource['title']) => ({ path, title, load: async () => () => null });
const resource = (name: string, more: Pick<Resource, 'title' | 'pages'> & Partial<Resource>): Resource => ({
  name,
  icon: () => null,
  group: 'system',
  needs: null,
  ...more,
});
const RESOURCES = [
  resource('orders', { title: 'frame.orders', pages: [page('/orders', 'orders.title')], isSearched: true }),
  resource('auditLog', {
    title: 'resource.auditLog',
    pages: [page('/audit-log', 'resource.auditLog')],
    alsoCalled: 'resource.auditLogWords',
  }),
  resource('coupons', { title: 'resource.coupons', pages: [page('/coupons', 'resource.coupons')] }),
  resource('priceLists', {
    title: 'resource.priceLists',
    pages: [page('/price-lists', 'resource.priceLists'), page('/price-lists/new', 'priceLists.new')],
  }),
  resource('stockImports', {
    title: 'resource.stockImports',
    pages: [page('/stock-imports', 'resource.stockImports'), page('/stock-imports/new', 'imports.import')],
  }),
  resource('settings', {
    title: 'resource.settings',
    pages: [page('/settings', 'resource.settings'), { path: '/settings/$id', load: async () => () => null }],
    topics: ['settings.freeShipping'],
  }),
];

beforeAll(() =>
  setTexts({
    'frame.orders': 'Narudžbe',
    'orders.title': 'Narudžbe',
    'resource.auditLog': 'Dnevnik izmjena',
    'resource.auditLogWords': 'audit log, historija promjena',
    'resource.coupons': 'Kuponi za popust',
    'resource.settings': 'Podešavanja',
    'settings.freeShipping': 'Besplatna dostava',
    'resource.priceLists': 'Cjenovnici',
    'priceLists.new': 'Novi cjenovnik',
    'resource.stockImports': 'Uvoz zaliha',
    'imports.import': 'Uvoz zaliha',
    'frame.screens': 'Stranice',
  } as never),
);

const hrefs = (typed: string) =>
  findScreens(typed, RESOURCES).flatMap(({ results }) => results.map(({ href }) => href));

it('finds a page by words of its name, in either script and any order', () => {
  expect(hrefs('popust kupon')).toEqual(['/coupons']);
  expect(hrefs('подешавања')).toEqual(['/settings']);
  expect(hrefs('podesavanja')).toEqual(['/settings']);
});

it('finds a list by one of its records, after what has the word itself', () =>
  expect(hrefs('cjenovnik')).toEqual(['/price-lists/new', '/price-lists']));

it('shows pages of the same name once, as their list', () => expect(hrefs('uvoz')).toEqual(['/stock-imports']));

it('finds a setting on the page that has it', () => expect(hrefs('dostava')).toEqual(['/settings']));

it('gives no group where no name fits', () => expect(findScreens('rukavice', RESOURCES)).toEqual([]));

it('a page is meant whose name begins with the text', () => {
  expect(isScreenMeant('kupo', findScreens('kupo', RESOURCES))).toBe(true);
  expect(isScreenMeant('popust', findScreens('popust', RESOURCES))).toBe(false);
});

it.each(['narudzbe hotel vodenica', 'Narudžba hotel vodenica', 'hotel vodenica narudžbe', 'наруџбе hotel vodenica'])(
  'offers the list that %j names, searched for the rest',
  (typed) => expect(hrefs(typed)).toEqual(['/orders?q=hotel+vodenica']),
);

it('offers no search of a list for its name alone', () => expect(hrefs('narudžbe')).toEqual(['/orders']));

it('finds a page by other words for it', () => {
  expect(hrefs('audit')).toEqual(['/audit-log']);
  expect(hrefs('historija')).toEqual(['/audit-log']);
});
