import { adminSettings, adminUsers, contract, type Route, secondFactor, users } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, withSecondFactor } from '../../../../test/builders/people.ts';
import { aPlace, withSetting } from '../../../../test/builders/place.ts';
import {
  aMember,
  answerWith,
  challengeOf,
  codeOf,
  enrolApp,
  logIn,
  PASSWORD,
} from '../../../../test/builders/second-factor.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let townId: number;
beforeAll(async () => {
  shop = await openTestShop({ staffSecondFactor: 'required', stopsClock: true });
  ({ townId } = await aPlace(shop.db));
});
afterAll(() => shop.close());

const setMode = async (mode: 'required' | 'offered' | 'off') => {
  await withSetting(shop.db, 'staffSecondFactor', mode);
  shop.wait(1_100);
};

const adminCalls = Object.values(contract)
  .flatMap((routes) => Object.values(routes as Record<string, Route>))
  .filter(({ path, access }) => path.startsWith('/admin/') && !access.includes('visitor'));

it('staff without a second factor reach no call of the back office until they have set one up, and all at once then', async () => {
  const { username } = await aMember(shop, townId, 'administrator');
  const { data } = await logIn(shop, username);
  expect(data).toMatchObject({ role: 'enrolling_staff' });
  const { token } = data;
  expect(adminCalls.length).toBeGreaterThan(50);
  for (const route of adminCalls) {
    const reply = await shop.call(route, { params: { id: 1 }, token, ...(route.body ? { body: {} } : {}) });
    expect({ path: route.path, status: reply.status, code: reply.code }).toEqual({
      path: route.path,
      status: 403,
      code: 'auth.second_factor_required',
    });
  }
  expect((await shop.call(users.profile, { token })).status).toBe(403);
  const { secret } = await enrolApp(shop, token);
  expect((await shop.call(adminSettings.read, { token })).status).toBe(200);
  const next = await answerWith(shop, await challengeOf(shop, username), codeOf(shop, secret));
  expect(next).toMatchObject({ status: 200, data: { role: 'administrator' } });
});

it('offers a method to staff who are sent to set one up, while the settings of the server are a second old', async () => {
  await setMode('off');
  const [first, second] = [await aMember(shop, townId, 'administrator'), await aMember(shop, townId, 'administrator')];
  const read = async (token: string) => (await shop.call(secondFactor.get, { token })).data;
  expect(await read(first.token)).toMatchObject({ isOffered: false, isRequired: false });
  await withSetting(shop.db, 'staffSecondFactor', 'required');
  expect(await read(second.token)).toMatchObject({ isOffered: true, isRequired: true });
  await setMode('required');
});

it('409 for the last method of staff who need one, which stays', async () => {
  const { token } = await aMember(shop, townId, 'administrator');
  await enrolApp(shop, token);
  const reply = await shop.call(secondFactor.removeApp, { token, body: { password: PASSWORD } });
  expect(reply).toMatchObject({ status: 409, code: 'secondFactor.required' });
  expect((await shop.call(secondFactor.get, { token })).data).toMatchObject({ isOn: true, isRequired: true });
});

it('an offered second factor is the choice of each; one that is on is asked for where none is offered', async () => {
  await setMode('offered');
  const one = await aMember(shop, townId, 'sales_representative');
  expect((await logIn(shop, one.username)).data).toMatchObject({ role: 'sales_representative' });
  await enrolApp(shop, one.token);
  await setMode('off');
  const other = await aMember(shop, townId, 'administrator');
  const begin = await shop.call(secondFactor.beginApp, { token: other.token, body: { password: PASSWORD } });
  expect(begin).toMatchObject({ status: 409, code: 'secondFactor.not_offered' });
  expect((await logIn(shop, one.username)).data.challenge).toBeDefined();
  await setMode('required');
});

it('an administrator removes the second factor of somebody else: sessions end, and the person is told', async () => {
  const admin = await aPerson(shop.db, { role: 'administrator' });
  const adminToken = await shop.loginAs(await withSecondFactor(shop.db, admin));
  const person = await aMember(shop, townId, 'sales_representative');
  await enrolApp(shop, person.token);
  const reset = (id: number) => shop.call(adminUsers.resetSecondFactor, { token: adminToken, params: { id } });
  const view = async () => (await shop.call(adminUsers.one, { token: adminToken, params: { id: person.id } })).data;
  expect(await view()).toMatchObject({ hasSecondFactor: true });
  expect(await reset(admin)).toMatchObject({ status: 409, code: 'users.own_second_factor' });
  expect((await reset(person.id)).status).toBe(200);
  expect(await view()).toMatchObject({ hasSecondFactor: false, sessions: [] });
  expect(await reset(person.id)).toMatchObject({ status: 409, code: 'users.no_second_factor' });
  expect((await logIn(shop, person.username)).data).toMatchObject({ role: 'enrolling_staff' });
  const audit = await shop.db
    .selectFrom('audit_entry')
    .select(['action', 'user_id'])
    .where('entity_id', '=', person.id)
    .where('action', '=', 'users.reset_second_factor')
    .execute();
  expect(audit).toEqual([{ action: 'users.reset_second_factor', user_id: admin }]);
  const kinds = async () =>
    (await shop.db.selectFrom('outgoing_mail').select('kind').where('user_id', '=', person.id).execute()).map(
      ({ kind }) => kind,
    );
  await expect.poll(kinds).toContain('secondFactorMail.reset');
});

it('403 for a sales representative who wants to remove the second factor of others', async () => {
  const id = await withSecondFactor(shop.db, await aPerson(shop.db, { role: 'sales_representative' }));
  const token = await shop.loginAs(id);
  const reply = await shop.call(adminUsers.resetSecondFactor, { token, params: { id } });
  expect(reply).toMatchObject({ status: 403, code: 'access.not_allowed' });
});
