import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ForgingProvider, openForgingProvider } from '../../../../test/builders/forging-provider.ts';
import { openTheShop } from '../../../../test/builders/guests.ts';
import { Browser, SHOP_URL } from '../../../../test/builders/social.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let provider: ForgingProvider;
beforeAll(async () => {
  // The library compares ID tokens with the clock of the machine.
  provider = await openForgingProvider(() => new Date());
  shop = await openTestShop({ publicUrl: SHOP_URL, socialProviders: [provider.settings] });
  await openTheShop(shop);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});
beforeEach(() => {
  provider.forge = () => undefined;
});

const FAILED = '/auth/social#problem=failed';
const answered = async (): Promise<string> => {
  const browser = new Browser(shop);
  return browser.open(await browser.answerOf('google'));
};
const identities = () => shop.db.selectFrom('social_login').select('stage').where('stage', '<>', 'begun').execute();

it('a sound ID token names the person', async () => {
  expect(await answered()).toMatch(/^\/auth\/social#code=[\w-]{43}$/);
  await shop.db.deleteFrom('social_login').execute();
});

it.each<[string, ForgingProvider['forge']]>([
  ['of another log-in', ({ claims }) => void (claims['nonce'] = 'x'.repeat(43))],
  ['without the nonce of the log-in', ({ claims }) => void delete claims['nonce']],
  ['for another shop', ({ claims }) => void (claims['aud'] = 'another-shop')],
  ['of another provider', ({ claims }) => void (claims['iss'] = 'https://accounts.google.com')],
  ['that has expired', ({ claims }) => void (claims['exp'] = Number(claims['exp']) - 7_200)],
  ['that names nobody', ({ claims }) => void delete claims['sub']],
  ['without a signature', ({ header }) => void (header['alg'] = 'none')],
  [
    'signed with a key of its own',
    (token) => void (token.key = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey),
  ],
])('an ID token %s opens nothing', async (_kind, forge) => {
  provider.forge = forge;
  expect(await answered()).toBe(FAILED);
  expect(await identities()).toEqual([]);
});

it.each([
  ['names another provider', 'iss', 'https://accounts.google.com'],
  ['brings a second code', 'code', 'x'.repeat(43)],
  ['brings an ID token of its own', 'id_token', 'x.y.z'],
])('an answer that %s opens nothing', async (_kind, name, value) => {
  const browser = new Browser(shop);
  const answer = new URL(await browser.answerOf('google'));
  answer.searchParams.append(name, value);
  expect(await browser.open(answer.href)).toBe(FAILED);
  expect(await identities()).toEqual([]);
});
