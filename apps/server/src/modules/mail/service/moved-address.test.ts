import { passwords } from '@sjaj/contract';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closeMailServers, mailerTo, smtp } from '../../../../test/builders/mail-server.ts';
import { aPerson } from '../../../../test/builders/people.ts';
import { anOrder, seedShop, type SeededShop, someArticle } from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';
import { deliverMail } from './deliver.ts';

/** A mail whose link opens an account, or decides on an order, is of use to nobody once the account has another address. */

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterEach(closeMailServers);
afterAll(() => seeded.shop.close());

const emailOf = async (id: number): Promise<string> => {
  const query = seeded.shop.db.selectFrom('user_account').select('email').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).email ?? '';
};
const moveTo = (id: number, email: string) =>
  seeded.shop.db.updateTable('user_account').set({ email }).where('id', '=', id).execute();
const waitingFor = async (address: string, kind: string) => {
  const query = seeded.shop.db.selectFrom('outgoing_mail').select('id').where('to_address', '=', address);
  return (await query.where('kind', '=', kind).execute()).length;
};

/** Sends what is due; the addresses that it was sent to. */
async function delivered(): Promise<string[]> {
  const { port, received } = await smtp();
  const { db, now } = seeded.shop;
  const job = { db, clock: now, log: pino({ level: 'silent' }), signal: new AbortController().signal };
  const from = { name: 'Sjaj', address: 'prodaja@sjaj.test' };
  const setting = { publicUrl: 'https://sjaj.test', domain: 'sjaj.test', from };
  await deliverMail(job, { ...setting, mailer: await mailerTo(port) });
  return received.map((mail) => /^To: .*<(.+)>/m.exec(String(mail))?.[1] ?? String(mail));
}

it('is not sent with a link to set the password', async () => {
  const { shop, companyId } = seeded;
  const [moved, stays] = [await aPerson(shop.db, { companyId }), await aPerson(shop.db, { companyId })];
  const [before, other] = [await emailOf(moved), await emailOf(stays)];
  for (const userEmail of [before, other]) await shop.call(passwords.forgot, { body: { userEmail } });
  await expect.poll(() => waitingFor(other, 'accountMail.resetPassword')).toBe(1);
  await moveTo(moved, `new-${before}`);
  const sent = await delivered();
  expect(sent).toContain(other);
  expect(sent).not.toContain(before);
  const links = shop.db.selectFrom('account_link').select('user_id').where('user_id', '=', moved);
  expect(await links.execute()).toEqual([]);
});

it('is not sent with a link to decide on an order', async () => {
  const { shop, companyId } = seeded;
  const approver = await aPerson(shop.db, { role: 'company_admin', companyId });
  const buyerId = await aPerson(shop.db, { companyId });
  await shop.db.updateTable('user_account').set({ order_limit: 1_00 }).where('id', '=', buyerId).execute();
  const before = await emailOf(approver);
  await anOrder(seeded, await someArticle(seeded, 'MA-1'), 2, await shop.loginAs(buyerId));
  await expect.poll(() => waitingFor(before, 'message.orderWaitsForYou')).toBe(1);
  await moveTo(approver, `new-${before}`);
  expect(await delivered()).not.toContain(before);
});
