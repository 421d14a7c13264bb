import { createInflateRaw } from 'node:zlib';

const MOST_ENTRIES = 1_000;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const STORED = 0;
const DEFLATED = 8;
/** Spreadsheets unpack to ten or twenty times their size; small parts may exceed the ratio. */
const MOST_RATIO = 100;
const RATIO_FREE = 1_024 * 1_024;
const CHUNK = 64 * 1_024;

/** Counts down the bytes that the entries of one file may unpack to together. */
export interface UnpackBudget {
  left: number;
}

export interface ZipEntry {
  /** Still packed. */
  readonly data: Buffer;
  readonly isDeflated: boolean;
  /** Bytes unpacked, as the zip says. */
  readonly size: number;
}

/**
 * The entries of a zip by name, as its directory lists them: what the directory does not list does not exist. Nothing is
 * unpacked yet. RangeError for what is no zip or has too many entries.
 */
export function zipEntries(bytes: Buffer): ReadonlyMap<string, ZipEntry> {
  const end = bytes.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0) throw new RangeError('no zip');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new RangeError('too many entries');
  const entries = new Map<string, ZipEntry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let place = 0; place < count; place += 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new RangeError('a broken zip');
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    if (nameEnd > bytes.length) throw new RangeError('a broken zip');
    const entry = entryAt(bytes, at);
    if (entry) entries.set(bytes.toString('utf8', at + 46, nameEnd), entry);
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Undefined for an entry packed in a way that spreadsheets do not use. */
function entryAt(bytes: Buffer, at: number): ZipEntry | undefined {
  const method = bytes.readUInt16LE(at + 10);
  const packed = bytes.readUInt32LE(at + 20);
  const size = bytes.readUInt32LE(at + 24);
  const header = bytes.readUInt32LE(at + 42);
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  if (start + packed > bytes.length) throw new RangeError('a broken zip');
  if (method !== DEFLATED && method !== STORED) return undefined;
  return { data: bytes.subarray(start, start + packed), isDeflated: method === DEFLATED, size };
}

/**
 * Unpacks an entry piece by piece. RangeError where it says that it exceeds the budget or the ratio, and as soon as it does,
 * whatever it says.
 */
export async function* unpack({ data, isDeflated, size }: ZipEntry, budget: UnpackBudget): AsyncGenerator<Buffer> {
  const most = data.length * MOST_RATIO + RATIO_FREE;
  if (size > budget.left || size > most) throw new RangeError('unpacks to too much');
  let unpacked = 0;
  for await (const chunk of isDeflated ? inflate(data) : [data]) {
    unpacked += chunk.length;
    budget.left -= chunk.length;
    if (budget.left < 0 || unpacked > most) throw new RangeError('unpacks to too much');
    yield chunk;
  }
}

function inflate(data: Buffer): AsyncIterable<Buffer> {
  const stream = createInflateRaw({ chunkSize: CHUNK });
  stream.end(data);
  return stream;
}
