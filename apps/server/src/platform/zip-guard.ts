import { crc32, inflateRawSync } from 'node:zlib';

const MOST_ENTRIES = 1_000;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const END_OF_DIRECTORY = 0x06_05_4b_50;
const LOCAL_ENTRY = 0x04_03_4b_50;
const STORED = 0;
const DEFLATED = 8;
/** What sheets are read from; pictures and the like are left where they are. */
const PARTS = /\.(?:xml|rels)$/i;

interface Entry {
  readonly name: Buffer;
  readonly data: Buffer;
}

/**
 * The XML parts of a zip, packed anew and plainly: stored, one after the other, nothing before, between or behind them. A
 * reader that goes through the file finds what the directory lists and nothing else, so that no part that the directory
 * does not know unpacks to gigabytes behind its back. RangeError for what is no zip, or unpacks to more than a limit in bytes.
 */
export function repacked(bytes: Buffer, mostUnpacked: number): Buffer {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new RangeError('no zip');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new RangeError('too many entries');
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  let left = mostUnpacked;
  for (let place = 0; place < count; place += 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new RangeError('a broken zip');
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const name = bytes.subarray(at + 46, nameEnd);
    if (PARTS.test(name.toString('latin1'))) {
      const data = unpacked(bytes, at, left);
      left -= data.length;
      entries.push({ name, data });
    }
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return packed(entries);
}

function unpacked(bytes: Buffer, at: number, most: number): Buffer {
  const method = bytes.readUInt16LE(at + 10);
  const size = bytes.readUInt32LE(at + 20);
  const header = bytes.readUInt32LE(at + 42);
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  if (start + size > bytes.length) throw new RangeError('a broken zip');
  if (size > 0 && most <= 0) throw new RangeError('unpacks to too much');
  const data = bytes.subarray(start, start + size);
  if (method === DEFLATED) return inflateRawSync(data, { maxOutputLength: Math.max(most, 1) });
  if (method !== STORED || size > most) throw new RangeError('unpacks to too much');
  return data;
}

function packed(entries: readonly Entry[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const facts = factsOf(name, data);
    const head = Buffer.concat([uint32(LOCAL_ENTRY), facts, name]);
    local.push(head, data);
    directory.push(uint32(DIRECTORY_ENTRY), Buffer.from([20, 0]), facts, Buffer.alloc(10), uint32(offset), name);
    offset += head.length + data.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, listed, end]);
}

/** What the head of an entry and its line in the directory have in common: version 2.0, names in UTF-8, stored. */
function factsOf(name: Buffer, data: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(0x0800, 2);
  facts.writeUInt16LE(STORED, 4);
  facts.writeUInt32LE(crc32(data), 10);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(data.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
