import type { FileType } from '@sjaj/contract';
import { PICTURE_TYPES } from '@sjaj/contract';

/** What the type of a file is told by. The name only chooses between formats that look alike. */
interface FileContent {
  /** The first bytes, up to `HEAD_BYTES`. */
  readonly head: Buffer;
  /** The last bytes, up to `TAIL_BYTES`: the directory of a ZIP archive. */
  readonly tail: Buffer;
  readonly extension: string;
}

export const HEAD_BYTES = 65_536;
export const TAIL_BYTES = 262_144;

const EXTENSIONS: Readonly<Record<FileType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/zip': 'zip',
  'text/plain': 'txt',
  'text/csv': 'csv',
};

export const extensionOf = (type: FileType): string => EXTENSIONS[type];
export const isPicture = (type: FileType): boolean => PICTURE_TYPES.some((one) => one === type);

const startsWith = (head: Buffer, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, index) => head[at + index] === byte);
const hasText = (bytes: Buffer, text: string, at: number): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

type Signature = readonly [type: FileType, isType: (head: Buffer) => boolean];

const SIGNATURES: readonly Signature[] = [
  ['image/jpeg', (head) => startsWith(head, [0xff, 0xd8, 0xff])],
  ['image/png', (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/webp', (head) => hasText(head, 'RIFF', 0) && hasText(head, 'WEBP', 8)],
  ['image/avif', (head) => hasText(head, 'ftypavi', 4)],
  ['image/gif', (head) => hasText(head, 'GIF87a', 0) || hasText(head, 'GIF89a', 0)],
  ['application/pdf', (head) => /^%PDF-[12]\.\d/.test(head.subarray(0, 8).toString('latin1'))],
];

const ZIP = [0x50, 0x4b, 0x03, 0x04] as const;
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06] as const;
/** Word, Excel and PowerPoint before 2007; which of them, only the name says. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] as const;
const COMPOUND_TYPES = new Map<string, FileType>([
  ['doc', 'application/msword'],
  ['xls', 'application/vnd.ms-excel'],
  ['ppt', 'application/vnd.ms-powerpoint'],
]);
const TEXT_TYPES = new Map<string, FileType>([
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
]);

/** The type of a file by its content; null for what is not taken at all. */
export function detectFileType({ head, tail, extension }: FileContent): FileType | null {
  const found = SIGNATURES.find(([, isType]) => isType(head));
  if (found) return found[0];
  if (startsWith(head, ZIP) || startsWith(head, EMPTY_ZIP)) return typeOfArchive(head, tail, extension);
  if (startsWith(head, COMPOUND)) return COMPOUND_TYPES.get(extension) ?? null;
  return isText(head) ? (TEXT_TYPES.get(extension) ?? null) : null;
}

const OFFICE_FOLDERS: readonly (readonly [folder: string, type: FileType])[] = [
  ['word/', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
];
const MACROS = /vbaProject\.bin$/i;
const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument.';
const OPEN_DOCUMENT_AT = 30;

/** Office files are ZIP archives. One with macros is refused; an archive with any other name stays an archive. */
function typeOfArchive(head: Buffer, tail: Buffer, extension: string): FileType | null {
  const names = entryNames(tail);
  if (names === null || names.some((name) => MACROS.test(name))) return null;
  if (hasText(head, `${OPEN_DOCUMENT}text`, OPEN_DOCUMENT_AT)) return 'application/vnd.oasis.opendocument.text';
  if (hasText(head, `${OPEN_DOCUMENT}spreadsheet`, OPEN_DOCUMENT_AT))
    return 'application/vnd.oasis.opendocument.spreadsheet';
  const office =
    names.includes('[Content_Types].xml') &&
    OFFICE_FOLDERS.find(([folder]) => names.some((name) => name.startsWith(folder)));
  if (office) return office[1];
  // Programs and web pages are archives as well; only what is called an archive is one.
  return extension === 'zip' ? 'application/zip' : null;
}

const END_SIGNATURE = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;

/** The names in the directory at the end of an archive, as far as the tail holds it; null where there is none. */
function entryNames(tail: Buffer): readonly string[] | null {
  const end = tail.lastIndexOf(END_SIGNATURE);
  if (end === -1 || end + END_BYTES > tail.length) return null;
  const size = tail.readUInt32LE(end + 12);
  const names: string[] = [];
  let at = Math.max(0, end - size);
  // A directory that is longer than the tail begins in the middle of an entry.
  if (end - size < 0) at = tail.indexOf('PK\u0001\u0002', 0, 'latin1');
  while (at >= 0 && at + ENTRY_BYTES <= end && tail.readUInt32LE(at) === ENTRY_SIGNATURE) {
    const nameEnd = at + ENTRY_BYTES + tail.readUInt16LE(at + 28);
    names.push(tail.subarray(at + ENTRY_BYTES, nameEnd).toString('utf8'));
    at = nameEnd + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  return names;
}

const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0c, 0x0d]);
const FIRST_PRINTABLE = 0x20;
const DELETE = 0x7f;

/** Also text in windows-1250, which spreadsheets of the region still write. */
const isText = (head: Buffer): boolean =>
  head.every((byte) => (byte >= FIRST_PRINTABLE && byte !== DELETE) || TEXT_CONTROLS.has(byte));
