import { account, auth, users, wishList } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cheapPasswordHash } from '../../../../test/builders/password-hash.ts';
import { aCompany, aPerson, withSecondFactor } from '../../../../test/builders/people.ts';
import { seedShop, someArticle, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { aPdf, aPicture } from '../../../../test/builders/upload-files.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';
import { sendFile } from '../../../../test/send-file.ts';

const PASSWORD = 'konj baterija tri spajalica';
const NEW_PASSWORD = 'lampa oblak sedam vagona';

let shop: TestShop;
let seeded: SeededShop;
let townId: number;
let passwordHash: string;
beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
  ({ townId } = seeded.place);
  passwordHash = await cheapPasswordHash(PASSWORD);
});
afterAll(() => shop.close());

interface Member {
  readonly id: number;
  readonly token: string;
  readonly username: string;
}

async function aMember(role: 'buyer' | 'company_admin' = 'buyer', companyId?: number): Promise<Member> {
  return memberOf(await aPerson(shop.db, { role, companyId: companyId ?? (await aCompany(shop.db, { townId })) }));
}

async function memberOf(id: number): Promise<Member> {
  const { username } = await shop.db
    .updateTable('user_account')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .returning('username')
    .executeTakeFirstOrThrow();
  return { id, token: await shop.loginAs(id), username: username ?? '' };
}

const logIn = (username: string, password: string) => shop.call(auth.login, { body: { username, password } });
const isLoggedIn = async (token: string): Promise<boolean> =>
  (await shop.call(users.profile, { token })).status === 200;
const accountOf = async ({ token }: Member) => (await shop.call(account.get, { token })).data;

describe('own data', () => {
  it('saves phone and language', async () => {
    const member = await aMember();
    const body = { phoneNumber: '+387 36 111 222', language: 'hr' as const };
    expect((await shop.call(account.update, { token: member.token, body })).data).toMatchObject(body);
    expect(await accountOf(member)).toMatchObject({ ...body, username: member.username, image: null });
  });

  it('shows the picture until it is removed, and refuses what is no picture', async () => {
    const member = await aMember();
    const send = (name: string, bytes: Buffer) =>
      sendFile(shop, account.updateImage, { token: member.token, name, bytes });
    expect((await send('slika.png', await aPicture('png'))).data.image).toMatchObject({ isPicture: true });
    expect(await send('slika.png', aPdf())).toMatchObject({ status: 415 });
    const { thumbnailUrl } = (await accountOf(member)).image;
    expect((await shop.app.inject({ url: thumbnailUrl })).statusCode).toBe(200);
    const removed = await shop.call(account.removeImage, { token: member.token });
    expect(removed.data.image).toBeNull();
    expect((await shop.app.inject({ url: thumbnailUrl })).statusCode).toBe(404);
  });
});

describe('the password', () => {
  const change = ({ token }: Member, password: string, newPassword: string) =>
    shop.call(account.updatePassword, { token, body: { password, newPassword } });

  it('is changed with the current one, and logs other devices out', async () => {
    const member = await aMember();
    const elsewhere = await shop.loginAs(member.id);
    expect((await change(member, PASSWORD, NEW_PASSWORD)).status).toBe(200);
    shop.wait(1_001);
    expect([await isLoggedIn(member.token), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    expect((await logIn(member.username, PASSWORD)).status).toBe(401);
    expect((await logIn(member.username, NEW_PASSWORD)).status).toBe(200);
  });

  it('409 at its field for a wrong current password and for one that is easy to guess; blank fields keep it', async () => {
    const member = await aMember();
    expect(await change(member, 'wrong', NEW_PASSWORD)).toMatchObject({ status: 409, errors: [{ field: 'password' }] });
    const easy = await change(member, PASSWORD, 'lozinka1234');
    expect(easy).toMatchObject({ status: 409, errors: [{ field: 'newPassword' }] });
    expect(await change(member, '', '')).toMatchObject({ status: 200, code: 'account.password_kept' });
    expect((await logIn(member.username, PASSWORD)).status).toBe(200);
  });

  it('of staff is changed like that of customers, and has to be longer', async () => {
    const clerk = await memberOf(await withSecondFactor(shop.db, await aPerson(shop.db, { role: 'warehouse' })));
    const elsewhere = await shop.loginAs(clerk.id);
    const short = await change(clerk, PASSWORD, 'šljunak ćup');
    expect(short).toMatchObject({ status: 409, errors: [{ field: 'newPassword' }] });
    expect((await shop.call(account.sessions, { token: clerk.token })).data).toHaveLength(2);
    expect((await change(clerk, PASSWORD, NEW_PASSWORD)).status).toBe(200);
    shop.wait(1_001);
    expect([await isLoggedIn(clerk.token), await isLoggedIn(elsewhere)]).toEqual([true, false]);
  });

  it('is checked before an account is deleted; failed checks make the account wait like failed log-ins', async () => {
    const { token } = await aMember();
    const check = (password: string) => {
      const path = `${account.checkPassword.path}?password=${encodeURIComponent(password)}` as const;
      return shop.call({ ...account.checkPassword, path }, { token });
    };
    expect((await check(PASSWORD)).status).toBe(200);
    const codes = [];
    for (let n = 0; n < 8; n += 1) codes.push((await check('wrong')).code);
    expect(codes[0]).toBe('auth.password_refused');
    expect(codes.at(-1)).toBe('auth.throttled');
  });
});

describe('sessions', () => {
  it('are listed with the own one marked, and end one by one or all others together', async () => {
    const member = await aMember();
    const [second, third] = [await shop.loginAs(member.id), await shop.loginAs(member.id)];
    const list = async () => (await shop.call(account.sessions, { token: member.token })).data;
    const others = (await list()).filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect([(await list()).length, others.length]).toEqual([3, 2]);
    expect((await shop.call(account.endSession, { token: member.token, params: { id: others[0].id } })).status).toBe(
      200,
    );
    expect(await list()).toHaveLength(2);
    await shop.call(account.endOtherSessions, { token: member.token });
    shop.wait(1_001);
    expect([await isLoggedIn(member.token), await isLoggedIn(second), await isLoggedIn(third)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('404 for the session of somebody else', async () => {
    const [member, otherMember] = [await aMember(), await aMember()];
    const [theirs] = (await shop.call(account.sessions, { token: otherMember.token })).data;
    const reply = await shop.call(account.endSession, { token: member.token, params: { id: theirs.id } });
    expect(reply).toMatchObject({ status: 404, code: 'account.session_not_found' });
    expect(await isLoggedIn(otherMember.token)).toBe(true);
  });
});

describe('leaving', () => {
  const close = (route: typeof account.deactivate | typeof account.remove, { token }: Member, password = PASSWORD) =>
    shop.call(route, { token, body: { password } });

  it('needs the password, ends all sessions and keeps the account out', async () => {
    const member = await aMember();
    expect(await close(account.deactivate, member, 'wrong')).toMatchObject({ status: 409 });
    expect((await close(account.deactivate, member)).status).toBe(200);
    shop.wait(1_001);
    expect(await isLoggedIn(member.token)).toBe(false);
    expect((await logIn(member.username, PASSWORD)).status).toBe(401);
  });

  it('409 for the last administrator of a company with other people, also where two leave at once', async () => {
    const companyId = await aCompany(shop.db, { townId });
    const [one, other] = [await aMember('company_admin', companyId), await aMember('company_admin', companyId)];
    await aMember('buyer', companyId);
    const replies = await Promise.all([close(account.remove, one), close(account.deactivate, other)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.code).toBe('account.last_admin');
  });

  it('deletes what the shop stores about the person and leaves that of others', async () => {
    const [member, colleague] = [await aMember(), await aMember()];
    const articleId = await someArticle(seeded, 'E-1');
    for (const { token } of [member, colleague]) await shop.call(wishList.toggle, { token, body: { articleId } });
    expect((await close(account.remove, member)).status).toBe(200);
    const row = await shop.db
      .selectFrom('user_account')
      .select(['role', 'username', 'email', 'password_hash', 'phone', 'first_name', 'last_name', 'is_active'])
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      role: 'deleted',
      username: null,
      email: null,
      password_hash: null,
      phone: null,
      first_name: '',
      last_name: '',
      is_active: false,
    });
    const wishes = await shop.db
      .selectFrom('wish_list_item')
      .select('user_id')
      .where('article_id', '=', articleId)
      .execute();
    expect(wishes).toEqual([{ user_id: colleague.id }]);
    expect((await logIn(member.username, PASSWORD)).status).toBe(401);
  });
});

it('hands a person what the shop stores about them, and nothing of others', async () => {
  const [member, colleague] = [await aMember(), await aMember()];
  const articleId = await someArticle(seeded, 'E-2');
  await shop.call(wishList.toggle, { token: member.token, body: { articleId } });
  const exportOf = async ({ token }: Member) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await shop.app.inject({ url: '/api/users/export', headers })).json();
  };
  const own = await exportOf(member);
  expect(own).toMatchObject({ account: { username: member.username }, wishList: [{ code: 'E-2' }] });
  expect(JSON.stringify(own)).not.toContain('password');
  expect((await exportOf(colleague)).wishList).toEqual([]);
});
