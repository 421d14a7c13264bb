import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { type ZipPart, zipOf, zipPart } from '../../../../test/workbook.ts';
import { unpack, zipEntries } from './zip-entries.ts';

const MIB = 1_024 * 1_024;
const zeros = (length: number): Buffer => Buffer.alloc(length);

async function unpacked(bytes: Buffer, left: number): Promise<Record<string, number>> {
  const budget = { left };
  const sizes: Record<string, number> = {};
  for (const [name, entry] of zipEntries(bytes)) {
    sizes[name] = (await buffer(Readable.from(unpack(entry, budget)))).length;
  }
  return sizes;
}

it('unpacks what was packed', async () => {
  const bytes = zipOf([zipPart('a.xml', '<a/>'), zipPart('b.xml', 'č'.repeat(100_000))]);
  expect(await unpacked(bytes, MIB)).toEqual({ 'a.xml': 4, 'b.xml': 200_000 });
});

it('refuses what unpacks to more than the budget, by itself or together', async () => {
  const half = zipPart('a', zeros(MIB / 2));
  expect(await unpacked(zipOf([half, { ...half, name: 'b' }]), MIB)).toEqual({ a: MIB / 2, b: MIB / 2 });
  await expect(unpacked(zipOf([zipPart('a', zeros(MIB + 1))]), MIB)).rejects.toThrow(RangeError);
  const three = zipOf([half, { ...half, name: 'b' }, zipPart('c', 'c')]);
  await expect(unpacked(three, MIB)).rejects.toThrow(RangeError);
});

it('refuses what unpacks to more than a hundred times its size', async () => {
  await expect(unpacked(zipOf([zipPart('a', zeros(20 * MIB))]), 100 * MIB)).rejects.toThrow(RangeError);
});

it('refuses at once what says so, and in the end what does not', async () => {
  const honest = zipOf([zipPart('a', zeros(20 * MIB))]);
  const liar = Buffer.from(honest);
  liar.writeUInt32LE(4, liar.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24);
  for (const [bytes, left] of [
    [honest, 100 * MIB],
    [liar, 99 * MIB],
  ] as const) {
    const budget = { left: 100 * MIB };
    const entry = [...zipEntries(bytes).values()][0];
    if (!entry) throw new Error('no entry');
    await expect(buffer(Readable.from(unpack(entry, budget)))).rejects.toThrow(RangeError);
    expect(budget.left).toBeLessThanOrEqual(left);
    expect(budget.left).toBeGreaterThan(95 * MIB);
  }
});

it('does not unpack entries that are not read', () => {
  const bytes = zipOf([zipPart('xl/media/1.png', zeros(50 * MIB)), zipPart('a.xml', '<a/>')]);
  expect([...zipEntries(bytes).keys()]).toEqual(['xl/media/1.png', 'a.xml']);
});

it('knows only what the directory lists', () => {
  const bomb: ZipPart = { ...zipPart('xl/worksheets/sheet1.xml', zeros(MIB)), isHidden: true };
  expect([...zipEntries(zipOf([bomb, zipPart('a.xml', '<a/>')])).keys()]).toEqual(['a.xml']);
});

it('refuses what is no zip, or says what is not so', () => {
  const zip = zipOf([zipPart('a.xml', '<a/>')]);
  const broken = [
    Buffer.alloc(0),
    Buffer.from('PK\u0005\u0006'),
    zip.subarray(10),
    zip.subarray(0, -10),
    zipOf([zipPart('a.xml', '<a/>')], 2),
    zipOf([zipPart('a.xml', '<a/>')], 65_535),
  ];
  for (const bytes of broken) expect(() => zipEntries(bytes)).toThrow();
});
