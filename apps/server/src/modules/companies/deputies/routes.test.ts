import { adminCompanies, deputies, ORDER_STATUS as S, orders, systemMessages } from '@sjaj/contract';
import { addDays, type BusinessDate, businessDate, formatDate } from '@sjaj/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { anOrder, moveOrder, seedShop, someArticle, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

/** How long a session is cached, in ms. */
const SECOND = 1_000;

let seeded: SeededShop;
let today: BusinessDate;
let adminId: number;
let admin: string;
let deputyId: number;
let deputy: string;
let buyer: string;
let article: number;
let counter = 0;

/** A buyer whose orders above 100 KM wait for approval. */
async function limit(userId: number): Promise<void> {
  await seeded.shop.db.updateTable('user_account').set({ order_limit: 100_00 }).where('id', '=', userId).execute();
}

const name = (form: object = {}, token = admin) =>
  seeded.shop.call(deputies.name, {
    token,
    body: { deputyId, firstDay: today, lastDay: addDays(today, 7), ...form },
    key: `deputy-${(counter += 1)}`,
  });
const read = (id: number, token: string) => seeded.shop.call(orders.one, { token, params: { id } });
const waiting = (token = buyer) => anOrder(seeded, article, 5, token);
const approve = (id: number, token = deputy) => moveOrder(seeded, token, { id, status: S.created });

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  today = businessDate(seeded.shop.now());
  article = await someArticle(seeded, 'D-1', { vpc: 100_00 });
});
beforeEach(async () => {
  const { shop, companyId } = seeded;
  adminId = await aPerson(shop.db, { role: 'company_admin', companyId });
  deputyId = await aPerson(shop.db, { companyId });
  const buyerId = await aPerson(shop.db, { companyId });
  await limit(buyerId);
  [admin, deputy, buyer] = [await shop.loginAs(adminId), await shop.loginAs(deputyId), await shop.loginAs(buyerId)];
});
afterAll(() => seeded.shop.close());

describe('a deputy within the period', () => {
  it('sees what waits, approves it, and the history says for whom', async () => {
    const id = await waiting();
    expect((await read(id, deputy)).status).toBe(404);
    expect((await approve(id)).code).toBe('orders.not_found');
    expect((await name()).data).toMatchObject({
      state: 'acting',
      deputy: { id: deputyId },
      principal: { id: adminId },
    });

    const { data: order } = await read(id, deputy);
    expect(order).toMatchObject({ may: ['confirm', 'cancel'], approval: { orderLimit: 100 } });
    const list = await seeded.shop.call(orders.list, { token: deputy, body: {} });
    expect(list.data.map((row: { id: number }) => row.id)).toContain(id);
    expect((await approve(id)).status).toBe(200);

    const { name: principal } = await personOf(adminId);
    const { name: person } = await personOf(deputyId);
    const { data: approved } = await read(id, deputy);
    expect(approved.history.at(-1)).toMatchObject({ to: S.created, who: person, onBehalfOf: principal });
    expect(approved.may).toEqual([]);
  });

  it('sees no order that waits for nothing', async () => {
    await name();
    const id = await anOrder(seeded, await someArticle(seeded, `D-S${deputyId}`, { vpc: 1_00 }), 1, buyer);
    expect((await read(id, buyer)).status).toBe(200);
    expect((await read(id, deputy)).code).toBe('orders.not_found');
  });

  it('may cancel what waits, and nothing else of the company', async () => {
    await name();
    const id = await waiting();
    expect((await moveOrder(seeded, deputy, { id, status: S.cancelled })).status).toBe(200);
    const approved = await waiting();
    await approve(approved);
    const late = await moveOrder(seeded, deputy, { id: approved, status: S.cancelled });
    expect(late.code).toBe('orders.transition_not_allowed');
  });

  it('409 for their own order and for one of the admin whom they represent', async () => {
    await name();
    await limit(deputyId);
    await limit(adminId);
    seeded.shop.wait(SECOND);
    const own = await waiting(deputy);
    expect((await approve(own)).code).toBe('orders.transition_not_allowed');
    const principals = await waiting(admin);
    expect((await approve(principals)).code).toBe('orders.transition_not_allowed');
    expect((await read(principals, deputy)).data.may).toEqual([]);
  });

  it('is told of what waits from then on, as both are of the period', async () => {
    await name();
    await waiting();
    const texts = async (token: string): Promise<string[]> =>
      (await seeded.shop.call(systemMessages.list, { token, body: {} })).data.map(({ text }: { text: string }) => text);
    await vi.waitFor(async () => {
      expect(await texts(deputy)).toContainEqual(expect.stringContaining('čeka vaše odobrenje'));
      // The days as the screens write them, and not two dots in a row.
      const period = `Od ${formatDate(today, 'bs')} do ${formatDate(addDays(today, 7), 'bs')} odobrava`;
      expect(await texts(deputy)).toContainEqual(expect.stringContaining(`${period}te narudžbe umjesto`));
      expect(await texts(admin)).toContainEqual(expect.stringContaining(`${period} narudžbe umjesto vas`));
    }, 30_000);
  });
});

describe('a deputy outside of the period', () => {
  const shift = (first: number, last: number) =>
    seeded.shop.db
      .updateTable('approval_deputy')
      .set({ first_day: addDays(today, first), last_day: addDays(today, last) })
      .where('deputy_id', '=', deputyId)
      .execute();

  it('404 for what waits, before the first and after the last day, and again once ended', async () => {
    const { data } = await name();
    const id = await waiting();
    expect((await read(id, deputy)).status).toBe(200);
    for (const [first, last] of [
      [1, 2],
      [-2, -1],
    ] as const) {
      await shift(first, last);
      expect((await approve(id)).code).toBe('orders.not_found');
    }
    await shift(0, 0);
    expect((await read(id, deputy)).status).toBe(200);
    expect((await seeded.shop.call(deputies.end, { token: admin, params: { id: data.id } })).status).toBe(200);
    expect((await approve(id)).code).toBe('orders.not_found');
  });

  it.each([{ can_view_prices: false }, { is_active: false }, { role: 'company_admin' }])(
    'the view names nobody whose rights are gone: %j',
    async (change) => {
      await name();
      const acting = () =>
        seeded.shop.db.selectFrom('acting_deputy').selectAll().where('deputy_id', '=', deputyId).execute();
      expect(await acting()).toHaveLength(1);
      await seeded.shop.db.updateTable('user_account').set(change).where('id', '=', deputyId).execute();
      expect(await acting()).toEqual([]);
    },
  );
});

describe('naming', () => {
  it('400 at its field for what does not fit, and nothing is stored', async () => {
    const errorOf = async (form: object) => (await name(form)).errors?.map(({ field, code }) => [field, code]);
    expect(await errorOf({ deputyId: adminId })).toEqual([['deputyId', 'deputy_unfit']]);
    expect(await errorOf({ firstDay: addDays(today, -1) })).toEqual([['firstDay', 'deputy_past']]);
    expect(await errorOf({ lastDay: addDays(today, -1) })).toEqual([['lastDay', 'deputy_backwards']]);
    expect((await seeded.shop.call(deputies.list, { token: deputy })).data).toEqual([]);
    expect((await name()).status).toBe(200);
    expect(await errorOf({ firstDay: addDays(today, 7), lastDay: addDays(today, 9) })).toEqual([
      ['firstDay', 'deputy_overlaps'],
    ]);
  });

  it('one of two at the same moment is refused', async () => {
    const answers = await Promise.all([name(), name()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('404 for a person of another company, whose admins neither see nor end the deputy', async () => {
    const { shop } = seeded;
    const otherCompany = await aCompany(shop.db, seeded.place);
    const otherId = await aPerson(shop.db, { companyId: otherCompany });
    const otherAdmin = await shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId: otherCompany }));
    expect((await name({ deputyId: otherId })).code).toBe('companies.user_not_found');
    const { data } = await name();
    expect((await shop.call(deputies.list, { token: admin })).data).toContainEqual(data);
    expect((await shop.call(deputies.list, { token: otherAdmin })).data).toEqual([]);
    const params = { id: data.id };
    expect((await shop.call(deputies.end, { token: otherAdmin, params })).code).toBe('companies.deputy_not_found');
  });

  it('403 for a buyer, who sees only what they are themselves', async () => {
    expect((await name({}, buyer)).code).toBe('access.not_allowed');
    await name();
    expect((await seeded.shop.call(deputies.list, { token: deputy })).data).toHaveLength(1);
    expect((await seeded.shop.call(deputies.list, { token: buyer })).data).toEqual([]);
  });

  it('is shown to staff until it has ended', async () => {
    const { data } = await name();
    const ofCompany = async () => {
      const params = { id: seeded.companyId };
      const company = await seeded.shop.call(adminCompanies.one, { token: seeded.administrator, params });
      return company.data.deputies.map(({ id }: { id: number }) => id);
    };
    expect(await ofCompany()).toContain(data.id);
    await seeded.shop.call(deputies.end, { token: admin, params: { id: data.id } });
    expect(await ofCompany()).not.toContain(data.id);
  });
});

async function personOf(id: number): Promise<{ name: string }> {
  const { first_name: first, last_name: last } = await seeded.shop.db
    .selectFrom('user_account')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { name: `${first} ${last}` };
}
