import { auth, secondFactor } from '@sjaj/contract';
import { generateSync } from 'otplib';
import type { Reply, TestShop } from '../http.ts';
import { cheapPasswordHash } from './password-hash.ts';
import { aCompany, aPerson } from './people.ts';

export const PASSWORD = 'konj baterija tri spajalica';
const passwordHash = cheapPasswordHash(PASSWORD);

export interface Member {
  readonly id: number;
  readonly username: string;
  /** Of a session that began before the second factor was on. */
  readonly token: string;
}

type Role = 'buyer' | 'administrator' | 'sales_representative';

/** A person with `PASSWORD` who is logged in. */
export async function aMember(shop: TestShop, townId: number, role: Role = 'buyer'): Promise<Member> {
  const companyId = role === 'buyer' ? await aCompany(shop.db, { townId }) : null;
  const id = await aPerson(shop.db, { role, companyId });
  const { username } = await shop.db
    .updateTable('user_account')
    .set({ password_hash: await passwordHash })
    .where('id', '=', id)
    .returning('username')
    .executeTakeFirstOrThrow();
  return { id, username: username ?? '', token: await shop.loginAs(id) };
}

/** The code that an authenticator app shows at the time of the shop. */
export const codeOf = (shop: TestShop, secret: string): string =>
  generateSync({ secret, epoch: Math.floor(shop.now().getTime() / 1_000) });

interface Enrolled {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Sets up an authenticator app in the session, and waits until its first code is over. */
export async function enrolApp(shop: TestShop, token: string): Promise<Enrolled> {
  const begun = await shop.call(secondFactor.beginApp, { token, body: { password: PASSWORD } });
  const { secret } = begun.data;
  const confirmed = await shop.call(secondFactor.confirmApp, { token, body: { oneTimeCode: codeOf(shop, secret) } });
  shop.wait(60_000);
  return { secret, recoveryCodes: confirmed.data.recoveryCodes };
}

export const logIn = (shop: TestShop, username: string, body: object = {}): Promise<Reply> =>
  shop.call(auth.login, { body: { username, password: PASSWORD, ...body } });

/** The challenge of a right password. */
export const challengeOf = async (shop: TestShop, username: string): Promise<string> =>
  (await logIn(shop, username)).data.challenge;

export const answerWith = (shop: TestShop, challenge: string, oneTimeCode: string, body: object = {}) =>
  shop.call(auth.answerWithCode, { body: { challenge, oneTimeCode, ...body } });
