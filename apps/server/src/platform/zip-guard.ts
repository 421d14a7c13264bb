import { inflateRawSync } from 'node:zlib';

const MOST_ENTRIES = 1_000;
const END_OF_DIRECTORY = 0x06_05_4b_50;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const STORED = 0;

/**
 * Unpacks every entry up to a limit in bytes, so that a small file that unpacks to gigabytes is refused before it is
 * read. RangeError for such a file, and for what is no zip.
 */
export function proveSmall(bytes: Buffer, mostUnpacked: number): void {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || bytes.readUInt32LE(end) !== END_OF_DIRECTORY) throw new RangeError('no zip');
  const entries = bytes.readUInt16LE(end + 10);
  if (entries > MOST_ENTRIES) throw new RangeError('too many entries');
  let at = bytes.readUInt32LE(end + 16);
  let left = mostUnpacked;
  for (let entry = 0; entry < entries; entry += 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new RangeError('a broken zip');
    left -= unpackedSize(bytes, at, left);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

function unpackedSize(bytes: Buffer, at: number, most: number): number {
  const packed = bytes.readUInt32LE(at + 20);
  const header = bytes.readUInt32LE(at + 42);
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  if (bytes.readUInt16LE(at + 10) === STORED) return packed;
  if (most <= 0) throw new RangeError('unpacks to too much');
  return inflateRawSync(bytes.subarray(start, start + packed), { maxOutputLength: most }).length;
}
