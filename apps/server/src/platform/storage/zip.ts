import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { Readable } from 'node:stream';

interface ZipEntry {
  readonly name: string;
  readonly open: () => Promise<Readable>;
}

interface Written {
  readonly name: Buffer;
  readonly size: number;
  readonly checksum: number;
  readonly offset: number;
}

const VERSION = 20;
/** The name is UTF-8. */
const UTF8_NAMES = 0x0800;
/** 1 January 1980: the format has no value for an unknown time. */
const NO_DATE = 0x0021;

/**
 * A ZIP file of files that are compressed already, such as PDFs: they are stored as they are, one at a time, so that one file
 * is in memory whatever the archive holds. Archives above 4 GB are not written.
 */
export async function* zipChunks(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const bytes = await buffer(await entry.open());
    const one = { name: Buffer.from(entry.name), size: bytes.length, checksum: crc32(bytes), offset };
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), factsOf(one), one.name]);
    yield head;
    yield bytes;
    offset += head.length + bytes.length;
    written.push(one);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield endOf(written.length, directory.length, offset);
}

/** Version, flags, method, time, checksum, sizes and lengths, as both headers have them. */
function factsOf({ name, size, checksum }: Written): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(NO_DATE, 8);
  facts.writeUInt32LE(checksum, 10);
  facts.writeUInt32LE(size, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

function directoryEntry(one: Written): Buffer {
  const head = Buffer.alloc(6);
  head.write('PK\x01\x02', 'latin1');
  head.writeUInt16LE(VERSION, 4);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(one.offset, 10);
  return Buffer.concat([head, factsOf(one), tail, one.name]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
