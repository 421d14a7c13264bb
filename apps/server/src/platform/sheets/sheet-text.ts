const LITTLE_ENDIAN = 'fffe';
const BIG_ENDIAN = 'feff';

const markOf = (bytes: Buffer): string => bytes.subarray(0, 2).toString('hex');

/** Whether the text says of itself that it is UTF-16, which is what spreadsheets call "Unicode text". */
export const isUtf16 = (bytes: Buffer): boolean => [LITTLE_ENDIAN, BIG_ENDIAN].includes(markOf(bytes));

/** Spreadsheets write text in UTF-8, in UTF-16 with a mark, or in the code page of Central Europe. */
export function textOf(bytes: Buffer): string {
  if (isUtf16(bytes)) return new TextDecoder(markOf(bytes) === BIG_ENDIAN ? 'utf-16be' : 'utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
