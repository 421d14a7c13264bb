import { adminStock, stockImports } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImportFixture, openImportFixture } from '../../../test/builders/imports.ts';
import { anOrder, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let fixture: ImportFixture;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  fixture = openImportFixture(seeded);
  // So many pieces that nothing below makes three tenths of the stock vanish unless it is meant to.
  await someArticle(seeded, 'MNOGO', { stock: 1_000_000 });
});
beforeEach(() => fixture.clear());
afterAll(() => seeded.shop.close());

describe('applying', () => {
  it('has the worker apply the valid lines to the stock with movements, and leaves the invalid ones', async () => {
    const [up, down] = [await fixture.goods(5), await fixture.goods(5)];
    const id = await fixture.compare([`${up.code};9`, `${down.code};2`, `${up.code}X9;1`, 'MNOGO;1000000', 'MNOGO2;x']);
    const { data: begun } = await fixture.apply(id, { isConfirmed: true });
    expect(begun).toMatchObject({ state: 'applying', done: 0, changes: 2, planned: 2, added: 0, endedAt: null });
    expect([await fixture.requests(), await fixture.onHand([up, down])]).toEqual([['stock.import'], [5, 5]]);
    await fixture.work();
    const done = { state: 'done', done: 2, changes: 0, same: 1, faults: 2, planned: 2, added: 4, taken: 3 };
    const expected = { ...done, appliedByName: expect.any(String), endedAt: expect.any(String) };
    expect(await fixture.file(id)).toMatchObject(expected);
    expect(await fixture.onHand([up, down])).toEqual([9, 2]);
    const token = seeded.administrator;
    const { data: story } = await seeded.shop.call(adminStock.movements, { token, params: { id: up.id }, body: {} });
    expect(story).toMatchObject([{ kind: 'import', onHandChange: 4, importId: id }]);
    const entries = await seeded.shop.db
      .selectFrom('audit_entry')
      .select('after')
      .where('entity', '=', 'stock_import')
      .where('entity_id', '=', id)
      .execute();
    expect(entries).toMatchObject([{ after: { changes: 2 } }]);
  });

  it('is applied once; a repeated request gets the same answer, a second editor an error', async () => {
    const id = await fixture.counted([await fixture.goods(5)], 9);
    await fixture.apply(id, {}, 'import-key-1');
    expect((await fixture.apply(id, {}, 'import-key-1')).status).toBe(200);
    expect(await fixture.requests()).toHaveLength(1);
    expect((await fixture.apply(id)).code).toBe('imports.under_way');
    const late = await fixture.correct(id, 2);
    expect([late.status, late.code]).toEqual([409, 'imports.under_way']);
    await fixture.work();
    expect((await fixture.apply(id)).code).toBe('imports.applied_already');
    await fixture.work();
    expect(await fixture.ledger(id)).toEqual([4]);
  });

  it('leaves stock alone that has changed since the comparison, or that orders reserve by now', async () => {
    const [moved, held] = [await fixture.goods(5), await fixture.goods(5)];
    const id = await fixture.compare([`${moved.code};9`, `${held.code};2`]);
    const body = { kind: 'counted', onHand: 6, reason: 'Prebrojano' };
    await seeded.shop.call(adminStock.correct, { token: seeded.administrator, params: { id: moved.id }, body });
    await anOrder(seeded, held.id, 3);
    await fixture.apply(id);
    await fixture.work();
    expect(await fixture.file(id)).toMatchObject({ state: 'done', done: 0, changes: 0, faults: 2, added: 0, taken: 0 });
    expect(await fixture.outcomes(id)).toEqual(['moved', 'below_reserved']);
    expect(await fixture.onHand([moved, held])).toEqual([6, 5]);
  });

  it('creates the stock level of an article that had none', async () => {
    const one = await fixture.goods(5);
    await seeded.shop.db.deleteFrom('stock_level').where('article_id', '=', one.id).execute();
    await fixture.apply(await fixture.counted([one], 9));
    await fixture.work();
    expect(await fixture.onHand([one])).toEqual([9]);
  });

  it('409 until it is confirmed, where a fifth of the codes is unknown or three tenths of the stock would vanish', async () => {
    const unknown = await fixture.compare([`${(await fixture.goods(5)).code};6`, 'NEMA-1;1']);
    expect((await fixture.file(unknown)).alarms).toEqual(['many_unknown']);
    const vanishing = await fixture.compare(['MNOGO;100']);
    expect((await fixture.file(vanishing)).alarms).toEqual(['much_vanishing']);
    const refused = await fixture.apply(vanishing);
    expect([refused.status, refused.code]).toEqual([409, 'imports.confirm_first']);
    expect((await fixture.file(vanishing)).state).toBe('compared');
    expect((await fixture.apply(vanishing, { isConfirmed: true })).status).toBe(200);
    await fixture.stop(vanishing);
  });

  it('409 for a comparison of the day before yesterday', async () => {
    const id = await fixture.counted([await fixture.goods(5)], 9);
    await seeded.shop.db
      .updateTable('stock_import')
      .set({ created_at: new Date(seeded.shop.now().getTime() - 25 * 3_600_000) })
      .where('id', '=', id)
      .execute();
    expect((await fixture.apply(id)).code).toBe('imports.outdated');
  });
});

describe('stopping', () => {
  it('is for administrators, of an import that is known and under way', async () => {
    const id = await fixture.counted([await fixture.goods(5)], 9);
    const refused = await seeded.shop.call(stockImports.stop, { token: seeded.buyer, params: { id } });
    expect(refused.status).toBe(403);
    expect((await fixture.stop(id)).code).toBe('imports.not_under_way');
    expect((await fixture.stop(999_999)).code).toBe('records.not_found');
  });

  it('lets no line be corrected that may have gone in', async () => {
    const id = await fixture.counted([await fixture.goods(5)], 9);
    await fixture.apply(id);
    await fixture.stop(id);
    const late = await fixture.correct(id, 2);
    expect([late.status, late.code]).toEqual([409, 'imports.applied_already']);
  });
});
