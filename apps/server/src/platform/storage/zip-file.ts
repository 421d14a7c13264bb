import type { FileHandle } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import {
  contentOffset,
  endOfZip,
  ENTRY_HEAD,
  type ListedEntry,
  listedEntries,
  unpack,
  type UnpackBudget,
} from '../sheets/workbook/zip-entries.ts';

/** The end of a zip with the longest comment that it may have. */
const LONGEST_END = 65_557;
/** Bytes of the directory for each entry: names are shorter, and comments are not needed. */
const ENTRY_BYTES = 1_024;

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer: bytes, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return bytes.subarray(0, bytesRead);
}

/** How many entries a zip on the disk says that it has. RangeError for what is no zip. */
export async function openZip(file: FileHandle) {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - LONGEST_END), Math.min(size, LONGEST_END));
  const end = endOfZip(tail);
  return {
    count: end.count,
    /** The entries as the directory lists them; nothing is unpacked. RangeError where it is broken. */
    list: async (): Promise<readonly ListedEntry[]> => {
      if (end.bytes > end.count * ENTRY_BYTES || end.offset + end.bytes > size) throw new RangeError('a broken zip');
      const entries = [...listedEntries(await readAt(file, end.offset, end.bytes), end.count)];
      // Entries that share their content unpack to more than the file could hold.
      if (entries.reduce((sum, { packed }) => sum + packed, 0) > size) throw new RangeError('a broken zip');
      return entries;
    },
    /**
     * The content of an entry, which `budget` pays for. RangeError for one that cannot be unpacked, or unpacks to more than `most` bytes.
     */
    read: async (entry: ListedEntry, most: number, budget: UnpackBudget): Promise<Buffer> => {
      const { packing, isEncrypted, packed, header } = entry;
      if (isEncrypted || packing === 'unknown' || packed > most) throw new RangeError('cannot be unpacked');
      const head = await readAt(file, header, ENTRY_HEAD);
      const data = await readAt(file, header + contentOffset(head), packed);
      if (data.length < packed) throw new RangeError('a broken zip');
      const allowed = Math.min(most, budget.left);
      const own = { left: allowed };
      try {
        return await buffer(Readable.from(unpack({ ...entry, data, isDeflated: packing === 'deflated' }, own)));
      } finally {
        budget.left -= allowed - own.left;
      }
    },
  };
}

export type OpenZip = Awaited<ReturnType<typeof openZip>>;
