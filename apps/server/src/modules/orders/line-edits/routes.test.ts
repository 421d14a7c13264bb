import { ORDER_STATUS as S, shoppingCart, systemMessages } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Edit, editLines, previewLines, staffView } from '../../../../test/builders/order-edits.ts';
import { aPerson } from '../../../../test/builders/people.ts';
import {
  addToCart,
  anOrder,
  anotherBuyer,
  cartOf,
  seedShop,
  orderOf,
  placeOrder,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const edit = (id: number, change: Edit) => editLines(seeded, id, change);
const preview = (id: number, change: Edit) => previewLines(seeded, id, change);

/** What the database says of the figures of an order. */
async function figuresOf(id: number) {
  const { rows } = await sql<{
    goods: number;
    lines: number;
    discount: number;
    discounts: number;
    vat: number;
    vats: number;
  }>`
    select o.goods_net as goods, o.discount, o.vat,
      (select sum(net)::integer from sales_order_line where order_id = o.id) as lines,
      (select sum(discount)::integer from sales_order_line where order_id = o.id) as discounts,
      (select coalesce(sum(vat), 0)::integer from sales_order_vat where order_id = o.id) as vats
    from sales_order o where o.id = ${id}`.execute(seeded.shop.db);
  return rows[0];
}

describe('editing the lines of an order', () => {
  it('changes, adds and takes out lines, sets stock aside and keeps agreed prices', async () => {
    const [one, two, three] = await Promise.all([
      someArticle(seeded, 'E-1', { vpc: 10_00, stock: 50 }),
      someArticle(seeded, 'E-2', { vpc: 20_00, stock: 50 }),
      someArticle(seeded, 'E-3', { vpc: 5_00, stock: 50 }),
    ]);
    await addToCart(seeded, seeded.buyer, one, 4);
    const id = await anOrder(seeded, two, 3);
    // Dearer since the order: an untouched line stays as agreed.
    await seeded.shop.db.updateTable('article').set({ vpc: 15_00 }).where('id', '=', one).execute();
    const seen = await preview(id, { lines: [4, 0], added: [{ articleId: three, quantity: 6 }] });
    expect(seen.data).toMatchObject({ goods: 70, net: 70, total: 81.9, totalBefore: 117, losesCoupon: false });
    expect(await stockOf(seeded, three)).toEqual({ onHand: 50, reserved: 0 });
    const reply = await edit(id, { lines: [4, 0], added: [{ articleId: three, quantity: 6 }] });
    expect(reply).toMatchObject({ status: 200, code: 'orders.edited' });
    const order = await orderOf(seeded, seeded.buyer, id);
    expect(order).toMatchObject({ status: S.created, total: 81.9, amountWithoutVat: 70 });
    expect(
      order.orderLines.map((line: Record<string, unknown>) => [
        line['code'],
        line['quantity'],
        line['reserved'],
        line['price'],
      ]),
    ).toEqual([
      ['E-1', 4, 4, 10],
      ['E-3', 6, 6, 5],
    ]);
    expect(order.edits).toMatchObject([
      {
        reason: 'Po dogovoru telefonom',
        totalBefore: 117,
        totalAfter: 81.9,
        lines: [
          { code: 'E-3', before: null, after: { quantity: 6, price: 5 } },
          { code: 'E-2', before: { quantity: 3, price: 20 }, after: null },
        ],
      },
    ]);
    expect(await Promise.all([one, two, three].map((article) => stockOf(seeded, article)))).toEqual([
      { onHand: 50, reserved: 4 },
      { onHand: 50, reserved: 0 },
      { onHand: 50, reserved: 6 },
    ]);
  });

  it('tells the orderer why, and shows colleagues without prices none of them', async () => {
    const article = await someArticle(seeded, 'E-4', { stock: 20 });
    const token = await anotherBuyer(seeded);
    const id = await anOrder(seeded, article, 2, token);
    await edit(id, { lines: [3] });
    const { orderNumber } = await orderOf(seeded, token, id);
    await expect
      .poll(async () => {
        const { data } = await seeded.shop.call(systemMessages.list, { token, body: {} });
        return data.map(({ text }: { text: string }) => text);
      })
      .toContain(`Izmijenili smo stavke narudžbe ${orderNumber}. Razlog: Po dogovoru telefonom`);
    const blind = await aPerson(seeded.shop.db, { companyId: seeded.companyId, canViewPrices: false });
    await seeded.shop.db.updateTable('sales_order').set({ user_id: blind }).where('id', '=', id).execute();
    const { edits } = await orderOf(seeded, await seeded.shop.loginAs(blind), id);
    expect(edits[0]).toMatchObject({ totalBefore: null, totalAfter: null });
    expect(edits[0].lines[0]).toMatchObject({
      before: { quantity: 2, price: null },
      after: { quantity: 3, price: null },
    });
  });

  it('names what is short, and lets an order that waits wait for more', async () => {
    const article = await someArticle(seeded, 'E-6', { stock: 5 });
    const id = await anOrder(seeded, article, 4);
    for (const send of [preview, edit]) {
      expect(await send(id, { lines: [6] })).toMatchObject({
        status: 409,
        code: 'checkout.short',
        errors: [{ field: `articles.${article}.quantity` }],
      });
    }
    expect((await edit(id, { lines: [5] })).status).toBe(200);
    await seeded.shop.db
      .updateTable('sales_order')
      .set({ status: S.preOrder, hold_reason: 'stock' })
      .where('id', '=', id)
      .execute();
    expect((await edit(id, { lines: [8] })).status).toBe(200);
    const order = await staffView(seeded, id);
    expect(order.orderLines[0]).toMatchObject({ quantity: 8, reserved: 5 });
    expect(order.status).toBe(S.preOrder);
  });

  it('spreads the coupon again, and gives it back where its minimum is no longer reached', async () => {
    const article = await someArticle(seeded, 'E-11', { vpc: 10_00, stock: 50 });
    const { id: couponId } = await seeded.shop.db
      .insertInto('coupon')
      .values({
        code: 'E-TEN',
        percent_bp: 1_000,
        minimum_order: 30_00,
        starts_at: new Date(0),
        ends_at: new Date('2100-01-01'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = await anotherBuyer(seeded);
    await addToCart(seeded, token, article, 5);
    const { id: cartId } = await cartOf(seeded, token);
    await seeded.shop.call(shoppingCart.applyCode, { token, params: { cartId, code: 'E-TEN' } });
    const id = (await placeOrder(seeded, token)).data.orderId;
    const uses = async () =>
      (await seeded.shop.db.selectFrom('coupon').select('uses').where('id', '=', couponId).executeTakeFirstOrThrow())
        .uses;
    expect(await uses()).toBe(1);
    // Over by now: the order had it in time.
    await seeded.shop.db
      .updateTable('coupon')
      .set({ ends_at: new Date(1) })
      .where('id', '=', couponId)
      .execute();
    await edit(id, { lines: [4] });
    expect(await orderOf(seeded, token, id)).toMatchObject({ discount: 4, total: 42.12, couponCode: 'E-TEN' });
    expect((await preview(id, { lines: [2] })).data).toMatchObject({ losesCoupon: true, discount: 0 });
    await edit(id, { lines: [2] });
    expect(await orderOf(seeded, token, id)).toMatchObject({ discount: 0, total: 23.4, couponCode: null });
    expect(await uses()).toBe(0);
  });

  it('counts the purchases of the customer again', async () => {
    const [kept, lost] = [
      await someArticle(seeded, 'E-13', { stock: 9 }),
      await someArticle(seeded, 'E-14', { stock: 9 }),
    ];
    await addToCart(seeded, seeded.buyer, kept, 2);
    const id = await anOrder(seeded, lost, 2);
    await edit(id, { lines: [3, 0] });
    const rows = await seeded.shop.db
      .selectFrom('purchased_article')
      .select(['article_id as articleId', 'last_quantity as quantity'])
      .where('article_id', 'in', [kept, lost])
      .execute();
    expect(rows).toEqual([{ articleId: kept, quantity: 3 }]);
  });

  it('keeps sums and stock right whatever is edited in whatever order', async () => {
    const articles = await Promise.all(
      [1, 2, 3].map((index) => someArticle(seeded, `E-2${index}`, { vpc: 333 * index, stock: 12 })),
    );
    const id = await anOrder(seeded, articles[0] ?? 0, 3);
    const quantities = [5, 0, 7, 2, 12, 1, 0, 9, 4, 13, 3, 6];
    for (const [step, quantity] of quantities.entries()) {
      const articleId = articles[step % 3] ?? 0;
      const { orderLines } = await staffView(seeded, id);
      const at = orderLines.findIndex((line: { articleId: number }) => line.articleId === articleId);
      const lines =
        at < 0 ? [] : [...orderLines.slice(0, at).map((line: { quantity: number }) => line.quantity), quantity];
      const reply = await edit(id, at < 0 ? { added: [{ articleId, quantity: Math.max(1, quantity) }] } : { lines });
      expect([200, 400, 409]).toContain(reply.status);
      const figures = await figuresOf(id);
      expect(figures).toMatchObject({ lines: figures?.goods, discounts: figures?.discount, vats: figures?.vat });
      const open = (await staffView(seeded, id)).orderLines;
      for (const article of articles) {
        const own = open.find((line: { articleId: number }) => line.articleId === article);
        expect((await stockOf(seeded, article)).reserved).toBe(own?.quantity ?? 0);
      }
    }
  });
});
