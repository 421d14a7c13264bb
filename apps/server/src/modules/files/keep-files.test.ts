import { files } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FileShop, openFileShop } from '../../../test/builders/file-shop.ts';
import { aPdf } from '../../../test/builders/upload-files.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { openTransactions } from '../../../test/open-transactions.ts';
import { claimFiles, purgeFiles, releaseFiles, restoreFiles } from './index.ts';

let fileShop: FileShop;
beforeAll(async () => {
  fileShop = await openFileShop();
});
afterAll(() => fileShop.shop.close());

const claim = (ids: number[], by = fileShop.userId) =>
  inTransaction(fileShop.shop.db, (tx) =>
    claimFiles(tx, { ids, userId: by, companyId: fileShop.companyId, now: fileShop.shop.now() }),
  );
const exists = async (id: number): Promise<boolean> =>
  (await fileShop.shop.db.selectFrom('stored_file').select('id').where('id', '=', id).execute()).length === 1;

describe('an fileShop.upload that is named', () => {
  it('404 for one of another user, one of another purpose, an unknown one, and one that is claimed already', async () => {
    const mine = (await fileShop.upload('a.pdf', aPdf())).data.id;
    const theirs = (await fileShop.upload('b.pdf', aPdf(), 'attachment', fileShop.otherBuyer)).data.id;
    const document = (await fileShop.upload('c.pdf', aPdf(), 'document')).data.id;
    for (const ids of [[theirs], [document], [2_000_000_000], [mine, theirs], [mine, mine]]) {
      await expect(claim(ids)).rejects.toMatchObject({ code: 'files.not_found', status: 404 });
    }
    expect(await claim([mine])).toMatchObject([{ id: mine, companyId: fileShop.companyId }]);
    await expect(claim([mine])).rejects.toMatchObject({ code: 'files.not_found' });
  });

  it("is nobody's any more before the store is asked to delete it", async () => {
    const { shop } = fileShop;
    const { data } = await fileShop.upload('a.pdf', aPdf());
    const states: unknown[] = [];
    const remove = vi.spyOn(shop.storage, 'remove').mockImplementation(async () => {
      const file = shop.db.selectFrom('stored_file').select('state').where('id', '=', data.id);
      states.push([(await file.executeTakeFirst())?.state, await openTransactions(shop.db)]);
    });
    expect((await shop.call(files.discard, { token: fileShop.buyer, params: { id: data.id } })).status).toBe(200);
    remove.mockRestore();
    expect(states.length).toBeGreaterThan(0);
    for (const state of states) expect(state).toEqual([undefined, 0]);
  });

  it('can be discarded by its user alone, until it is claimed', async () => {
    const { data } = await fileShop.upload('a.pdf', aPdf());
    const discard = (token: string) => fileShop.shop.call(files.discard, { token, params: { id: data.id } });
    expect((await discard(fileShop.otherBuyer)).status).toBe(404);
    expect((await discard(fileShop.buyer)).status).toBe(200);
    expect((await fileShop.open(data.downloadUrl)).statusCode).toBe(404);
    const claimed = (await fileShop.upload('a.pdf', aPdf())).data.id;
    await claim([claimed]);
    expect((await fileShop.shop.call(files.discard, { token: fileShop.buyer, params: { id: claimed } })).status).toBe(
      404,
    );
  });

  it('is deleted after a day when nothing names it, after 30 days when it is released, never while it is claimed', async () => {
    const [abandoned, claimed, released] = (await Promise.all(
      ['a.pdf', 'b.pdf', 'c.pdf'].map(async (name) => (await fileShop.upload(name, aPdf())).data.id as number),
    )) as [number, number, number];
    await claim([claimed, released]);
    await inTransaction(fileShop.shop.db, (tx) => releaseFiles(tx, [released], fileShop.shop.now()));
    const removed: string[] = [];
    const storage = { ...noStorage, remove: async (key: string) => void removed.push(key) };
    await purgeFiles(storage)(fileShop.shop.db, inDays(1));
    expect([await exists(abandoned), await exists(claimed), await exists(released)]).toEqual([false, true, true]);
    await purgeFiles(storage)(fileShop.shop.db, inDays(30));
    expect([await exists(claimed), await exists(released)]).toEqual([true, false]);
    expect(removed.filter((key) => /^private\/[\w-]{36}$/.test(key)).length).toBeGreaterThanOrEqual(2);
  });

  it('keeps no transaction open while the nightly run waits for the store', async () => {
    const { db } = fileShop.shop;
    const id = (await fileShop.upload('a.pdf', aPdf())).data.id as number;
    const open: number[] = [];
    await purgeFiles({ ...noStorage, remove: async () => void open.push(await openTransactions(db)) })(db, inDays(1));
    expect(open.length).toBeGreaterThan(0);
    expect(new Set(open)).toEqual(new Set([0]));
    expect(await exists(id)).toBe(false);
  });

  it('stays where it is claimed or restored while the nightly run is at other files', async () => {
    const { db, now } = fileShop.shop;
    const [, claimed, released] = (await Promise.all(
      ['a.pdf', 'b.pdf', 'c.pdf'].map(async (name) => (await fileShop.upload(name, aPdf())).data.id as number),
    )) as [number, number, number];
    await claim([released]);
    await inTransaction(db, (tx) => releaseFiles(tx, [released], now()));
    const kept = new Set<number>();
    const keep = (id: number, work: () => Promise<unknown>) =>
      work().then(
        () => void kept.add(id),
        () => undefined,
      );
    const remove = async (): Promise<void> => {
      await keep(claimed, () => claim([claimed]));
      await keep(released, () => inTransaction(db, (tx) => restoreFiles(tx, [released], now())));
    };
    await purgeFiles({ ...noStorage, remove })(db, inDays(31));
    for (const id of [claimed, released]) expect(await exists(id)).toBe(kept.has(id));
  });

  it('is asked of the store again where a run was cut off before or after the store removed it', async () => {
    const { db } = fileShop.shop;
    const id = (await fileShop.upload('a.pdf', aPdf())).data.id as number;
    const file = db.selectFrom('stored_file').select('storage_key as key').where('id', '=', id);
    const { key } = await file.executeTakeFirstOrThrow();
    const asked: string[] = [];
    const cutOff = async (one: string): Promise<void> => {
      asked.push(one);
      throw new Error('cut off');
    };
    await expect(purgeFiles({ ...noStorage, remove: cutOff })(db, inDays(1))).rejects.toThrow('cut off');
    expect(await exists(id)).toBe(false);
    const again: string[] = [];
    const remove = async (one: string): Promise<void> => void again.push(one);
    await purgeFiles({ ...noStorage, remove })(db, inDays(1));
    expect([asked.length, again.filter((one) => one === key)]).toEqual([1, [key]]);
    again.length = 0;
    await purgeFiles({ ...noStorage, remove })(db, inDays(1));
    expect(again).toEqual([]);
  });

  it('leaves nothing behind where the store neither takes it nor answers', async () => {
    const { shop } = fileShop;
    const { db, storage } = shop;
    const fails = () => Promise.reject(new Error('the store is gone'));
    const put = vi.spyOn(storage, 'putFile').mockImplementation(fails);
    const remove = vi.spyOn(storage, 'remove').mockImplementation(fails);
    expect((await fileShop.upload('a.pdf', aPdf())).status).toBe(500);
    put.mockRestore();
    remove.mockRestore();
    const states = await db.selectFrom('stored_file').select('state').where('state', '=', 'receiving').execute();
    expect(states).toEqual([]);
    const asked: string[] = [];
    await purgeFiles({ ...noStorage, remove: async (key) => void asked.push(key) })(db, shop.now());
    expect(asked.filter((key) => /^private\/[\w-]{36}$/.test(key))).toHaveLength(1);
  });
});

const inDays = (days: number): Date => new Date(fileShop.shop.now().getTime() + days * 86_400_000 + 1_000);

const noStorage = {
  put: () => Promise.resolve(),
  putFile: () => Promise.resolve(),
  read: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
  incoming: '/nowhere',
};
