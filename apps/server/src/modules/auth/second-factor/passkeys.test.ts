import { auth, secondFactor } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anAuthenticator } from '../../../../test/builders/authenticator.ts';
import { aPlace } from '../../../../test/builders/place.ts';
import { aMember, enrolApp, logIn, type Member, PASSWORD } from '../../../../test/builders/second-factor.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

const ORIGIN = 'https://shop.sjaj.test';

let shop: TestShop;
let townId: number;
beforeAll(async () => {
  shop = await openTestShop({ publicUrl: ORIGIN, stopsClock: true });
  ({ townId } = await aPlace(shop.db));
});
afterAll(() => shop.close());
// Failures of the test before have faded: all of them come from one network.
beforeEach(() => shop.wait(24 * 3_600_000));

type Authenticator = ReturnType<typeof anAuthenticator>;

const begin = ({ token }: Member) => shop.call(secondFactor.beginPasskey, { token, body: { password: PASSWORD } });
const confirm = ({ token }: Member, passkey: unknown) =>
  shop.call(secondFactor.confirmPasskey, { token, body: { name: 'Laptop', passkey } });
const answer = (challenge: string, passkey: unknown) =>
  shop.call(auth.answerWithPasskey, { body: { challenge, passkey } });

async function withPasskey(): Promise<{ member: Member; authenticator: Authenticator }> {
  const member = await aMember(shop, townId);
  const authenticator = anAuthenticator(ORIGIN);
  const added = await confirm(member, authenticator.create((await begin(member)).data));
  expect(added.data.recoveryCodes).toHaveLength(10);
  return { member, authenticator };
}

it('a passkey that was added logs in, once for each challenge', async () => {
  const { member, authenticator } = await withPasskey();
  const { data } = await logIn(shop, member.username);
  expect(data).toMatchObject({ hasApp: false, passkey: { rpId: 'shop.sjaj.test' } });
  const signed = authenticator.sign(data.passkey);
  expect(await answer(data.challenge, signed)).toMatchObject({ status: 200, data: { role: 'buyer' } });
  expect((await answer(data.challenge, signed)).status).toBe(404);
  const again = (await logIn(shop, member.username)).data;
  expect((await answer(again.challenge, signed)).status).toBe(409);
  const view = (await shop.call(secondFactor.get, { token: member.token })).data;
  expect(view.passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.any(String) }]);
});

it('409 for a signature of another key, another site, and the passkey of somebody else', async () => {
  const { member, authenticator } = await withPasskey();
  const otherUser = await withPasskey();
  const { challenge, passkey } = (await logIn(shop, member.username)).data;
  const own = authenticator.sign(passkey);
  const forged = { ...anAuthenticator(ORIGIN).sign(passkey), id: own.id, rawId: own.rawId };
  expect((await answer(challenge, forged)).status).toBe(409);
  expect((await answer(challenge, otherUser.authenticator.sign(passkey))).status).toBe(409);
  expect((await answer(challenge, { ...own, response: { ...own.response, signature: 'AAAA' } })).status).toBe(409);
  const phished = anAuthenticator('https://shop.sjaj.test.evil.test').sign(passkey);
  expect((await answer(challenge, { ...phished, id: own.id, rawId: own.rawId })).status).toBe(409);
});

it('409 for a passkey of another site or another set-up, and for one that an account has already', async () => {
  const { authenticator } = await withPasskey();
  const member = await aMember(shop, townId);
  const { data } = await begin(member);
  expect((await confirm(member, anAuthenticator('https://evil.test').create(data))).status).toBe(409);
  expect((await confirm(member, anAuthenticator(ORIGIN).create({ challenge: 'AAAA' }))).status).toBe(409);
  const taken = await confirm(member, authenticator.create(data));
  expect(taken).toMatchObject({ status: 409, code: 'secondFactor.passkey_refused' });
  expect((await confirm(member, anAuthenticator(ORIGIN).create(data))).status).toBe(200);
});

it('a second method gives no new codes; each is removed with the password, the last one switches off', async () => {
  const { member, authenticator } = await withPasskey();
  expect((await enrolApp(shop, member.token)).recoveryCodes).toBeNull();
  const view = async () => (await shop.call(secondFactor.get, { token: member.token })).data;
  const [{ id }] = (await view()).passkeys;
  const remove = (token: string) =>
    shop.call(secondFactor.removePasskey, { token, params: { id }, body: { password: PASSWORD } });
  const otherUser = await aMember(shop, townId);
  expect(await remove(otherUser.token)).toMatchObject({ status: 404, code: 'secondFactor.method_not_found' });
  expect((await remove(member.token)).status).toBe(200);
  expect(await view()).toMatchObject({ isOn: true, passkeys: [] });
  const { data } = await logIn(shop, member.username);
  expect(data.passkey).toBeNull();
  expect((await answer(data.challenge, authenticator.sign({ challenge: 'AAAA' }))).status).toBe(409);
});

it('409 at an address that browsers refuse passkeys at, which the view tells', async () => {
  const plain = await openTestShop();
  try {
    const { townId: town } = await aPlace(plain.db);
    const { token } = await aMember(plain, town);
    const at = { host: '192.0.2.7', authorization: `Bearer ${token}` };
    const view = await plain.app.inject({ url: '/api/users/second-factor', headers: at });
    expect(view.json().data).toMatchObject({ arePasskeysPossible: false });
    const url = '/api/users/second-factor/passkeys/begin';
    const refused = await plain.app.inject({ method: 'POST', url, headers: at, payload: { password: PASSWORD } });
    expect(refused.json().info.code).toBe('secondFactor.passkeys_impossible');
  } finally {
    await plain.close();
  }
});
