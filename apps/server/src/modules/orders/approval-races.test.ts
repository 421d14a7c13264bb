import { orderApprovals, orders, ORDER_STATUS as S } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { anOrder, seedShop, someArticle, type SeededShop, stockOf } from '../../../test/builders/seeded-shop.ts';
import { openTestShop, type Reply } from '../../../test/http.ts';
import { newApprovalLink } from './approvals/service/links.ts';

/** Everybody who may end the wait of an order does so at once, by two servers: one decision is made, the others are refused. */

let seeded: SeededShop;
let article: number;
let node: SeededShop['shop']['call'];
let adminId: number;
let buyerId: number;
let people: Readonly<Record<'admin' | 'deputy' | 'buyer', string>>;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop({ connections: 8 }));
  const { shop, companyId } = seeded;
  article = await someArticle(seeded, 'AR-1', { vpc: 100_00, stock: 100_000 });
  node = await shop.openNode();
  adminId = await aPerson(shop.db, { companyId, role: 'company_admin' });
  buyerId = await aPerson(shop.db, { companyId, orderLimit: 100_00 });
  const deputyId = await aPerson(shop.db, { companyId });
  await sql`insert into approval_deputy (company_id, principal_id, deputy_id, first_day, last_day)
    values (${companyId}, ${adminId}, ${deputyId}, current_date - 2, current_date + 2)`.execute(shop.db);
  const [admin, deputy, buyer] = await Promise.all([adminId, deputyId, buyerId].map((id) => shop.loginAs(id)));
  people = { admin: admin ?? '', deputy: deputy ?? '', buyer: buyer ?? '' };
});
afterAll(() => seeded.shop.close());

const decision = (decided: 'approve' | 'return', lines: readonly object[] = []) => ({
  version: 1,
  decision: decided,
  lines,
  note: 'Odlučeno.',
});

it('approval, less, return, a link of the mail, withdrawal and rejection', async () => {
  const { shop, administrator } = seeded;
  for (let round = 0; round < inject('rounds'); round += 1) {
    const before = (await stockOf(seeded, article)).reserved;
    const id = await anOrder(seeded, article, 5, people.buyer);
    const [line] = (await shop.call(orders.one, { token: people.admin, params: { id } })).data.orderLines;
    const token = await newApprovalLink(shop.db, { orderId: id, userId: adminId }, shop.now());
    const params = { id };
    const less = decision('approve', [{ lineId: line.id, quantity: 2 }]);
    const status = { orderId: id, status: S.cancelled, version: 1, reason: 'Razlog' };
    const moves: (() => Promise<Reply>)[] = [
      () => shop.call(orderApprovals.decide, { token: people.deputy, params, body: decision('approve') }),
      () => node(orderApprovals.decide, { token: people.admin, params, body: less }),
      () => node(orderApprovals.decide, { token: people.admin, params, body: decision('return') }),
      () => shop.call(orderApprovals.decideByLink, { body: { token, ...decision('approve') } }),
      () => node(orders.updateStatus, { token: people.buyer, body: status }),
      () => shop.call(orders.updateStatus, { token: administrator, body: status }),
    ];
    const turned = [...moves.slice(round % moves.length), ...moves.slice(0, round % moves.length)];
    const replies = await Promise.all(turned.map((move) => move()));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    // A deputy no longer sees an order that others have decided on.
    for (const reply of replies) expect([200, 404, 409]).toContain(reply.status);
    const { rows } = await sql<{ status: number; pieces: number; steps: number }>`
      select o.status, (select sum(reserved)::integer from sales_order_line where order_id = o.id) as pieces,
        (select count(*)::integer from sales_order_history where order_id = o.id) as steps
      from sales_order o where o.id = ${id}`.execute(shop.db);
    const [ended] = rows;
    expect(ended?.steps).toBe(2);
    expect(ended?.status === S.created ? [2, 5] : [0]).toContain(ended?.pieces);
    expect((await stockOf(seeded, article)).reserved - before).toBe(ended?.pieces);
  }
});
