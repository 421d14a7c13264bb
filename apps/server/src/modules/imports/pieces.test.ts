import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImportFixture, openImportFixture } from '../../../test/builders/imports.ts';
import { anOrder, anotherBuyer, seedShop, type SeededShop, stockOf } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { withTransactionHook } from '../../platform/database/db.ts';
import { resumeImports } from './index.ts';
import { applyPiece } from './service/apply-pieces.ts';

let seeded: SeededShop;
let fixture: ImportFixture;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  fixture = openImportFixture(seeded);
});
beforeEach(() => fixture.clear());
afterAll(() => seeded.shop.close());

const piece = (db = seeded.shop.db) => applyPiece(db, 2, seeded.shop.now());
const forgetRequests = () => seeded.shop.db.deleteFrom('job_request').execute();

/** An import of five lines that is under way, and no worker that knows of it. */
async function underWay() {
  const all = await fixture.someGoods(5, 5);
  const id = await fixture.counted(all, 9);
  await fixture.apply(id, { isConfirmed: true });
  await forgetRequests();
  return { all, id };
}

describe('an import in pieces', () => {
  it('says after each of them how far it is', async () => {
    const { all, id } = await underWay();
    await piece();
    expect(await fixture.file(id)).toMatchObject({ state: 'applying', planned: 5, done: 2, changes: 3, added: 8 });
    expect(await fixture.outcomes(id)).toEqual(['done', 'done', 'change', 'change', 'change']);
    expect(await fixture.onHand(all)).toEqual([9, 9, 5, 5, 5]);
  });

  it('goes on where a worker was stopped between two, and asks another one to', async () => {
    const { id } = await underWay();
    const stopping = new AbortController();
    await fixture.work(stopping.signal, () => {
      stopping.abort();
      return seeded.shop.now();
    });
    expect([(await fixture.file(id)).done, await fixture.requests()]).toEqual([2, ['stock.import']]);
    await fixture.work();
    expect([(await fixture.file(id)).state, await fixture.ledger(id)]).toEqual(['done', [4, 4, 4, 4, 4]]);
  });

  it('leaves nothing of one that was broken off, and applies it once', async () => {
    const { all, id } = await underWay();
    await piece();
    const killing = withTransactionHook(seeded.shop.db, () => Promise.reject(new Error('killed')));
    await expect(piece(killing)).rejects.toThrow('killed');
    expect([(await fixture.file(id)).done, await fixture.ledger(id)]).toEqual([2, [4, 4]]);
    expect(await fixture.onHand(all)).toEqual([9, 9, 5, 5, 5]);
    await fixture.work();
    expect([(await fixture.file(id)).done, await fixture.ledger(id)]).toEqual([5, [4, 4, 4, 4, 4]]);
    expect(await fixture.onHand(all)).toEqual([9, 9, 9, 9, 9]);
  });

  it('is applied once by several workers, one import after the other', async () => {
    const all = await fixture.someGoods(9, 5);
    const [first, second] = [await fixture.counted(all, 9), await fixture.counted(all.slice(4), 7)];
    await fixture.apply(first, { isConfirmed: true });
    seeded.shop.wait(1);
    await fixture.apply(second, { isConfirmed: true });
    while ((await fixture.file(second)).state === 'applying')
      await Promise.all([fixture.work(), fixture.work(), fixture.work()]);
    expect(await fixture.ledger(first)).toEqual(Array.from({ length: 9 }, () => 4));
    expect([await fixture.ledger(second), new Set(await fixture.outcomes(second))]).toEqual([[], new Set(['moved'])]);
  });

  it('is asked for though a request waits, which a worker may take before there is anything to do', async () => {
    const [first, second] = [
      await fixture.counted([await fixture.goods(5)], 9),
      await fixture.counted([await fixture.goods(5)], 9),
    ];
    await fixture.apply(first, { isConfirmed: true });
    await fixture.apply(second, { isConfirmed: true });
    expect(await fixture.requests()).toEqual(['stock.import', 'stock.import']);
  });

  it('is asked for at the start of a worker where one was cut off, and only there', async () => {
    await resumeImports(seeded.shop.db);
    expect(await fixture.requests()).toEqual([]);
    await underWay();
    await resumeImports(seeded.shop.db);
    expect(await fixture.requests()).toEqual(['stock.import']);
  });

  it('never oversells beside orders: each stock level ends as counted or as it was, and the ledger agrees', async () => {
    const all = await fixture.someGoods(8, 10);
    const id = await fixture.counted(all, 6);
    await fixture.apply(id, { isConfirmed: true });
    const buyers = await Promise.all(all.map(() => anotherBuyer(seeded)));
    const buying = all.map(({ id: article }, index) => anOrder(seeded, article, 7, buyers[index]).catch(() => null));
    await Promise.all([fixture.work(), ...buying]);
    const stockLevels = await Promise.all(all.map(({ id: article }) => stockOf(seeded, article)));
    for (const { onHand, reserved } of stockLevels) expect(reserved).toBeLessThanOrEqual(onHand);
    const lowered = stockLevels.filter(({ onHand }) => onHand === 6);
    expect(stockLevels.filter(({ onHand }) => onHand === 10).length + lowered.length).toBe(8);
    expect(await fixture.ledger(id)).toEqual(lowered.map(() => -4));
    expect(await fixture.file(id)).toMatchObject({ state: 'done', done: lowered.length, faults: 8 - lowered.length });
  });
});

describe('stopping', () => {
  it('ends an import between two pieces, says what was left, and lets it go on', async () => {
    const { all, id } = await underWay();
    await piece();
    expect((await fixture.stop(id)).data).toMatchObject({ state: 'stopped', done: 2, changes: 3, faults: 0, added: 8 });
    await fixture.work();
    expect(await fixture.outcomes(id)).toEqual(['done', 'done', 'left', 'left', 'left']);
    expect(await fixture.onHand(all)).toEqual([9, 9, 5, 5, 5]);
    const sheet = await seeded.shop.app.inject({
      url: `/api/admin/stock-imports/${id}/faulty-rows/csv`,
      headers: { authorization: `Bearer ${seeded.administrator}` },
    });
    expect(sheet.body.trim().split('\r\n').slice(1)).toEqual(
      all.slice(2).map(({ code }, index) => `${code};9;Uvoz je zaustavljen prije ovog reda.;${index + 4}`),
    );
    const { data: goingOn } = await fixture.apply(id, { isConfirmed: true });
    expect(goingOn).toMatchObject({ state: 'applying', done: 2, stoppedByName: null });
    await fixture.work();
    expect([(await fixture.file(id)).state, await fixture.ledger(id)]).toEqual(['done', [4, 4, 4, 4, 4]]);
    expect(await fixture.onHand(all)).toEqual([9, 9, 9, 9, 9]);
  });

  it('waits for the piece at hand', async () => {
    const { all, id } = await underWay();
    let stopped: Promise<unknown> | undefined;
    const stopping = withTransactionHook(seeded.shop.db, async () => {
      stopped ??= fixture.stop(id);
    });
    await piece(stopping);
    await stopped;
    expect(await fixture.file(id)).toMatchObject({ state: 'stopped', done: 2, changes: 3 });
    expect(await fixture.onHand(all)).toEqual([9, 9, 5, 5, 5]);
  });

  it('does not keep an import waiting that comes after it', async () => {
    const [first, second] = [await underWay(), await underWay()];
    await fixture.stop(first.id);
    expect(await fixture.requests()).toEqual(['stock.import']);
    await fixture.work();
    expect((await fixture.file(second.id)).state).toBe('done');
  });
});
