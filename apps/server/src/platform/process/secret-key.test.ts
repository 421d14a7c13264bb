import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSecretKey, parseSecretKey } from './secret-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-key-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('is made at the first start, for its owner only, and stays the same', async () => {
  const key = await loadSecretKey(folder);
  expect(key).toHaveLength(32);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
  expect(await loadSecretKey(folder)).toEqual(key);
});

it('refuses a damaged file and leaves it as it is', async () => {
  const path = join(folder, 'secret.key');
  await writeFile(path, 'damaged');
  await expect(loadSecretKey(folder)).rejects.toThrow(/restore it from a backup/);
  expect(await readFile(path, 'utf8')).toBe('damaged');
});

it('is read from 32 bytes in base64 only', () => {
  expect(parseSecretKey(`${Buffer.alloc(32, 7).toString('base64')}\n`)).toEqual(Buffer.alloc(32, 7));
  expect(parseSecretKey(Buffer.alloc(31).toString('base64'))).toBeNull();
});
