import { inflateRawSync } from 'node:zlib';
import { MOST_QUICK_LINES, type QuickLine, quickLineOfCells, quickLinesOf } from '@sjaj/domain';
import { readSheet } from 'read-excel-file/node';
import type { Upload } from '../../platform/handlers.ts';
import { Problem } from '../../platform/problem.ts';

const MIB = 1_024 * 1_024;
const MOST_BYTES = 2 * MIB;
const MOST_ENTRIES = 1_000;
const MOST_UNPACKED = 30 * MIB;

/**
 * The lines of a dropped CSV or XLSX file, numbered anew from 1. 413 for a file that is too large, 400 for one of another
 * kind or without lines.
 */
export async function linesOfFile({ name, bytes }: Upload): Promise<readonly QuickLine[]> {
  if (bytes.length > MOST_BYTES) throw new Problem('files.too_large', 413, { facts: { size: MOST_BYTES / MIB } });
  const isSheet = /\.xlsx$/i.test(name) && bytes.subarray(0, 2).toString('latin1') === 'PK';
  if (!isSheet && !(/\.(csv|txt)$/i.test(name) && !bytes.includes(0)))
    throw new Problem('files.type_not_allowed', 400, { facts: { types: 'CSV, XLSX' } });
  const lines = isSheet ? await linesOfSheet(bytes) : quickLinesOf(decoded(bytes));
  if (lines.length === 0) throw new Problem('cart.sheet_unreadable', 400);
  return lines.slice(0, MOST_QUICK_LINES).map((line, index) => ({ ...line, line: index + 1 }));
}

/** Spreadsheets write CSV in UTF-8 or in the code page of Central Europe. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

async function linesOfSheet(bytes: Buffer): Promise<QuickLine[]> {
  try {
    proveSmall(bytes);
    const rows = await readSheet(bytes);
    const lines = rows.flatMap((cells, index) => quickLineOfCells(cells.map(written), index + 1) ?? []);
    const [first] = lines;
    return first && first.quantity === null && !/\d/.test(first.code) ? lines.slice(1) : lines;
  } catch {
    throw new Problem('cart.sheet_unreadable', 400);
  }
}

const written = (cell: unknown): string => (cell === null || cell === undefined ? '' : String(cell));

const END_OF_DIRECTORY = 0x06_05_4b_50;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const STORED = 0;

/** Unpacks every entry up to a limit, so that a small file that unpacks to gigabytes is refused before it is read. */
function proveSmall(bytes: Buffer): void {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || bytes.readUInt32LE(end) !== END_OF_DIRECTORY) throw new RangeError('no zip');
  const entries = bytes.readUInt16LE(end + 10);
  if (entries > MOST_ENTRIES) throw new RangeError('too many entries');
  let at = bytes.readUInt32LE(end + 16);
  let left = MOST_UNPACKED;
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
