import { adminApiKeys, adminBanks, adminCompanies, contract, users } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { aPlace } from '../../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let administratorId: number;
let administrator: string;

beforeAll(async () => {
  shop = await openTestShop({ limitsRates: true, stopsClock: true });
  administratorId = await aPerson(shop.db, { role: 'administrator' });
  administrator = await shop.loginAs(administratorId);
});
afterAll(() => shop.close());

const FORM = { title: 'ERP', capabilities: ['editSettings'], requestsPerMinute: 100, expiresOn: null };

async function aKey(form: Partial<Record<keyof typeof FORM, unknown>>, token = administrator) {
  const { status, data } = await shop.call(adminApiKeys.create, { token, body: { ...FORM, ...form } });
  expect(status).toBe(200);
  return { key: data.key as string, id: data.record.id as number };
}

const banks = (token: string, call = shop.call) => call(adminBanks.list, { token, body: {} });
const DAY_MS = 86_400_000;

describe('a key', () => {
  it('makes the calls of its capabilities, under its own name in the audit log, and no others', async () => {
    const { key, id } = await aKey({ title: 'Skladište' });
    expect((await banks(key)).status).toBe(200);
    const created = await shop.call(adminBanks.create, {
      token: key,
      key: 'bank-1',
      body: { name: 'Banka ključa', code: '987', swift: 'ABCDBA22', isActive: true },
    });
    expect(created.status).toBe(200);
    const entry = await shop.db
      .selectFrom('audit_entry')
      .select(['user_id', 'user_name'])
      .where('entity', '=', 'bank')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ user_id: administratorId, user_name: 'Skladište (API)' });
    expect((await shop.call(adminCompanies.list, { token: key, body: {} })).status).toBe(403);
    expect((await shop.call(adminApiKeys.list, { token: key, body: {} })).status).toBe(403);
    expect((await shop.call(adminApiKeys.revoke, { token: key, params: { id } })).status).toBe(403);
  });

  it('does not reach the account of the person who has made it, nor a session in the name of a company', async () => {
    const { key } = await aKey({ title: 'Sve', capabilities: ['editSettings', 'viewAsCustomer', 'viewCustomers'] });
    const id = await aCompany(shop.db, await aPlace(shop.db));
    expect((await shop.call(adminCompanies.one, { token: key, params: { id } })).status).toBe(200);
    const opened = await shop.call(adminCompanies.openShop, { token: key, params: { id }, body: { mode: 'view' } });
    expect(opened.status).toBe(403);
    expect((await shop.call(users.profile, { token: key })).status).toBe(403);
    for (const route of [contract.account.sessions, contract.auth.logout, contract.secondFactor.get])
      expect((await shop.call(route, { token: key })).status).toBe(403);
  });

  it('is refused from the call after it was revoked, on another server too', async () => {
    const { key, id } = await aKey({ title: 'Opozvan' });
    const other = await shop.openNode();
    expect((await banks(key, other)).status).toBe(200);
    expect((await shop.call(adminApiKeys.revoke, { token: administrator, params: { id } })).status).toBe(200);
    expect(await banks(key, other)).toMatchObject({ status: 401, code: 'auth.key_invalid' });
    expect((await shop.call(adminApiKeys.revoke, { token: administrator, params: { id } })).status).toBe(200);
    const { data } = await shop.call(adminApiKeys.list, { token: administrator, body: { view: 'ended' } });
    expect(data[0]).toMatchObject({ id, state: 'revoked' });
    expect((await shop.call(adminApiKeys.revoke, { token: administrator, params: { id: 9_999 } })).status).toBe(404);
  });

  it('is refused when who has made it is an administrator no more', async () => {
    const leaver = await aPerson(shop.db, { role: 'administrator' });
    const { key, id } = await aKey({ title: 'Odlazi' }, await shop.loginAs(leaver));
    expect((await banks(key)).status).toBe(200);
    await shop.db.updateTable('user_account').set({ role: 'accounting' }).where('id', '=', leaver).execute();
    expect((await banks(key)).status).toBe(401);
    const { data } = await shop.call(adminApiKeys.list, { token: administrator, body: { quickSearch: 'Odlazi' } });
    expect(data).toMatchObject([{ id, state: 'blocked' }]);
  });

  it('has a limit of its own, over all of its calls', async () => {
    const { key } = await aKey({ title: 'Brz', requestsPerMinute: 3 });
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push(await banks(key));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(statuses[3]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await banks(administrator)).status).toBe(200);
    shop.wait(60_000);
    expect((await banks(key)).status).toBe(200);
  });

  it('is stored as a hash, with the time of its last use to the minute', async () => {
    const { key, id } = await aKey({ title: 'Tajni' });
    const row = () => shop.db.selectFrom('api_key').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(await row())).not.toContain(key);
    expect((await row()).last_used_at).toBeNull();
    await banks(key);
    const first = (await row()).last_used_at;
    expect(first).toEqual(shop.now());
    shop.wait(59_000);
    await banks(key);
    expect((await row()).last_used_at).toEqual(first);
    shop.wait(1_000);
    await banks(key);
    expect((await row()).last_used_at).toEqual(shop.now());
  });
});

describe('making a key', () => {
  it('answers its beginning in the list, and the whole key once', async () => {
    const { key, id } = await aKey({ title: 'Popis' });
    const { data } = await shop.call(adminApiKeys.list, { token: administrator, body: { quickSearch: 'Popis' } });
    expect(data).toMatchObject([{ id, title: 'Popis', state: 'active', lastUsedAt: null }]);
    expect(key.startsWith(data[0].prefix)).toBe(true);
    expect(JSON.stringify(data)).not.toContain(key);
  });

  it('409 for the name of a live key, which is free again when that is revoked', async () => {
    const { id } = await aKey({ title: 'Jedini' });
    const again = { token: administrator, body: { ...FORM, title: 'JEDINI' } };
    const refused = await shop.call(adminApiKeys.create, again);
    expect([refused.status, refused.errors[0]?.field]).toEqual([409, 'title']);
    await shop.call(adminApiKeys.revoke, { token: administrator, params: { id } });
    expect((await shop.call(adminApiKeys.create, again)).status).toBe(200);
  });

  it('400 for a day that is over and for the right to manage staff', async () => {
    const call = (change: object) =>
      shop.call(adminApiKeys.create, { token: administrator, body: { ...FORM, title: 'Novi', ...change } });
    const past = await call({ expiresOn: '2020-01-01' });
    expect([past.status, past.code, past.errors[0]?.field]).toEqual([400, 'apiKeys.expiry_past', 'expiresOn']);
    expect((await call({ capabilities: ['manageStaff'] })).status).toBe(400);
    expect((await call({ capabilities: [] })).errors[0]?.field).toBe('capabilities');
  });
});

it('are sorted by name and by their last use, one that was never used before the others', async () => {
  const used = await aKey({ title: 'Žeton poretka' });
  const fresh = await aKey({ title: 'Ćilim poretka' });
  await banks(used.key);
  const idsFor = async (body: object) => {
    const input = { token: administrator, body: { quickSearch: 'poretka', ...body } };
    return (await shop.call(adminApiKeys.list, input)).data.map(({ id }: { id: number }) => id);
  };
  expect(await idsFor({})).toEqual([fresh.id, used.id]);
  expect(await idsFor({ sortBy: 'title' })).toEqual([fresh.id, used.id]);
  expect(await idsFor({ sortBy: 'title', isSortAscending: false })).toEqual([used.id, fresh.id]);
  expect(await idsFor({ sortBy: 'lastUsedAt' })).toEqual([fresh.id, used.id]);
});

// The last one: it moves the clock beyond all sessions.
it('ends a key with its last day', async () => {
  const expiresOn = new Date(shop.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
  const { key, id } = await aKey({ title: 'Kratak', expiresOn });
  shop.wait(DAY_MS);
  expect((await banks(key)).status).toBe(200);
  shop.wait(3 * DAY_MS);
  expect((await banks(key)).status).toBe(401);
  const { data } = await shop.call(adminApiKeys.list, {
    token: await shop.loginAs(administratorId),
    body: { view: 'ended', quickSearch: 'Kratak' },
  });
  expect(data).toMatchObject([{ id, state: 'expired', expiresOn }]);
});
