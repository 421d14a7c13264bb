import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipChunks } from './zip.ts';

const MIB = 1_024 * 1_024;

it('is unpacked with its files unchanged, names in UTF-8 included', async () => {
  const files = { 'Račun 1.pdf': 'first', 'b.pdf': 'second', 'empty.pdf': '' };
  const entries = Object.entries(files).map(([name, text]) => ({
    name,
    open: async () => Readable.from(text === '' ? [] : [Buffer.from(text)]),
  }));
  const unpacked = unzipSync(await buffer(Readable.from(zipChunks(entries))));
  expect(Object.entries(unpacked).map(([name, data]) => [name, strFromU8(data)])).toEqual(Object.entries(files));
});

it('reads a file only as far as its reader has taken chunks', async () => {
  let read = 0;
  async function* megabytes() {
    for (; read < 50; read++) yield Buffer.alloc(MIB, read);
  }
  const chunks = zipChunks([{ name: 'large.pdf', open: async () => Readable.from(megabytes(), { highWaterMark: 1 }) }]);
  let bytes = 0;
  while (bytes < 5 * MIB) bytes += (await chunks.next()).value?.length ?? 0;
  expect(read).toBeLessThan(12);
  await chunks.return(undefined);
});
