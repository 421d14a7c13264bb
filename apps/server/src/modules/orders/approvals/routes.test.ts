import { adminUsers, AdminUserForm, orderApprovals, orders, ORDER_STATUS as S, systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import {
  addToCart,
  anOrder,
  seedShop,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';
import { newApprovalLink } from './service/links.ts';

const HOUR_MS = 3_600_000;
const USER_FIELDS = [...Object.keys(AdminUserForm.shape), 'version'];

let seeded: SeededShop;
let adminId: number;
let admin: string;
let buyer: string;
let article: number;
let cheap: number;
let counter = 0;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
beforeEach(async () => {
  const { shop, companyId } = seeded;
  counter += 1;
  article = await someArticle(seeded, `A-${counter}`, { vpc: 100_00, stock: 10 });
  cheap = await someArticle(seeded, `B-${counter}`, { vpc: 1_00, stock: 10 });
  adminId = await aPerson(shop.db, { role: 'company_admin', companyId });
  const buyerId = await aPerson(shop.db, { companyId });
  await shop.db.updateTable('user_account').set({ order_limit: 100_00 }).where('id', '=', buyerId).execute();
  [admin, buyer] = [await shop.loginAs(adminId), await shop.loginAs(buyerId)];
});
afterAll(() => seeded.shop.close());

const waiting = () => anOrder(seeded, article, 5, buyer);
const read = async (id: number, token = admin) => (await seeded.shop.call(orders.one, { token, params: { id } })).data;
const count = async (token: string) => (await seeded.shop.call(orderApprovals.waiting, { token })).data.count;

async function decide(id: number, body: object, token = admin) {
  const { version = 1 } = (await read(id)) ?? {};
  const answer = { version, decision: 'approve', lines: [], ...body };
  return seeded.shop.call(orderApprovals.decide, { token, params: { id }, body: answer });
}
const lineOf = async (id: number): Promise<number> =>
  (await read(id)).orderLines.find((line: { articleId: number }) => line.articleId === article).id;

describe('a company admin', () => {
  it('counts and lists what waits for them, not what waits for somebody else', async () => {
    const before = await count(admin);
    const id = await waiting();
    expect([await count(admin), await count(buyer)]).toEqual([before + 1, 0]);
    const listed = async (token: string): Promise<number[]> =>
      (await seeded.shop.call(orders.list, { token, body: { isForMe: true, pageSize: 100 } })).data.map(
        (row: { id: number }) => row.id,
      );
    expect(await listed(admin)).toContain(id);
    expect(await listed(buyer)).toEqual([]);
  });

  it('approves an order as it is, without a word', async () => {
    const id = await waiting();
    const { status, code, data } = await decide(id, {});
    expect([status, code]).toEqual([200, 'orders.company_approved']);
    expect(data).toMatchObject({ status: S.created, waitsFor: null, total: 585, may: ['cancel'] });
    expect((await decide(id, {})).code).toBe('orders.approval_over');
  });

  it('approves with less: figures, stock and history follow, and the orderer reads the word', async () => {
    const id = await waiting();
    const lines = [{ lineId: await lineOf(id), quantity: 2 }];
    const preview = await seeded.shop.call(orderApprovals.preview, {
      token: admin,
      params: { id },
      body: { version: 1, lines },
    });
    expect(preview.data).toEqual({ net: 200, vat: 34, total: 234, totalBefore: 585 });
    const { data } = await decide(id, { lines, note: 'Dva su dosta.' });
    expect(data).toMatchObject({ status: S.created, total: 234, amountWithoutVat: 200 });
    expect(data.edits).toMatchObject([{ reason: 'Dva su dosta.', totalBefore: 585, totalAfter: 234 }]);
    expect(data.history.at(-1)).toMatchObject({ to: S.created, by: 'company', reason: 'Dva su dosta.' });
    expect(await stockOf(seeded, article)).toEqual({ onHand: 10, reserved: 2 });
    await vi.waitFor(async () => {
      const messages = await seeded.shop.call(systemMessages.list, { token: buyer, body: {} });
      expect(messages.data[0].text).toMatch(/\(Ana Anić \w+\), s manjim količinama\. Poruka: Dva su dosta\./);
    }, 30_000);
  });

  it('takes a line out', async () => {
    await addToCart(seeded, buyer, cheap);
    const id = await waiting();
    const { data } = await decide(id, { lines: [{ lineId: await lineOf(id), quantity: 0 }], note: 'Bez toga.' });
    expect(data.orderLines).toMatchObject([{ articleId: cheap, quantity: 1 }]);
  });

  it('returns an order: it ends, its stock is free, and the orderer is told how to go on', async () => {
    const id = await waiting();
    const { code, data } = await decide(id, { decision: 'return', note: 'Uzmite manje pakovanje.' });
    expect([code, data.status]).toEqual(['orders.returned', S.cancelled]);
    expect(await stockOf(seeded, article)).toMatchObject({ reserved: 0 });
    await vi.waitFor(async () => {
      const messages = await seeded.shop.call(systemMessages.list, { token: buyer, body: {} });
      expect(messages.data[0].text).toMatch(/vam je vraćena \(Ana Anić \w+\)\. Poruka: Uzmite manje pakovanje\./);
    }, 30_000);
  });

  it('400 at the field for more than was ordered and for no word, 400 for nothing left, 409 for an older version', async () => {
    const id = await waiting();
    const lineId = await lineOf(id);
    const more = await decide(id, { lines: [{ lineId, quantity: 6 }], note: 'x' });
    expect([more.status, more.errors]).toMatchObject([400, [{ field: `lines.${lineId}.quantity` }]]);
    for (const body of [{ decision: 'return' }, { lines: [{ lineId, quantity: 1 }] }])
      expect((await decide(id, body)).errors).toMatchObject([{ field: 'note', code: 'approval_note_required' }]);
    expect((await decide(id, { lines: [{ lineId, quantity: 0 }], note: 'x' })).code).toBe('orders.edit_empty');
    expect((await decide(id, { version: 99 })).code).toBe('orders.changed_meanwhile');
    expect(await read(id)).toMatchObject({ waitsFor: 'approval', total: 585, version: 1 });
  });

  it('one of two decisions at the same moment is refused', async () => {
    const id = await waiting();
    const answers = await Promise.all([decide(id, {}), decide(id, { decision: 'return', note: 'Ne.' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

it('404 for an order of another company, 409 for the orderer', async () => {
  const { shop, place } = seeded;
  const otherCompany = await aCompany(shop.db, place);
  const outsider = await shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId: otherCompany }));
  const id = await waiting();
  expect((await decide(id, {}, outsider)).code).toBe('orders.not_found');
  expect((await decide(id, {}, buyer)).code).toBe('orders.approval_over');
  expect(await count(outsider)).toBe(0);
});

describe('the link of a mail', () => {
  const open = (token: string) => seeded.shop.call(orderApprovals.openLink, { body: { token } });
  const decideByLink = (token: string, body: object = {}) =>
    seeded.shop.call(orderApprovals.decideByLink, {
      body: { token, version: 1, decision: 'approve', lines: [], ...body },
    });
  const linkFor = (orderId: number, userId = adminId) =>
    newApprovalLink(seeded.shop.db, { orderId, userId }, seeded.shop.now());

  it('shows the order without a log-in, decides nothing by being opened, and says afterwards what became of it', async () => {
    const id = await waiting();
    const token = await linkFor(id);
    for (const _ of [1, 2])
      expect((await open(token)).data).toMatchObject({
        order: { id, total: 585, may: ['confirm', 'cancel'] },
        ended: null,
      });
    expect(await read(id)).toMatchObject({ waitsFor: 'approval' });
    const { data } = await decideByLink(token);
    expect(data).toMatchObject({ order: null, ended: { to: S.created } });
    expect((await open(token)).data).toMatchObject({ order: null, ended: { to: S.created } });
    expect((await decideByLink(token)).code).toBe('orders.approval_over');
  });

  it('reduces and returns like the account', async () => {
    const id = await waiting();
    const token = await linkFor(id);
    const lines = [{ lineId: await lineOf(id), quantity: 1 }];
    const preview = await seeded.shop.call(orderApprovals.previewByLink, { body: { token, version: 1, lines } });
    expect(preview.data).toMatchObject({ total: 117, totalBefore: 585 });
    expect((await decideByLink(token, { decision: 'return' })).code).toBe('orders.approval_note_required');
    expect((await decideByLink(token, { decision: 'return', note: 'Ne treba.' })).data).toMatchObject({
      ended: { to: S.cancelled, reason: 'Ne treba.' },
      isReduced: false,
    });
  });

  it('says afterwards whether the order was approved with less', async () => {
    const [asItWas, reduced] = [await waiting(), await waiting()];
    const lines = [{ lineId: await lineOf(reduced), quantity: 1 }];
    const [tokenOfWhole, tokenOfReduced] = [await linkFor(asItWas), await linkFor(reduced)];
    expect((await decideByLink(tokenOfWhole)).data).toMatchObject({ isReduced: false });
    const answer = await decideByLink(tokenOfReduced, { lines, note: 'Jedan je dosta.' });
    expect(answer).toMatchObject({
      code: 'orders.company_approved_less',
      data: { ended: { to: S.created, reason: 'Jedan je dosta.' }, isReduced: true },
    });
    expect((await open(tokenOfReduced)).data).toMatchObject({ isReduced: true });
  });

  it('404 as soon as the person has another address: the mail lies in a box that is no longer theirs', async () => {
    const { shop, administrator } = seeded;
    const token = await linkFor(await waiting());
    const input = { token: administrator, params: { id: adminId } };
    const { data } = await shop.call(adminUsers.one, input);
    const body = Object.fromEntries(USER_FIELDS.map((field) => [field, data[field]]));
    const moved = { ...body, email: `new-${data.email}` };
    expect((await shop.call(adminUsers.update, { ...input, body: moved })).status).toBe(200);
    await expect.poll(async () => (await open(token)).code).toBe('orders.approval_link_unknown');
    expect((await decideByLink(token)).code).toBe('orders.approval_link_unknown');
  });

  it('404 after 72 hours, for an unknown token and for a person who may no longer log in', async () => {
    const { shop } = seeded;
    const id = await waiting();
    const token = await linkFor(id);
    expect((await open('x'.repeat(43))).code).toBe('orders.approval_link_unknown');
    await shop.db.updateTable('user_account').set({ is_active: false }).where('id', '=', adminId).execute();
    expect((await decideByLink(token)).code).toBe('orders.approval_link_unknown');
    await shop.db.updateTable('user_account').set({ is_active: true }).where('id', '=', adminId).execute();
    expect((await open(token)).status).toBe(200);
    shop.wait(72 * HOUR_MS);
    expect((await open(token)).code).toBe('orders.approval_link_unknown');
  });

  it('shows no order to somebody who may no longer decide on it', async () => {
    const id = await waiting();
    const token = await linkFor(id);
    await seeded.shop.db.updateTable('user_account').set({ role: 'buyer' }).where('id', '=', adminId).execute();
    expect((await open(token)).data).toMatchObject({ order: null, ended: null });
    expect((await decideByLink(token)).code).toBe('orders.not_found');
  });
});
