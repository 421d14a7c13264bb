import { adminCompanyChanges, personalDataChanges, systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { aPlace, type Place } from '../../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let place: Place;
let staff: string;
beforeAll(async () => {
  shop = await openTestShop();
  place = await aPlace(shop.db);
  staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
});
afterAll(() => shop.close());

/** A buyer of a new company, and what they have of data. */
async function aBuyer() {
  const userId = await aPerson(shop.db, { companyId: await aCompany(shop.db, place) });
  const token = await shop.loginAs(userId);
  return { userId, token, ...(await dataOf(userId)) };
}

async function dataOf(userId: number) {
  const { email, ...name } = await shop.db
    .selectFrom('user_account')
    .select(['first_name as firstName', 'last_name as lastName', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...name, email: email ?? '' };
}

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

const ask = ({ token, firstName, lastName, email }: Buyer, more: Record<string, string>, key?: string) =>
  shop.call(personalDataChanges.request, {
    token,
    body: { firstName, lastName, email, ...more },
    ...(key ? { key } : {}),
  });

const waitingOf = async ({ userId }: Buyer) =>
  (await shop.call(adminCompanyChanges.list, { token: staff, body: { pageSize: 100 } })).data.filter(
    ({ personId }: { personId: number }) => personId === userId,
  );

const decide = (id: number, body: Record<string, string>) =>
  shop.call(adminCompanyChanges.decide, { token: staff, params: { id }, body });

const last = async (token: string) => (await shop.call(personalDataChanges.last, { token })).data;

it('an approved change renames the person, who is told; nobody decides twice', async () => {
  const buyer = await aBuyer();
  expect((await ask(buyer, { lastName: 'Nova', note: 'Udala sam se.' })).status).toBe(200);
  const [change] = await waitingOf(buyer);
  expect(change).toMatchObject({
    company: null,
    changes: [{ field: 'lastName', before: buyer.lastName, wanted: 'Nova' }],
    note: 'Udala sam se.',
  });
  expect((await dataOf(buyer.userId)).lastName).toBe(buyer.lastName);
  expect((await decide(change.id, { outcome: 'approved' })).status).toBe(200);
  expect(await decide(change.id, { outcome: 'approved' })).toMatchObject({
    status: 409,
    code: 'records.changed_meanwhile',
  });
  expect(await dataOf(buyer.userId)).toEqual({ firstName: buyer.firstName, lastName: 'Nova', email: buyer.email });
  expect(await last(buyer.token)).toMatchObject({ outcome: 'approved' });
  const linked = async () =>
    (await shop.call(systemMessages.list, { token: buyer.token, body: {} })).data.map(
      ({ link }: { link: string }) => link,
    );
  await expect.poll(linked).toEqual(['/profile/account']);
});

it('an approved e-mail ends the sessions, and the old address is told', async () => {
  const buyer = await aBuyer();
  const email = `novi-${buyer.userId}@firma.test`;
  await shop.db.updateTable('user_account').set({ password_hash: 'x' }).where('id', '=', buyer.userId).execute();
  await ask(buyer, { email });
  const [{ id }] = await waitingOf(buyer);
  expect((await decide(id, { outcome: 'approved' })).status).toBe(200);
  expect((await dataOf(buyer.userId)).email).toBe(email);
  await expect.poll(async () => (await shop.call(personalDataChanges.last, { token: buyer.token })).status).toBe(401);
  const mails = () =>
    shop.db
      .selectFrom('outgoing_mail')
      .select('to_address')
      .where('user_id', '=', buyer.userId)
      .where('kind', '=', 'accountMail.emailChanged')
      .execute();
  await expect.poll(mails).toEqual([{ to_address: buyer.email }]);
});

it('a rejected change changes nothing and says why', async () => {
  const buyer = await aBuyer();
  await ask(buyer, { firstName: 'Drugo' });
  const [{ id }] = await waitingOf(buyer);
  expect((await decide(id, { outcome: 'rejected', answer: 'Pošaljite dokument.' })).status).toBe(200);
  expect((await dataOf(buyer.userId)).firstName).toBe(buyer.firstName);
  expect(await last(buyer.token)).toMatchObject({ outcome: 'rejected', answer: 'Pošaljite dokument.' });
});

it('the asker does not learn that an e-mail is taken; staff get 409 and the request still waits', async () => {
  const [buyer, other] = [await aBuyer(), await aBuyer()];
  expect((await ask(buyer, { email: other.email.toUpperCase() })).status).toBe(200);
  const [{ id }] = await waitingOf(buyer);
  expect(await decide(id, { outcome: 'approved' })).toMatchObject({ status: 409, code: 'companies.email_taken' });
  expect((await dataOf(buyer.userId)).email).toBe(buyer.email);
  expect(await waitingOf(buyer)).toHaveLength(1);
});

it('a new request takes the place of the one that waits, which nobody can approve any more', async () => {
  const [buyer, other] = [await aBuyer(), await aBuyer()];
  expect(await ask(buyer, {})).toMatchObject({ status: 400, code: 'companies.nothing_changed' });
  await ask(buyer, { lastName: 'Prvo' }, 'person-change-1');
  await ask(buyer, { lastName: 'Prvo' }, 'person-change-1');
  const [first] = await waitingOf(buyer);
  await ask(buyer, { lastName: 'Drugo' });
  const waiting = await waitingOf(buyer);
  expect(waiting.map(({ changes }: { changes: unknown }) => changes)).toEqual([
    [{ field: 'lastName', before: buyer.lastName, wanted: 'Drugo' }],
  ]);
  expect((await decide(first.id, { outcome: 'approved' })).status).toBe(404);
  expect(await last(buyer.token)).toMatchObject({ outcome: null });
  expect(await last(other.token)).toBeNull();
});
