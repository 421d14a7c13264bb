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
  const { count, offset } = endOfZip(bytes);
  if (count > MOST_ENTRIES) throw new RangeError('too many entries');
  const entries = new Map<string, ZipEntry>();
  for (const listed of listedEntries(bytes.subarray(offset), count)) {
    const entry = entryOf(bytes, listed);
    if (entry) entries.set(listed.name, entry);
  }
  return entries;
}

/** What the end of a zip says of its directory. RangeError for what is no zip. */
export function endOfZip(tail: Buffer): { readonly count: number; readonly bytes: number; readonly offset: number } {
  const end = tail.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0) throw new RangeError('no zip');
  return {
    count: tail.readUInt16LE(end + 10),
    bytes: tail.readUInt32LE(end + 12),
    offset: tail.readUInt32LE(end + 16),
  };
}

/** An entry as the directory of a zip lists it. */
export interface ListedEntry {
  readonly name: string;
  readonly packing: 'stored' | 'deflated' | 'unknown';
  readonly isEncrypted: boolean;
  readonly isLink: boolean;
  /** Bytes packed and unpacked, as the zip says. */
  readonly packed: number;
  readonly size: number;
  /** Where its own head begins in the file. */
  readonly header: number;
}

const ENCRYPTED = 1;
/** Unix file types, in the upper half of the attributes. */
const FILE_TYPE = 0o170000;
const LINK = 0o120000;

/** The entries of a directory, one after the other. RangeError where it is broken. */
export function* listedEntries(directory: Buffer, count: number): Generator<ListedEntry> {
  let at = 0;
  for (let place = 0; place < count; place += 1) {
    if (directory.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new RangeError('a broken zip');
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    if (nameEnd > directory.length) throw new RangeError('a broken zip');
    const method = directory.readUInt16LE(at + 10);
    yield {
      name: directory.toString('utf8', at + 46, nameEnd),
      packing: method === DEFLATED ? 'deflated' : method === STORED ? 'stored' : 'unknown',
      isEncrypted: (directory.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      isLink: ((directory.readUInt32LE(at + 38) >>> 16) & FILE_TYPE) === LINK,
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      header: directory.readUInt32LE(at + 42),
    };
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
}

/** Bytes of the head of an entry without its name. */
export const ENTRY_HEAD = 30;

/** How far behind the beginning of its head the content of an entry begins. */
export const contentOffset = (head: Buffer): number => ENTRY_HEAD + head.readUInt16LE(26) + head.readUInt16LE(28);

/** Undefined for an entry packed in a way that spreadsheets do not use. */
function entryOf(bytes: Buffer, { packing, packed, size, header }: ListedEntry): ZipEntry | undefined {
  const start = header + contentOffset(bytes.subarray(header));
  if (start + packed > bytes.length) throw new RangeError('a broken zip');
  if (packing === 'unknown') return undefined;
  return { data: bytes.subarray(start, start + packed), isDeflated: packing === 'deflated', size };
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
