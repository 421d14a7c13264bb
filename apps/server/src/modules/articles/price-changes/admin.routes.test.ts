import { adminArticles, adminPriceChanges } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRange, type Range, someGoods } from '../../../../test/builders/catalogue.ts';
import { aPerson } from '../../../../test/builders/people.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';
import { processPending } from './service/process-pending.ts';
import { purgePriceProposals } from './jobs.ts';

const DAY_MS = 86_400_000;

let shop: TestShop;
let range: Range;
let staff: string;
let editor: string;
const articles: number[] = [];

beforeAll(async () => {
  shop = await openTestShop();
  range = await aRange(shop.db);
  staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  editor = await shop.loginAs(await aPerson(shop.db, { role: 'content' }));
  for (const [code, vpc] of [
    ['PR-1', 1_000],
    ['PR-2', 2_000],
    ['PR-3', 3_000],
  ] as const) {
    articles.push(await someGoods(shop.db, range, { code, title: `Četka ${code}`, vpc, categoryIds: [range.gloves] }));
  }
  await shop.db.updateTable('article').set({ nc: 600 }).where('id', 'in', articles).execute();
});
afterAll(() => shop.close());

const RULE = { price: 'vpc', change: { by: 'percent', value: 10 }, othersFollow: true, roundTo: 5 };
const found = (more: object = {}) => ({ found: { quickSearch: 'četka', ...more } });
const propose = (body: object, token = staff) =>
  shop.call(adminPriceChanges.propose, { token, body: { selection: found(), rule: RULE, ...body } });
const apply = (id: number, body: object = {}) =>
  shop.call(adminPriceChanges.apply, { token: staff, params: { id }, body });
const undo = (id: number) => shop.call(adminPriceChanges.undo, { token: staff, params: { id } });
const change = async (id: number) => (await shop.call(adminPriceChanges.one, { token: staff, params: { id } })).data;
const lines = async (id: number, body: object = {}, token = staff) =>
  (await shop.call(adminPriceChanges.lines, { token, params: { id }, body })).data;
const work = () => processPending(shop.db, { clock: shop.now, signal: new AbortController().signal, size: 2 });
const pricesOf = async (code: string) =>
  shop.db.selectFrom('article').select(['vpc', 'mpc', 'version']).where('code', '=', code).executeTakeFirstOrThrow();
const count = (selection: object, token = staff) => shop.call(adminPriceChanges.count, { token, body: { selection } });

describe('a change of many prices', () => {
  it('is proposed with the prices and margins before and after, applied in batches, and undone in one step', async () => {
    const { data } = await propose({ note: 'Novi cjenik' });
    expect(data).toMatchObject({ state: 'proposed', lines: 3, changed: 3, doubtful: 0, canUndo: false });
    expect((await lines(data.id))[0]).toMatchObject({
      code: 'PR-1',
      outcome: 'change',
      vpc: { before: 10, after: 11 },
      mpc: { before: 15, after: 16.5 },
      percent: 10,
      marginBefore: 40,
      marginAfter: 45.5,
      cost: 6,
    });
    expect(await pricesOf('PR-1')).toMatchObject({ vpc: 1_000 });
    const { version } = await pricesOf('PR-1');
    expect((await apply(data.id)).data.state).toBe('applying');
    await work();
    expect(await change(data.id)).toMatchObject({ state: 'done', done: 3, refused: 0, canUndo: true });
    expect(await pricesOf('PR-1')).toEqual({ vpc: 1_100, mpc: 1_650, version: version + 1 });
    await undo(data.id);
    await work();
    expect(await change(data.id)).toMatchObject({ state: 'undone', undone: 3, canUndo: false });
    expect(await pricesOf('PR-3')).toMatchObject({ vpc: 3_000, mpc: 4_500 });
    expect((await undo(data.id)).code).toBe('prices.cannot_undo');
    const entries = await shop.db
      .selectFrom('audit_entry')
      .select('action')
      .where('entity', '=', 'price_change')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['price_changes.apply', 'price_changes.undo']);
  });

  it('leaves out an article whose price somebody has changed since, and keeps it on undo', async () => {
    const { data } = await propose({});
    await shop.db.updateTable('article').set({ vpc: 1_001 }).where('code', '=', 'PR-1').execute();
    await apply(data.id);
    await work();
    expect(await change(data.id)).toMatchObject({ state: 'done', done: 2, refused: 1 });
    expect((await lines(data.id, { view: 'faulty' })).map((line: { code: string }) => line.code)).toEqual(['PR-1']);
    await shop.db.updateTable('article').set({ vpc: 2_222 }).where('code', '=', 'PR-2').execute();
    await undo(data.id);
    await work();
    expect(await pricesOf('PR-2')).toMatchObject({ vpc: 2_222 });
    expect(await pricesOf('PR-3')).toMatchObject({ vpc: 3_000 });
    expect((await lines(data.id, { quickSearch: 'pr2' }))[0]).toMatchObject({ outcome: 'kept' });
    await shop.db.updateTable('article').set({ vpc: 1_000 }).where('code', '=', 'PR-1').execute();
    await shop.db.updateTable('article').set({ vpc: 2_000 }).where('code', '=', 'PR-2').execute();
  });

  it('asks before prices below cost or far off, and applies them only where they are wanted', async () => {
    const half = { ...RULE, change: { by: 'percent', value: -55 } };
    const { data } = await propose({ rule: half });
    expect(data).toMatchObject({ doubtful: 3 });
    const warnings = (await lines(data.id, { view: 'doubtful' })).map((line: { warning: string }) => line.warning);
    expect(warnings).toEqual(['below_cost', 'far_off', 'far_off']);
    expect((await apply(data.id)).code).toBe('prices.decide_doubtful');
    await apply(data.id, { doubtful: 'leave_out' });
    await work();
    expect(await change(data.id)).toMatchObject({ state: 'done', done: 0, refused: 3 });
    expect(await pricesOf('PR-1')).toMatchObject({ vpc: 1_000 });
  });

  it('waits for its day, can be made a proposal again, and is applied on the day', async () => {
    const { data } = await propose({ selection: { ids: [articles[0]] } });
    const startsOn = new Date(shop.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
    expect((await apply(data.id, { startsOn })).data).toMatchObject({ state: 'scheduled', startsOn });
    await work();
    expect(await pricesOf('PR-1')).toMatchObject({ vpc: 1_000 });
    const cancelled = await shop.call(adminPriceChanges.cancel, { token: staff, params: { id: data.id } });
    expect(cancelled.data).toMatchObject({ state: 'proposed', startsOn: null });
    expect((await apply(data.id, { startsOn: '2020-01-01' })).code).toBe('prices.day_past');
    await apply(data.id, { startsOn });
    shop.wait(3 * DAY_MS);
    staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
    editor = await shop.loginAs(await aPerson(shop.db, { role: 'content' }));
    await work();
    expect(await pricesOf('PR-1')).toMatchObject({ vpc: 1_100 });
    await undo(data.id);
    await work();
  });

  it('takes pasted codes with prices, and says which lines are at error', async () => {
    const rule = { ...RULE, change: { by: 'list' }, roundTo: 1 };
    const pasted = 'pr-1;12,00\nPR-2;bez cijene\nNEMA-1;5,00\nPR-1;13,00\nPR-3;30,00';
    const { data } = await propose({ selection: { pasted }, rule });
    expect(data).toMatchObject({ lines: 5, changed: 1, same: 1, faulty: 3 });
    const faulty = await lines(data.id, { view: 'faulty' });
    expect(faulty.map((line: { error: string }) => line.error)).toEqual([
      'price_unreadable',
      'unknown_code',
      'repeated_code',
    ]);
    expect((await propose({ selection: { pasted } })).code).toBe('prices.list_needed');
    expect((await propose({ selection: found({ quickSearch: 'nemanema' }) })).code).toBe('prices.none_found');
  });

  it('changes quantity prices with the price, and restores them', async () => {
    const [id = 0] = articles;
    await shop.db.insertInto('quantity_break').values({ article_id: id, from_quantity: 10, price: 900 }).execute();
    const { data } = await propose({ selection: { ids: [id] } });
    await apply(data.id);
    await work();
    const breaks = () => shop.db.selectFrom('quantity_break').select('price').where('article_id', '=', id).execute();
    expect(await breaks()).toEqual([{ price: 990 }]);
    await undo(data.id);
    await work();
    expect(await breaks()).toEqual([{ price: 900 }]);
    await shop.db.deleteFrom('quantity_break').execute();
  });

  it('takes lines out of a proposal, back in, and deletes it; a decided one stays', async () => {
    const { data } = await propose({});
    const exclude = (isExcluded: boolean) =>
      shop.call(adminPriceChanges.exclude, {
        token: staff,
        params: { id: data.id },
        body: { lines: [1, 2], isExcluded },
      });
    expect((await exclude(true)).data).toMatchObject({ changed: 1 });
    expect((await exclude(false)).data).toMatchObject({ changed: 3 });
    const discard = (id: number) => shop.call(adminPriceChanges.discard, { token: staff, params: { id } });
    expect((await discard(data.id)).status).toBe(200);
    expect((await discard(data.id)).status).toBe(404);
    const other = await propose({});
    await purgePriceProposals(shop.db, new Date(shop.now().getTime() + 31 * DAY_MS));
    expect((await apply(other.data.id)).status).toBe(404);
  });
});

it('is found by its note and by who proposed it, and sorted by the number of changed prices', async () => {
  const { data: all } = await propose({ note: 'Žuti cjenik za proljeće' });
  const { data: one } = await propose({ note: 'Žuti cjenik, ispravak', selection: { ids: articles.slice(0, 1) } });
  const idsFor = async (body: object): Promise<number[]> => {
    const { data } = await shop.call(adminPriceChanges.list, { token: staff, body: { quickSearch: 'zuti', ...body } });
    return data.map(({ id }: { id: number }) => id);
  };
  expect(await idsFor({})).toEqual([one.id, all.id]);
  expect(await idsFor({ quickSearch: 'жути прољеће' })).toEqual([all.id]);
  expect(await idsFor({ quickSearch: `zuti ${one.byName}` })).toEqual([one.id, all.id]);
  expect(await idsFor({ sortBy: 'changed' })).toEqual([one.id, all.id]);
  expect(await idsFor({ sortBy: 'changed', isSortAscending: false })).toEqual([all.id, one.id]);
});

describe('the selection', () => {
  it('finds by margin and by the day of the last change', async () => {
    expect((await count(found({ marginFrom: 40, marginTo: 40 }))).data).toEqual({ articles: 1 });
    expect((await count(found({ marginFrom: 70.01 }))).data).toEqual({ articles: 1 });
    const today = shop.now().toISOString().slice(0, 10);
    const { version } = await pricesOf('PR-2');
    const body = { version, vpc: 20.1 };
    await shop.call(adminArticles.quickEdit, { token: staff, params: { id: articles[1] ?? 0 }, body });
    await shop.db
      .updateTable('price_history')
      .set({ changed_at: new Date('2024-01-05') })
      .execute();
    await shop.db
      .updateTable('price_history')
      .set({ changed_at: shop.now() })
      .where('article_id', '=', articles[1] ?? 0)
      .execute();
    expect((await count(found({ changedFrom: today }))).data).toEqual({ articles: 1 });
    expect((await count(found({ changedTo: '2024-01-05' }))).data).toEqual({ articles: 2 });
  });

  it('403 for a margin from somebody who may not see purchase prices, and no margin in what they read', async () => {
    expect((await count(found({ marginFrom: 40 }), editor)).code).toBe('prices.cost_hidden');
    const byMargin = { ...RULE, change: { by: 'margin', value: 20 } };
    expect((await propose({ rule: byMargin }, editor)).status).toBe(403);
    const { data } = await propose({}, editor);
    expect((await lines(data.id, {}, editor))[0]).toMatchObject({ marginBefore: null, marginAfter: null, cost: null });
    expect((await lines(data.id))[0]).toMatchObject({ cost: 6 });
  });
});

it('tells the history of an article and of each change of its price', async () => {
  const history = async (token: string) =>
    (await shop.call(adminArticles.priceHistory, { token, params: { id: articles[1] ?? 0 } })).data;
  const [newest] = await history(staff);
  expect(newest).toMatchObject({ cause: 'edit', vpc: { before: 20, after: 20.1 }, cost: { before: 6, after: 6 } });
  const causes = (await history(staff)).map((entry: { cause: string }) => entry.cause);
  expect(causes).toContain('change');
  expect(causes).toContain('undo');
  expect((await history(editor))[0].cost).toBeNull();
  expect((await shop.call(adminArticles.priceHistory, { token: staff, params: { id: 99_999 } })).status).toBe(404);
});
