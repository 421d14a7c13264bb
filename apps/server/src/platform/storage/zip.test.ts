import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { zipEntries } from '../sheets/workbook/zip-entries.ts';
import { zipChunks } from './zip.ts';

it('is read by the reader of workbooks, names in UTF-8 included', async () => {
  const files = { 'Račun 1.pdf': 'first', 'b.pdf': 'second' };
  const bytes = await buffer(
    Readable.from(
      zipChunks(
        Object.entries(files).map(([name, text]) => ({ name, open: async () => Readable.from([Buffer.from(text)]) })),
      ),
    ),
  );
  const found = [...zipEntries(bytes)].map(([name, { data, isDeflated }]) => [name, data.toString(), isDeflated]);
  expect(found).toEqual([
    ['Račun 1.pdf', 'first', false],
    ['b.pdf', 'second', false],
  ]);
  expect(bytes.readUInt32LE(14)).toBe(crc32('first'));
});
