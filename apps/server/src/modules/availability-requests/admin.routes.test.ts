import { adminRequests, articles, presentations, systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedShop, type SeededShop, someArticle } from '../../../test/builders/seeded-shop.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let seeded: SeededShop;

beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
});
afterAll(() => shop.close());

const setStock = (articleId: number, onHand: number) =>
  shop.db
    .updateTable('stock_level')
    .set({ on_hand: onHand, reserved: 0 })
    .where('article_id', '=', articleId)
    .execute();

/** An article out of stock with a request of the buyer; returns its id. */
async function wanted(code: string, more: { disableSelling?: boolean } = {}): Promise<number> {
  const id = await someArticle(seeded, code);
  await setStock(id, 0);
  if (more.disableSelling) {
    await shop.db.updateTable('article').set({ disable_selling: true }).where('id', '=', id).execute();
  }
  await shop.call(articles.createOutOfStockRequest, {
    token: seeded.buyer,
    body: { articleId: id, comment: 'Treba nam 20' },
  });
  return id;
}

const listed = async (view: string, quickSearch: string) =>
  (await shop.call(adminRequests.arrivals, { token: seeded.administrator, body: { view, quickSearch } })).data;
const answer = (id: number, body: object) =>
  shop.call(adminRequests.answerArrival, { token: seeded.administrator, params: { id }, body });
const inbox = async (token: string): Promise<string[]> =>
  (await shop.call(systemMessages.list, { token, body: { pageSize: 100 } })).data.map(
    ({ text }: { text: string }) => text,
  );
const heard = (token: string, words: string) =>
  vi.waitFor(async () => expect(await inbox(token)).toContainEqual(expect.stringContaining(words)), {
    timeout: 30_000,
    interval: 50,
  });

describe('a request for an article that is out', () => {
  it('notifies administrators and is listed with the person and the comment', async () => {
    const articleId = await wanted('KREMA-1');
    await heard(seeded.administrator, 'KREMA-1');
    expect(await listed('waiting', 'KREMA-1')).toMatchObject([
      { article: { id: articleId, code: 'KREMA-1' }, comment: 'Treba nam 20', outcome: null, available: 0, waiting: 1 },
    ]);
    expect(await listed('answered', 'KREMA-1')).toEqual([]);
  });

  it('is answered when the article arrives, and notifies the customer once', async () => {
    const articleId = await wanted('SPUZVA-2');
    await setStock(articleId, 5);
    await heard(seeded.buyer, 'SPUZVA-2');
    expect(await listed('answered', 'SPUZVA-2')).toMatchObject([{ outcome: 'arrived', answeredBy: null }]);
    await setStock(articleId, 0);
    await setStock(articleId, 5);
    await wanted('SPUZVA-2B').then((id) => setStock(id, 1));
    await heard(seeded.buyer, 'SPUZVA-2B');
    expect((await inbox(seeded.buyer)).filter((text) => text.includes('SPUZVA-2:'))).toHaveLength(1);
  });

  it('stays open while the article is not sold in the shop, whatever the stock', async () => {
    const articleId = await wanted('RUKAVICE-3', { disableSelling: true });
    await setStock(articleId, 5);
    await wanted('RUKAVICE-3B').then((id) => setStock(id, 1));
    await heard(seeded.buyer, 'RUKAVICE-3B');
    expect(await listed('waiting', 'RUKAVICE-3')).toMatchObject([{ disableSelling: true, outcome: null }]);
  });

  it('is answered by staff with a message to the customer and an audit entry', async () => {
    await wanted('VOSAK-4');
    const [{ id }] = await listed('waiting', 'VOSAK-4');
    expect(await answer(id, { outcome: 'answered', note: 'Imamo zamjenu' })).toMatchObject({ status: 200 });
    await heard(seeded.buyer, 'Imamo zamjenu');
    const entries = await shop.db
      .selectFrom('audit_entry')
      .select(['action', 'after'])
      .where('entity', '=', 'out_of_stock_request')
      .where('entity_id', '=', id)
      .execute();
    expect(entries).toMatchObject([{ action: 'requests.answered', after: { outcome: 'answered' } }]);
  });

  it('is closed without a message, and 409 for a second answer', async () => {
    await wanted('KANTA-5');
    const [{ id }] = await listed('waiting', 'KANTA-5');
    expect((await answer(id, { outcome: 'closed' })).status).toBe(200);
    expect(await answer(id, { outcome: 'answered', note: 'Ipak' })).toMatchObject({
      status: 409,
      code: 'records.changed_meanwhile',
    });
    await wanted('KANTA-5B').then((articleId) => setStock(articleId, 1));
    await heard(seeded.buyer, 'KANTA-5B');
    expect((await inbox(seeded.buyer)).some((text) => text.includes('KANTA-5:'))).toBe(false);
  });

  it('400 for an answer without text, 404 for an unknown request', async () => {
    await wanted('PAPIR-6');
    const [{ id }] = await listed('waiting', 'PAPIR-6');
    expect((await answer(id, { outcome: 'answered', note: ' ' })).status).toBe(400);
    expect((await answer(2_000_000_000, { outcome: 'closed' })).status).toBe(404);
  });
});

describe('a request for a presentation', () => {
  it('is arranged by staff with a message to the customer', async () => {
    const articleId = await someArticle(seeded, 'PRZ-1');
    await shop.call(presentations.request, { token: seeded.buyer, params: { id: articleId } });
    const list = async (view: string) =>
      (await shop.call(adminRequests.presentations, { token: seeded.administrator, body: { view } })).data;
    const [{ id }] = await list('waiting');
    const done = await shop.call(adminRequests.answerPresentation, {
      token: seeded.administrator,
      params: { id },
      body: { outcome: 'arranged', note: 'U utorak u 10 h' },
    });
    expect(done.status).toBe(200);
    expect(await list('waiting')).toEqual([]);
    expect(await list('answered')).toMatchObject([{ id, outcome: 'arranged', note: 'U utorak u 10 h' }]);
    await heard(seeded.buyer, 'U utorak u 10 h');
  });
});
