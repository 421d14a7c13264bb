import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskStorage, removeStaleTemporaries } from './storage.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-storage-'));
});
afterEach(() => rm(folder, { recursive: true }));

const NOW = new Date('2026-11-22T12:00:00Z');

/** A disk that has room for half of a file. */
async function writeHalf(path: string, bytes: Buffer): Promise<void> {
  await writeFile(path, bytes.subarray(0, bytes.length / 2));
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
}

it('has a file whole, and no other beside it', async () => {
  const storage = diskStorage({ folder });
  await storage.put('a/b.webp', Buffer.from('bytes'));
  const found = await storage.read('a/b.webp');
  expect(found && (await text(found.stream))).toBe('bytes');
  expect(await readdir(join(folder, 'a'))).toEqual(['b.webp']);
});

it('503 where the disk is full, with nothing left behind', async () => {
  const storage = diskStorage({ folder, write: writeHalf });
  const putting = storage.put('a/b.webp', Buffer.from('bytes'));
  await expect(putting).rejects.toMatchObject({ code: 'files.not_stored', status: 503, retryAfter: 60 });
  expect(await readdir(join(folder, 'a'))).toEqual([]);
});

it('leaves what was there before where the disk is full', async () => {
  await diskStorage({ folder }).put('b.webp', Buffer.from('old'));
  const full = diskStorage({ folder, write: writeHalf });
  await expect(full.put('b.webp', Buffer.from('new bytes'))).rejects.toThrow();
  const found = await full.read('b.webp');
  expect(found && (await text(found.stream))).toBe('old');
});

it('removes temporary files once they are an hour old, and nothing else', async () => {
  const picture = `${randomUUID()}-400.webp`;
  const names = [picture, `${picture}.${randomUUID()}`, `${picture}.${randomUUID()}.partial`];
  const young = `${picture}.${randomUUID()}.partial`;
  for (const name of [...names, young]) await writeFile(join(folder, name), 'x');
  const old = new Date(NOW.getTime() - 3_600_001);
  for (const name of names) await utimes(join(folder, name), old, old);
  await utimes(join(folder, young), NOW, NOW);
  await removeStaleTemporaries(folder, NOW);
  expect((await readdir(folder)).toSorted()).toEqual([picture, young].toSorted());
  await removeStaleTemporaries(join(folder, 'missing'), NOW);
});
