import { LANGUAGES } from '@sjaj/domain';
import { expect, it } from 'vitest';
import { callsFor, filesFor, isAdmitted, sessionOf, type Visit } from './plan-visit.logic.ts';
import type { PrefetchPlan } from './prefetch-plan.ts';

const PLAN: PrefetchPlan = {
  texts: { bs: '/bs.js', en: '/en.js' },
  pages: { '/article/': ['/article.js'], '/auth/': ['/auth.js'], '/': ['/home.js', '/home.css'] },
  tags: Object.fromEntries(LANGUAGES.map((one) => [one, one])) as PrefetchPlan['tags'],
  together: '/reads',
  profile: { call: 'POST /profile' },
  shop: [
    { call: 'POST /categories', body: '{}' },
    { call: 'GET /unread', for: 'account' },
    { call: 'GET /cart', for: 'cart' },
  ],
  calls: {
    '/': [{ call: 'GET /sale' }, { call: 'GET /usual', for: 'buyer' }],
    '/category/': [
      { call: 'GET /tiles/{id}', for: 'tiles' },
      { call: 'POST /listing', body: '{"categoryId":{id},"pageSize":{size}}' },
    ],
    '/article/': [{ call: 'GET /articles/{id}' }],
  },
};

const visit = (pathname: string, known: Partial<Visit> = {}): Visit => ({
  pathname,
  search: '',
  sessionToken: null,
  guestToken: null,
  openShop: null,
  browseOnly: null,
  language: null,
  listingSize: null,
  listingView: null,
  ...known,
});
const USER = { sessionToken: 'token' };
/** The calls without those of the frame. */
const pathsOf = (of: Visit) =>
  callsFor(PLAN, of)
    .map(({ key }) => key.split(' ')[1]?.replace('/api', ''))
    .filter((path) => path !== '/unread' && path !== '/cart');

it('prefetches page, profile and calls for a user', () => {
  expect(isAdmitted(visit('/', USER))).toBe(true);
  expect(filesFor(PLAN, visit('/', USER))).toEqual(['/bs.js', '/home.js', '/home.css']);
  expect(pathsOf(visit('/', USER))).toEqual(['/profile', '/categories', '/sale', '/usual']);
});

it('asks for the badges of who has an account, and for the cart of who may have one', () => {
  const callsOf = (known: Partial<Visit>) =>
    callsFor(PLAN, visit('/wishlist-of-nobody', { openShop: '1', ...known })).map(({ read }) => read.call);
  const [profile, categories, unread, cart] = ['POST /profile', 'POST /categories', 'GET /unread', 'GET /cart'];
  expect(callsOf(USER)).toEqual([profile, categories, unread, cart]);
  expect(callsOf({ ...USER, browseOnly: '1' })).toEqual([profile, categories, unread]);
  expect(callsOf({ guestToken: 'guest' })).toEqual([profile, categories, cart]);
  expect(callsOf({})).toEqual([profile, categories]);
});

it('leaves out the calls of buyers for a user who cannot order', () => {
  expect(pathsOf(visit('/', { ...USER, browseOnly: '1' }))).toEqual(['/profile', '/categories', '/sale']);
});

it('prefetches Login after a visit to a closed shop, and asks again whether it is closed', () => {
  const closed = visit('/', { openShop: '0' });
  expect([isAdmitted(closed), filesFor(PLAN, closed), pathsOf(closed)]).toEqual([
    false,
    ['/bs.js', '/auth.js'],
    ['/profile'],
  ]);
});

it('prefetches the page of a guest after a visit to an open shop', () => {
  const guest = visit('/article/12/x', { openShop: '1', language: 'en' });
  expect([isAdmitted(guest), filesFor(PLAN, guest), pathsOf(guest)]).toEqual([
    true,
    ['/en.js', '/article.js'],
    ['/profile', '/categories', '/articles/12'],
  ]);
});

it('prefetches the page, but no data, on a device that has never visited the shop', () => {
  expect(filesFor(PLAN, visit('/'))).toEqual(['/bs.js', '/home.js', '/home.css']);
  expect(pathsOf(visit('/'))).toEqual(['/profile']);
});

it('prefetches Login for a page that needs an account', () => {
  const guest = visit('/wishlist', { openShop: '1' });
  expect([isAdmitted(guest), filesFor(PLAN, guest), pathsOf(guest)]).toEqual([false, ['/bs.js', '/auth.js'], []]);
});

it('prefetches no data for a page that is open to everybody', () => {
  expect([isAdmitted(visit('/auth/login', USER)), pathsOf(visit('/auth/login', USER))]).toEqual([false, []]);
});

it('fills in the id of the address and the stored page size', () => {
  const asked = (...of: Parameters<typeof visit>) => callsFor(PLAN, visit(...of)).at(-1);
  expect(asked('/category/7/podovi', { ...USER, listingSize: '48' })).toEqual({
    read: { call: 'POST /listing', body: { categoryId: 7, pageSize: 48 } },
    key: 'POST /api/listing {"categoryId":7,"pageSize":48}',
  });
  expect(asked('/article/12/x', USER)).toEqual({
    read: { call: 'GET /articles/{id}', params: { id: '12' } },
    key: 'GET /api/articles/12',
  });
  expect(pathsOf(visit('/article/x', USER))).toEqual(['/profile', '/categories']);
  expect(pathsOf(visit('/category/7/podovi', { ...USER, search: '?page=2' }))).toEqual(['/profile', '/categories']);
});

it('asks for what the server writes of a list where an account is shown tiles', () => {
  const category = (known: Partial<Visit>) =>
    pathsOf(visit('/category/7/podovi', { openShop: '1', ...known })).slice(2);
  expect(category(USER)).toEqual(['/tiles/7', '/listing']);
  expect(category({ ...USER, listingView: 'cards' })).toEqual(['/tiles/7', '/listing']);
  expect([category({ ...USER, listingView: 'table' }), category({})]).toEqual([['/listing'], ['/listing']]);
});

it('shows what the server has written to a guest in its language, and to nobody else', () => {
  const sessionFor = (known: Partial<Visit>, written: string | undefined = 'srCyrl') =>
    sessionOf(visit('/category/7/podovi', { openShop: '1', language: 'srCyrl', ...known }), written);
  expect([sessionFor({}), sessionFor({ guestToken: 'cart' })]).toEqual(['read', 'read']);
  const others = [sessionFor({}, 'bs'), sessionFor({ language: null }), sessionFor({ sessionToken: 'token' })];
  expect(others).toEqual(['in', 'in', 'in']);
  expect(sessionOf(visit('/category/7/podovi', { openShop: '1' }), undefined)).toBe('in');
  expect(sessionOf(visit('/terms-and-conditions', { openShop: '1' }), 'bs')).toBe('out');
});
