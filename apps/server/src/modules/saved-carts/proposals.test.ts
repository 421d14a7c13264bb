import { documents, systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { aCompanyWithAddress, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

interface Person {
  readonly id: number;
  readonly token: string;
}

let seeded: SeededShop;
let otherCompanyId: number;
let lana: Person;
let amra: Person;
let foreign: Person;
let articleId: number;

async function person(rights: object): Promise<Person> {
  const id = await aPerson(seeded.shop.db, { companyId: seeded.companyId, ...rights });
  return { id, token: await seeded.shop.loginAs(id) };
}

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  otherCompanyId = await aCompanyWithAddress(seeded);
  lana = await person({ canOrder: false, canViewPrices: false });
  amra = await person({});
  foreign = await person({ companyId: otherCompanyId });
  articleId = await someArticle(seeded, 'PL-1', { vpc: 1_000 });
});
afterAll(() => seeded.shop.close());

const propose = (by: Person, to: Person, title: string, lines: readonly object[] = [{ articleId, quantity: 3 }]) =>
  seeded.shop.call(documents.propose, { token: by.token, body: { colleagueId: to.id, title, lines } });
const messagesOf = async ({ token }: Person): Promise<{ text: string; link: string; topic: string }[]> =>
  (await seeded.shop.call(systemMessages.list, { token, body: {} })).data;
const savedOf = async ({ token }: Person, id: number) =>
  (await seeded.shop.call(documents.list, { token, body: { id } })).data;

describe('a proposal of lines', () => {
  it('is a saved cart of the company, and the colleague is told of it without a price', async () => {
    const { status, data } = await propose(lana, amra, 'Skenirano', [
      { articleId, quantity: 3, note: 'Za kuhinju' },
      { articleId, quantity: 2 },
    ]);
    expect(status).toBe(200);
    expect(await savedOf(amra, data.id)).toMatchObject([{ title: 'Skenirano', isShared: true, lines: 1, total: 50 }]);
    expect(await savedOf(lana, data.id)).toMatchObject([{ title: 'Skenirano', mayChange: true, total: null }]);
    const link = `/profile/shopping-cards?cart=${data.id}`;
    await expect.poll(() => messagesOf(amra)).toMatchObject([{ link, topic: 'orders' }]);
    const [message] = await messagesOf(amra);
    expect(message?.text).toMatch(/^Ana Anić .+ vam predlaže narudžbu: „Skenirano”\.$/);
    const mails = seeded.shop.db.selectFrom('outgoing_mail').select('kind').where('user_id', '=', amra.id);
    await expect.poll(() => mails.execute()).toEqual([{ kind: 'orderApprovalMessage.proposed' }]);
    const loaded = await seeded.shop.call(documents.load, { token: amra.token, params: { id: data.id }, body: {} });
    expect(loaded.data.added).toEqual([{ articleId, quantity: 5 }]);
  });

  it('400 for an article that is named so often that there is more of it than a line may have', async () => {
    const lines = Array.from({ length: 3 }, () => ({ articleId, quantity: 9_999 }));
    const refused = { status: 400, code: 'cart.quantity_above_maximum' };
    expect(await propose(lana, amra, 'Previše', lines)).toMatchObject(refused);
  });

  it('404 for a colleague who may not order, oneself and a user of another company; nothing is saved', async () => {
    const left = await person({ canOrder: false });
    const before = (await seeded.shop.call(documents.list, { token: lana.token, body: {} })).data.length;
    for (const to of [left, lana, foreign]) {
      expect(await propose(lana, to, 'Nikome')).toMatchObject({ status: 404, code: 'documents.colleague_not_found' });
    }
    expect((await seeded.shop.call(documents.list, { token: lana.token, body: {} })).data).toHaveLength(before);
    expect(await messagesOf(foreign)).toEqual([]);
  });

  it('409 for a name in use, and for articles that the shop does not show', async () => {
    await propose(lana, amra, 'Dvaput');
    expect(await propose(lana, amra, 'dvaput')).toMatchObject({ status: 409, code: 'documents.title_taken' });
    const hidden = await someArticle(seeded, 'PL-2');
    await seeded.shop.db.updateTable('article').set({ is_visible_on_web: false }).where('id', '=', hidden).execute();
    const lines = [{ articleId: hidden, quantity: 1 }];
    expect(await propose(lana, amra, 'Skriveno', lines)).toMatchObject({ code: 'documents.nothing_orderable' });
  });
});

describe('the colleagues', () => {
  it('are those of the company who may order, without oneself', async () => {
    const idsFor = async ({ token }: Person): Promise<number[]> =>
      (await seeded.shop.call(documents.colleagues, { token })).data.map(({ id }: { id: number }) => id);
    const forLana = await idsFor(lana);
    expect(forLana).toContain(amra.id);
    expect([lana.id, foreign.id].filter((id) => forLana.includes(id))).toEqual([]);
    expect(await idsFor(amra)).not.toContain(amra.id);
    const alone = await person({ role: 'private', companyId: null });
    expect(await idsFor(alone)).toEqual([]);
  });
});

it('a saved cart is shared with the company by its proposal; 404 for one of another company', async () => {
  const { data } = await propose(amra, await person({}), 'Moja');
  await seeded.shop.db.updateTable('saved_cart').set({ is_shared: false }).where('id', '=', data.id).execute();
  const to = await person({});
  const send = (by: Person, colleague: Person) =>
    seeded.shop.call(documents.proposeSaved, {
      token: by.token,
      params: { id: data.id },
      body: { colleagueId: colleague.id },
    });
  expect(await send(foreign, to)).toMatchObject({ status: 404, code: 'documents.not_found' });
  expect(await savedOf(to, data.id)).toEqual([]);
  expect(await send(amra, foreign)).toMatchObject({ status: 404, code: 'documents.colleague_not_found' });
  expect(await savedOf(to, data.id)).toEqual([]);
  expect((await send(amra, to)).status).toBe(200);
  expect(await savedOf(to, data.id)).toMatchObject([{ title: 'Moja', mayChange: false }]);
  await expect.poll(() => messagesOf(to)).toHaveLength(1);
});
