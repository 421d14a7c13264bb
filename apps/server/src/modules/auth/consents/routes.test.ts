import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { account, adminConsents, consents } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../../test/builders/people.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

const SCRIPT = new URL('https://stats.example.test/count.js');

let folder: string;
let shop: TestShop;
let staff: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-consents-'));
  await cp(join(import.meta.dirname, '../../../../../storefront/index.html'), join(folder, 'index.html'));
  shop = await openTestShop({ measurementScript: SCRIPT, clients: [{ folder, prefix: '/' }] });
  staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const log = async (body: object = {}) => (await shop.call(adminConsents.list, { token: staff, body })).data;

it('keeps each decision of a visitor and of a user, and shows staff the log, the newest first', async () => {
  const visitor = randomUUID();
  const token = await shop.loginAs(await aPerson(shop.db, { role: 'private' }));
  const decide = (isGiven: boolean, by?: string) =>
    shop.call(consents.decideOnMeasurement, { token: by, body: { visitor, isGiven, source: 'banner' } });
  for (const reply of [await decide(false), await decide(true, token), await decide(false, token)])
    expect([reply.status, reply.code]).toEqual([200, 'consents.stored']);
  const rows = await log({ view: 'measurement' });
  expect(rows).toMatchObject([
    { isGiven: false, visitor, userName: expect.any(String), scriptOrigin: SCRIPT.origin },
    { isGiven: true, visitor, source: 'banner' },
    { isGiven: false, visitor, userName: null },
  ]);
  expect(await log({ view: 'terms' })).toEqual([]);
  expect(await log({ quickSearch: visitor.slice(0, 8), pageSize: 12 })).toHaveLength(3);
  const own = await shop.call(account.consents, { token });
  expect(own.data).toMatchObject([
    { purpose: 'measurement', isGiven: false, source: 'banner' },
    { purpose: 'measurement', isGiven: true },
  ]);
});

it('400 for a name of the browser that is no random one', async () => {
  const body = { visitor: 'me@posta.test', isGiven: true, source: 'banner' };
  expect(await shop.call(consents.decideOnMeasurement, { body })).toMatchObject({
    status: 400,
    errors: [{ field: 'visitor' }],
  });
});

it('names the script to the pages of the storefront alone, and lets them load it from its origin alone', async () => {
  const policyOf = async (url: string) => {
    const { headers } = await shop.app.inject({ url });
    return String(headers['content-security-policy']);
  };
  const page = await shop.app.inject({ url: '/auth/login' });
  expect(page.body).toContain(`<meta name="sjaj-measurement" content="${SCRIPT.href}" />`);
  expect(page.body).not.toContain(`src="${SCRIPT.href}"`);
  const policy = await policyOf('/auth/login');
  expect(policy).toContain("script-src 'self' https://stats.example.test;");
  expect(policy).toContain("connect-src 'self' https://stats.example.test;");
  expect(policy).toContain('trusted-types sjaj-offline sjaj-proof sjaj-measurement');
  for (const url of ['/admin/', '/api/brands']) expect(await policyOf(url)).not.toContain('stats.example.test');
});

it('is 404 and names nothing in a shop without such a script', async () => {
  const plain = await openTestShop({ clients: [{ folder, prefix: '/' }] });
  const body = { visitor: randomUUID(), isGiven: true, source: 'banner' };
  expect(await plain.call(consents.decideOnMeasurement, { body })).toMatchObject({
    status: 404,
    code: 'consents.no_measurement',
  });
  const { body: page, headers } = await plain.app.inject({ url: '/auth/login' });
  expect(page).toContain('<title>');
  expect(page).not.toContain('sjaj-measurement');
  expect(headers['content-security-policy']).not.toContain('sjaj-measurement');
  await plain.close();
});
