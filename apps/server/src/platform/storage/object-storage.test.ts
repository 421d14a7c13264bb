import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { objectStorage } from './object-storage.ts';
import { openStorage } from './open-storage.ts';
import { diskStorage } from './storage.ts';

let folder: string;
let server: S3rver;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-objects-'));
  server = new S3rver({ port: 0, silent: true, directory: folder, configureBuckets: [{ name: 'shop', configs: [] }] });
  const { port } = await server.run();
  address = `http://S3RVER:S3RVER@127.0.0.1:${port}/shop?region=us-east-1`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it('reads what was put, with its size', async () => {
  const storage = objectStorage(address);
  await storage.put('pictures/a/b.webp', Buffer.from('bytes'));
  const found = await storage.read('pictures/a/b.webp');
  expect(found?.bytes).toBe(5);
  expect(found && (await text(found.stream))).toBe('bytes');
});

it('replaces and removes a file; null for one that is not there', async () => {
  const storage = objectStorage(address);
  await storage.put('a.webp', Buffer.from('old'));
  await storage.put('a.webp', Buffer.from('new bytes'));
  const found = await storage.read('a.webp');
  expect(found && (await text(found.stream))).toBe('new bytes');
  await storage.remove('a.webp');
  expect(await storage.read('a.webp')).toBeNull();
  await storage.remove('a.webp');
});

it('writes to the bucket and still reads what was stored on the disk before', async () => {
  const before = diskStorage({ folder });
  await before.put('pictures/old.webp', Buffer.from('old'));
  const storage = await openStorage({ folder, bucketUrl: address });
  await storage.put('pictures/new.webp', Buffer.from('new'));
  expect(await before.read('pictures/new.webp')).toBeNull();
  for (const name of ['old', 'new']) {
    const found = await storage.read(`pictures/${name}.webp`);
    expect(found && (await text(found.stream))).toBe(name);
  }
});

it('503 where the store cannot be reached', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closed.once('listening', resolve));
  const bound = closed.address();
  const port = bound && typeof bound === 'object' ? bound.port : 0;
  await new Promise((resolve) => closed.close(resolve));
  const storage = objectStorage(`http://key:secret@127.0.0.1:${port}/shop`);
  await expect(storage.put('a.webp', Buffer.from('x'))).rejects.toMatchObject({
    code: 'files.not_stored',
    status: 503,
  });
});

it('gives up a store that takes requests and does not answer', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const bound = silent.address();
  const port = bound && typeof bound === 'object' ? bound.port : 0;
  const storage = objectStorage(`http://key:secret@127.0.0.1:${port}/shop`, 0.002);
  await expect(storage.put('a.webp', Buffer.from('x'))).rejects.toMatchObject({ status: 503 });
  await expect(storage.remove('a.webp')).rejects.toThrow();
  await expect(storage.read('a.webp')).rejects.toThrow();
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});
