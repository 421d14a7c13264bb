import { files } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FileShop, openFileShop } from '../../../test/builders/file-shop.ts';
import { aPdf } from '../../../test/builders/upload-files.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { claimFiles, purgeFiles, releaseFiles } from './index.ts';

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
      states.push((await file.executeTakeFirst())?.state);
    });
    expect((await shop.call(files.discard, { token: fileShop.buyer, params: { id: data.id } })).status).toBe(200);
    remove.mockRestore();
    expect(new Set(states)).toEqual(new Set(['released']));
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
    const after = (days: number) => new Date(fileShop.shop.now().getTime() + days * 86_400_000 + 1_000);
    await purgeFiles(storage)(fileShop.shop.db, after(1));
    expect([await exists(abandoned), await exists(claimed), await exists(released)]).toEqual([false, true, true]);
    await purgeFiles(storage)(fileShop.shop.db, after(30));
    expect([await exists(claimed), await exists(released)]).toEqual([true, false]);
    expect(removed.filter((key) => /^private\/[\w-]{36}$/.test(key)).length).toBeGreaterThanOrEqual(2);
  });
});

const noStorage = {
  put: () => Promise.resolve(),
  putFile: () => Promise.resolve(),
  read: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
  incoming: '/nowhere',
};
