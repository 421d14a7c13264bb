import { parentPort } from 'node:worker_threads';
import { Zip, ZipDeflate } from 'fflate';
import type { SheetColumn, SheetRow } from './sheet.ts';
import { beginSheet, fixedParts, SHEET_END } from './workbook/written-parts.ts';
import { cellsXml, headXml, MOST_SHEET_ROWS } from './workbook/written-rows.ts';

/**
 * Writes sheets as XLSX in a thread. Each message is answered, so that the sender of rows waits for those before: what is in memory, besides
 * the packed file, does not grow with them.
 */

/** In this order: all sheets; for each, its rows in any number of messages, then its end; the end of all. */
export type WritingMessage =
  | { readonly sheets: readonly WrittenSheet[]; readonly mostBytes: number }
  | { readonly rows: readonly SheetRow[] }
  | { readonly isSheetEnd: true }
  | { readonly isEnd: true };

/** `file` answers the end; `isTooLarge` may answer any message, and nothing is written after it. */
export interface WritingTold {
  readonly file?: Uint8Array<ArrayBuffer>;
  readonly isTooLarge?: true;
}

interface WrittenSheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
}

/** How much a file may unpack to, of its own largest size. */
const UNPACKED_FACTOR = 8;

let workbook: Workbook | undefined;

parentPort?.on('message', (message: WritingMessage) => {
  if ('sheets' in message) workbook = openWorkbook(message.sheets, message.mostBytes);
  else if ('rows' in message) workbook?.write(message.rows);
  else if ('isSheetEnd' in message) workbook?.endSheet();
  if (workbook?.isTooLarge()) return parentPort?.postMessage({ isTooLarge: true } satisfies WritingTold);
  if (!('isEnd' in message)) return parentPort?.postMessage({} satisfies WritingTold);
  const file = workbook?.end() ?? new Uint8Array();
  workbook = undefined;
  return parentPort?.postMessage({ file } satisfies WritingTold, [file.buffer]);
});

type Workbook = ReturnType<typeof openWorkbook>;

function openWorkbook(sheets: readonly WrittenSheet[], mostBytes: number) {
  const chunks: Uint8Array[] = [];
  let packed = 0;
  let unpacked = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
    packed += chunk.length;
  });
  function add(part: ZipDeflate, xml: string, isEnd = false): void {
    const bytes = Buffer.from(xml);
    unpacked += bytes.length;
    part.push(bytes, isEnd);
  }
  function begin(path: string): ZipDeflate {
    const part = new ZipDeflate(path);
    zip.add(part);
    return part;
  }

  let index = 0;
  let rows = 0;
  let mostRows = 0;
  let columns: readonly SheetColumn[] = [];
  let part: ZipDeflate | undefined;
  function beginNext(): void {
    const sheet = sheets[index];
    if (!sheet) return;
    ({ columns } = sheet);
    const [path, xml] = beginSheet(index, columns);
    part = begin(path);
    add(part, xml + headXml(columns));
    rows = 1;
  }

  for (const [path, xml] of fixedParts(sheets.map(({ name }) => name))) add(begin(path), xml, true);
  beginNext();
  return {
    write(written: readonly SheetRow[]): void {
      if (part) add(part, written.map((row) => cellsXml((rows += 1), row, columns)).join(''));
      mostRows = Math.max(mostRows, rows);
    },
    endSheet(): void {
      if (part) add(part, SHEET_END, true);
      index += 1;
      beginNext();
    },
    isTooLarge: () => packed > mostBytes || unpacked > mostBytes * UNPACKED_FACTOR || mostRows > MOST_SHEET_ROWS,
    end(): Uint8Array<ArrayBuffer> {
      zip.end();
      return Uint8Array.from(Buffer.concat(chunks));
    },
  };
}
