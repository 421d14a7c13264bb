import { account, adminWithdrawals, ORDER_STATUS as S, withdrawals } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, aGuest, anOrderLinkSession, anOrderOfGuest, openTheShop } from '../../../test/builders/guests.ts';
import { anAccount } from '../../../test/builders/joining.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import {
  anOrder,
  moveOrder,
  seedShop,
  orderOf,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop, type Reply } from '../../../test/http.ts';

let seeded: SeededShop;
let soap: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  await openTheShop(seeded.shop);
  soap = await someArticle(seeded, 'W-1', { vpc: 10_00, stock: 5_000 });
});
afterAll(() => seeded.shop.close());

const DAY_MS = 24 * 3_600_000;

const read = (token: string, id: number): Promise<Reply> =>
  seeded.shop.call(withdrawals.ofOrder, { token, params: { id } });
const declare = (token: string, id: number, body: object, key?: string): Promise<Reply> =>
  seeded.shop.call(withdrawals.create, { token, params: { id }, body, ...(key !== undefined && { key }) });
const staff = (route: 'list' | 'answer', input: object): Promise<Reply> =>
  seeded.shop.call(adminWithdrawals[route], { token: seeded.administrator, ...input });

/** A confirmed order of a guest with three pieces. */
async function anOrderOfThree(): Promise<{ guest: Guest; id: number; lineId: number; email: string }> {
  const guest = await aGuest(seeded.shop);
  const id = await anOrderOfGuest(seeded, guest, soap, 3);
  const { data } = await read(guest.token, id);
  return { guest, id, lineId: data.lines[0].lineId, email: data.buyer.email };
}
async function deliver(id: number): Promise<void> {
  for (const status of [S.approved, S.finished, S.delivered])
    await moveOrder(seeded, seeded.administrator, { id, status });
}

describe('a guest’s order', () => {
  it('can be withdrawn from, in parts; buyer and staff are told, and the buyer’s mail holds the declaration', async () => {
    const { guest, id, lineId, email } = await anOrderOfThree();
    expect((await read(guest.token, id)).data).toMatchObject({
      canWithdraw: true,
      until: null,
      isOver: false,
      days: 14,
    });
    const body = { lines: [{ lineId, quantity: 2 }], refundAccount: '199-044-00012002-79', note: 'Ne treba mi.' };
    const { status, data } = await declare(guest.token, id, body);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      canWithdraw: true,
      lines: [{ left: 1 }],
      withdrawals: [{ isLate: false, outcome: null }],
    });
    const [mail] = await mailsTo(seeded.shop, { kind: 'withdrawalMessage.received', to: email });
    expect(mail?.text).toContain('2 × Artikal W-1 (W-1)');
    expect(mail?.text).toContain(data.buyer.name);
    const { data: listed } = await staff('list', { body: {} });
    expect(listed[0]).toMatchObject({
      order: { id },
      email,
      note: 'Ne treba mi.',
      refundAccount: '199-044-00012002-79',
    });
    expect((await declare(guest.token, id, { lines: [{ lineId, quantity: 1 }] })).data.canWithdraw).toBe(false);
    expect((await declare(guest.token, id, { lines: [{ lineId, quantity: 1 }] })).code).toBe(
      'withdrawals.not_possible',
    );
  });

  it('is late after 14 days from its delivery, and is taken all the same', async () => {
    const { guest, id, lineId, email } = await anOrderOfThree();
    await deliver(id);
    expect((await read(guest.token, id)).data).toMatchObject({ until: expect.any(String), isOver: false });
    const session = await anOrderLinkSession(seeded.shop, id);
    await seeded.shop.db
      .updateTable('sales_order_history')
      .set({ at: new Date(seeded.shop.now().getTime() - 16 * DAY_MS) })
      .where('order_id', '=', id)
      .where('to_status', '=', S.delivered)
      .execute();
    // The session of a mail's link does it as well.
    const { data } = await declare(session, id, { lines: [{ lineId, quantity: 3 }] });
    expect(data).toMatchObject({ isOver: true, withdrawals: [{ isLate: true }] });
    await mailsTo(seeded.shop, { kind: 'withdrawalMessage.receivedLate', to: email });
  });

  it('is declared once by two requests with one key, and by one of two for the same pieces', async () => {
    const { guest, id, lineId } = await anOrderOfThree();
    const one = { lines: [{ lineId, quantity: 1 }] };
    for (const _ of [1, 2]) expect((await declare(guest.token, id, one, 'withdraw-00000001')).status).toBe(200);
    expect((await read(guest.token, id)).data.lines[0].left).toBe(2);
    const two = { lines: [{ lineId, quantity: 2 }] };
    const replies = await Promise.all([1, 2].map(() => declare(guest.token, id, two)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('names the line with too many pieces, and a bank account that is none', async () => {
    const { guest, id, lineId } = await anOrderOfThree();
    expect(await declare(guest.token, id, { lines: [{ lineId, quantity: 4 }] })).toMatchObject({
      status: 409,
      errors: [{ field: 'lines.0', code: 'above_line' }],
    });
    const lines = [{ lineId, quantity: 1 }];
    expect(await declare(guest.token, id, { lines, refundAccount: '123' })).toMatchObject({
      status: 400,
      errors: [{ field: 'refundAccount' }],
    });
  });

  it('404 for another guest, 403 for a company’s buyer, 409 for a cancelled order', async () => {
    const { guest, id, lineId } = await anOrderOfThree();
    const other = await aGuest(seeded.shop);
    const body = { lines: [{ lineId, quantity: 1 }] };
    expect((await read(other.token, id)).status).toBe(404);
    expect((await declare(other.token, id, body)).status).toBe(404);
    const companies = await anOrder(seeded, soap, 1);
    expect((await declare(seeded.buyer, companies, body)).status).toBe(403);
    const { version } = await orderOf(seeded, guest.token, id);
    expect(version).toBeGreaterThan(0);
    await moveOrder(seeded, guest.token, { id, status: S.cancelled });
    expect((await declare(guest.token, id, body)).code).toBe('withdrawals.not_possible');
  });
});

it('staff answer once; the buyer is told, and what was refused can be declared again', async () => {
  const { guest, id, lineId, email } = await anOrderOfThree();
  await declare(guest.token, id, { lines: [{ lineId, quantity: 3 }] });
  const { data: waiting } = await staff('list', {
    body: { quickSearch: (await orderOf(seeded, guest.token, id)).orderNumber },
  });
  const params = { id: waiting[0].id };
  const body = { outcome: 'refused', answer: 'Roba je otvorena.' };
  expect((await staff('answer', { params, body: { ...body, answer: '' } })).status).toBe(400);
  const replies = await Promise.all([1, 2].map(() => staff('answer', { params, body })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [mail] = await mailsTo(seeded.shop, { kind: 'withdrawalMessage.refused', to: email });
  expect(mail?.text).toContain('Roba je otvorena.');
  const after = (await read(guest.token, id)).data;
  expect(after).toMatchObject({
    canWithdraw: true,
    withdrawals: [{ outcome: 'refused', answer: 'Roba je otvorena.' }],
  });
  expect((await staff('answer', { params: { id: 2_000_000_000 }, body })).status).toBe(404);
});

it('a private customer has the mail also where they want none, and their account is erased from it', async () => {
  const customer = await anAccount(seeded, { role: 'private' });
  const { guest, id, lineId } = await anOrderOfThree();
  await seeded.shop.db.updateTable('sales_order').set({ user_id: customer.userId }).where('id', '=', id).execute();
  expect((await read(guest.token, id)).status).toBe(404);
  await seeded.shop.db
    .insertInto('notification_choice')
    .values({ user_id: customer.userId, topic: 'other', in_shop: false, mail: false, push: false })
    .execute();
  const lines = [{ lineId, quantity: 1 }];
  const body = { lines, refundAccount: '199-044-00012002-79', note: 'Hvala' };
  expect((await declare(customer.token, id, body)).status).toBe(200);
  const { email } = await seeded.shop.db
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', customer.userId)
    .executeTakeFirstOrThrow();
  await mailsTo(seeded.shop, { kind: 'withdrawalMessage.received', to: email ?? '' });
  const removed = await seeded.shop.call(account.remove, {
    token: customer.token,
    body: { password: 'sušna-godina-uz-Neretvu' },
  });
  expect(removed.status).toBe(200);
  const rows = seeded.shop.db.selectFrom('withdrawal').select(['note', 'refund_account']).where('order_id', '=', id);
  expect(await rows.execute()).toEqual([{ note: '', refund_account: null }]);
});
