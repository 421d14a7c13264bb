import { deflateRawSync } from 'node:zlib';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { repacked } from './zip-guard.ts';

const LIMIT = 1_000_000;

interface Part {
  readonly name: string;
  readonly data: Buffer;
  /** Left out of the directory: only who goes through the file meets it. */
  readonly isHidden?: true;
}

const numbers = (...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    values.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );

/** A zip as anybody may write one; how many entries its end says is whatever is said. */
function aZip(parts: readonly Part[], said = parts.filter(({ isHidden }) => !isHidden).length): Buffer {
  const local: Buffer[] = [];
  const listed: Buffer[] = [];
  let offset = 0;
  for (const { name, data, isHidden } of parts) {
    const packed = deflateRawSync(data);
    // prettier-ignore
    const facts = numbers([2, 20], [2, 0], [2, 8], [4, 0], [4, 0], [4, packed.length], [4, data.length], [2, name.length], [2, 0]);
    const head = Buffer.concat([numbers([4, 0x04_03_4b_50]), facts, Buffer.from(name)]);
    local.push(head, packed);
    if (!isHidden) {
      const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
      listed.push(numbers([4, 0x02_01_4b_50], [2, 20]), facts, rest, Buffer.from(name));
    }
    offset += head.length + packed.length;
  }
  const directory = Buffer.concat(listed);
  const end = numbers([4, 0x06_05_4b_50], [4, 0], [2, said], [2, said], [4, directory.length], [4, offset], [2, 0]);
  return Buffer.concat([...local, directory, end]);
}

const zeros = (length: number): Buffer => Buffer.alloc(length);
const part = (name: string, data: Buffer | string): Part => ({ name, data: Buffer.from(data) });

it('leaves a sheet as it was', async () => {
  const cells = [
    ['Šifra', 'Količina'],
    ['QA-1', 4],
  ];
  const xlsx = await writeXlsxFile(cells.map((row) => row.map((value) => ({ value })))).toBuffer();
  expect(await readSheet(repacked(xlsx, LIMIT))).toEqual(cells);
});

it('refuses what unpacks to more than the limit, by itself or together', () => {
  const half = zeros(LIMIT / 2);
  expect(repacked(aZip([part('a.xml', half), part('b.xml', half)]), LIMIT).length).toBeGreaterThan(LIMIT);
  expect(() => repacked(aZip([part('a.xml', zeros(LIMIT + 1))]), LIMIT)).toThrow(RangeError);
  const three = aZip([part('a.xml', half), part('b.xml', half), part('c.xml', zeros(1))]);
  expect(() => repacked(three, LIMIT)).toThrow(RangeError);
});

it('takes nothing along that the directory does not list, however large it would be', () => {
  const bomb: Part = { ...part('xl/worksheets/sheet1.xml', zeros(50 * LIMIT)), isHidden: true };
  const honest = part('a.xml', '<a/>');
  expect(repacked(aZip([bomb, honest]), LIMIT)).toEqual(repacked(aZip([honest]), LIMIT));
});

it('leaves pictures and other parts out', () => {
  const plain = repacked(aZip([part('a.xml', '<a/>')]), LIMIT);
  expect(repacked(aZip([part('a.xml', '<a/>'), part('xl/media/1.png', zeros(5 * LIMIT))]), LIMIT)).toEqual(plain);
});

it('refuses what is no zip, or says what is not so', () => {
  const zip = aZip([part('a.xml', '<a/>')]);
  const broken = [
    Buffer.alloc(0),
    Buffer.from('PK\u0005\u0006'),
    zip.subarray(10),
    zip.subarray(0, -10),
    aZip([part('a.xml', '<a/>')], 2),
    aZip([part('a.xml', '<a/>')], 65_535),
  ];
  for (const bytes of broken) expect(() => repacked(bytes, LIMIT)).toThrow();
});
