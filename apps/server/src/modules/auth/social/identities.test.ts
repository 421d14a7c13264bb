import { social } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeTheShop, openTheShop } from '../../../../test/builders/guests.ts';
import { type Account, aGuestWith, anAccount, isGone, linesOf, PASSWORD } from '../../../../test/builders/joining.ts';
import { aPerson } from '../../../../test/builders/people.ts';
import { Browser, openGoogle, SHOP_URL, type StandIn } from '../../../../test/builders/social.ts';
import { seedShop, someArticle, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
let google: StandIn;
beforeAll(async () => {
  google = await openGoogle();
  seeded = await seedShop(await openTestShop({ publicUrl: SHOP_URL, socialProviders: [google.settings] }));
  await openTheShop(seeded.shop);
});
afterAll(async () => {
  await seeded.shop.close();
  await google.close();
});

const aCustomer = (): Promise<Account> => anAccount(seeded, { role: 'private' });

let people = 0;
/** Somebody new at the provider, whose log-in has led this browser back to the shop. */
async function codeOfNewPerson(browser: Browser): Promise<{ code: string; email: string }> {
  people += 1;
  const email = `povezan${people}@posta.test`;
  google.person = { id: `linked-${people}`, email };
  return { code: await browser.codeFrom('google'), email };
}

/** Links a new person of the provider with the account, from its profile. */
async function link({ token }: Account): Promise<{ id: number; email: string }> {
  const browser = new Browser(seeded.shop);
  const { code, email } = await codeOfNewPerson(browser);
  const { data } = await browser.post('identify', { code }, token);
  expect((await browser.post('link', { ticket: data.ticket }, token)).status).toBe(200);
  return { id: (await identitiesOf(token))[0].id, email };
}

const identitiesOf = async (token: string) => (await seeded.shop.call(social.identities, { token })).data;

const unlink = (token: string, id: number, password = PASSWORD) =>
  seeded.shop.call(social.unlink, { token, params: { id }, body: { password } });

describe('linking from the profile', () => {
  it('shows who the provider has named before anything is linked, then lists it', async () => {
    const customer = await aCustomer();
    const browser = new Browser(seeded.shop);
    const { code, email } = await codeOfNewPerson(browser);
    const found = await browser.post('identify', { code }, customer.token);
    expect(found).toMatchObject({ status: 200, data: { provider: 'google', email } });
    expect(await identitiesOf(customer.token)).toEqual([]);
    await browser.post('link', { ticket: found.data.ticket }, customer.token);
    const linkedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(await identitiesOf(customer.token)).toEqual([
      { id: expect.any(Number), provider: 'google', email, linkedAt },
    ]);
  });

  it('409 for an identity of another account, which it does not log in to, and for a second one of the provider', async () => {
    const [owner, other] = [await aCustomer(), await aCustomer()];
    await link(owner);
    const browser = new Browser(seeded.shop);
    const taken = { status: 409, code: 'auth.social_taken', data: null };
    expect(await browser.post('identify', { code: await browser.codeFrom('google') }, other.token)).toMatchObject(
      taken,
    );
    const { code } = await codeOfNewPerson(browser);
    expect(await browser.post('identify', { code }, owner.token)).toMatchObject(taken);
  });

  it('is refused in another browser, without a session, for staff and in a closed shop', async () => {
    const { token } = await aCustomer();
    const staff = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'administrator' }));
    const browser = new Browser(seeded.shop);
    const { code } = await codeOfNewPerson(browser);
    expect((await new Browser(seeded.shop).post('identify', { code }, token)).code).toBe('auth.social_expired');
    expect((await browser.post('identify', { code })).status).toBe(401);
    expect((await browser.post('identify', { code }, staff)).status).toBe(403);
    await closeTheShop(seeded.shop);
    expect((await browser.post('identify', { code }, token)).code).toBe('auth.private_closed');
    await openTheShop(seeded.shop);
    expect((await browser.post('identify', { code }, token)).status).toBe(200);
  });
});

it('linking and unlinking are mailed to the owner, who is told of the provider', async () => {
  const owner = await aCustomer();
  const mails = () =>
    seeded.shop.db
      .selectFrom('outgoing_mail')
      .select(['kind', 'facts'])
      .where('user_id', '=', owner.userId)
      .orderBy('id')
      .execute();
  const { id } = await link(owner);
  const facts = { provider: 'Google' };
  await expect.poll(mails).toEqual([{ kind: 'logInMail.linked', facts }]);
  await unlink(owner.token, id, 'a-wrong-password');
  await unlink(owner.token, id);
  await expect.poll(mails).toEqual([
    { kind: 'logInMail.linked', facts },
    { kind: 'logInMail.unlinked', facts },
  ]);
});

describe('unlinking', () => {
  it('takes the password of the account, and the provider leads into it no more', async () => {
    const owner = await aCustomer();
    const { id } = await link(owner);
    const refused = await unlink(owner.token, id, 'a-wrong-password');
    expect(refused).toMatchObject({ status: 409, code: 'auth.password_refused', errors: [{ field: 'password' }] });
    expect(await identitiesOf(owner.token)).toHaveLength(1);
    expect(await unlink(owner.token, id)).toMatchObject({ status: 200, code: 'auth.social_unlinked' });
    expect(await identitiesOf(owner.token)).toEqual([]);
    const browser = new Browser(seeded.shop);
    const { data } = await browser.post('finish', { code: await browser.codeFrom('google') });
    expect(data).toMatchObject({ account: 'new' });
    const entry = seeded.shop.db.selectFrom('audit_entry').select('action').where('entity_id', '=', owner.userId);
    expect((await entry.orderBy('id', 'desc').limit(1).executeTakeFirst())?.action).toBe('users.unlink_identity');
  });

  it('404 for an identity of somebody else, which stays, and for one that is gone', async () => {
    const [owner, other] = [await aCustomer(), await anAccount(seeded)];
    const { id } = await link(owner);
    const unknown = { status: 404, code: 'auth.social_not_found' };
    expect(await unlink(other.token, id)).toMatchObject(unknown);
    expect(await identitiesOf(other.token)).toEqual([]);
    expect(await identitiesOf(owner.token)).toHaveLength(1);
    await unlink(owner.token, id);
    expect(await unlink(owner.token, id)).toMatchObject(unknown);
  });

  it('works in a closed shop for a buyer of a company', async () => {
    const buyer = await anAccount(seeded);
    const { id, email } = await link(buyer);
    await closeTheShop(seeded.shop);
    expect(await identitiesOf(buyer.token)).toMatchObject([{ id, email }]);
    expect((await unlink(buyer.token, id)).status).toBe(200);
    await openTheShop(seeded.shop);
  });
});

it('two tabs that log in by the provider at the same moment take the guest’s cart along once', async () => {
  const soap = await someArticle(seeded, 'I-1', { vpc: 10_00, stock: 500 });
  await link(await aCustomer());
  const guest = await aGuestWith(seeded, soap, 3);
  const browser = new Browser(seeded.shop);
  const codes = [await browser.codeFrom('google'), await browser.codeFrom('google')];
  const replies = await Promise.all(codes.map((code) => browser.post('finish', { code, guestToken: guest.token })));
  const joined = replies.map(({ status, data }) => [status, data.joinedLines]);
  expect(joined.toSorted((one, other) => one[1] - other[1])).toEqual([
    [200, 0],
    [200, 1],
  ]);
  expect(await linesOf(seeded, replies[0]?.data.token)).toEqual([{ articleId: soap, quantity: 3, note: null }]);
  expect(await isGone(seeded, guest)).toBe(true);
});
