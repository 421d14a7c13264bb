import { LANGUAGES } from '@sjaj/domain';
import { expect, it } from 'vitest';
import { callsFor, filesFor, isAdmitted, type Visit } from './plan-visit.logic.ts';
import type { PrefetchPlan } from './prefetch-plan.ts';

const PLAN: PrefetchPlan = {
  texts: { bs: '/bs.js', en: '/en.js' },
  pages: { '/article/': ['/article.js'], '/auth/': ['/auth.js'], '/': ['/home.js', '/home.css'] },
  tags: Object.fromEntries(LANGUAGES.map((one) => [one, one])) as PrefetchPlan['tags'],
  profile: ['POST', '/profile'],
  shop: [['POST', '/categories', '{}']],
  calls: {
    '/': [['GET', '/sale']],
    '/category/': [['POST', '/listing', '{"categoryId":{id},"pageSize":{size}}']],
    '/article/': [['GET', '/articles/{id}']],
  },
  buyerCalls: { '/': [['GET', '/usual']] },
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
  ...known,
});
const USER = { sessionToken: 'token' };
const pathsOf = (of: Visit) => callsFor(PLAN, of).map(([, path]) => path);

it('prefetches page, profile and calls for a user', () => {
  expect(isAdmitted(visit('/', USER))).toBe(true);
  expect(filesFor(PLAN, visit('/', USER))).toEqual(['/bs.js', '/home.js', '/home.css']);
  expect(pathsOf(visit('/', USER))).toEqual(['/profile', '/categories', '/sale', '/usual']);
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
  const [, , listing] = callsFor(PLAN, visit('/category/7/podovi', { ...USER, listingSize: '48' }));
  expect(listing).toEqual(['POST', '/listing', '{"categoryId":7,"pageSize":48}']);
  expect(pathsOf(visit('/article/x', USER))).toEqual(['/profile', '/categories']);
  expect(pathsOf(visit('/category/7/podovi', { ...USER, search: '?page=2' }))).toEqual(['/profile', '/categories']);
});
