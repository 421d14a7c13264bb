// Control characters, in classes: what no text may hold, and what a name (title, code, file name) may not hold either.
const CONTROL = /[\u0000-\u001F\u007F-\u009F]/;
const CONTROL_BUT_BREAKS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/;
const INVISIBLE = /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069\u2028\u2029]/;

/** Whether the database can keep the text as it is: no U+0000, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Whether a text of one line (name, title, code, file name) is free of control characters, bidirectional overrides and
 * zero-width characters, which would let one name pass for another.
 */
export const isCleanLine = (text: string): boolean => isStorable(text) && !CONTROL.test(text) && !INVISIBLE.test(text);

/** Whether a long text (note, comment, description) is free of control characters other than line break and tab. */
export const isCleanText = (text: string): boolean => isStorable(text) && !CONTROL_BUT_BREAKS.test(text);

/** Overrides, embeddings and isolates: they change the order in which what follows them is shown. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/** The text in the order in which it is read: a note cannot turn round what a page or mail shows beside it. */
export const withoutDirections = (text: string): string => text.replaceAll(DIRECTION, '');

/** One spelling for each letter (NFC), no space at the ends, single spaces inside. */
export const normaliseLine = (text: string): string => text.normalize('NFC').trim().split(/\s+/).join(' ');

/** One spelling for each letter (NFC), no space at the ends, `\n` as the only line break. */
export const normaliseText = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n').trim();

/** The length as people count it, in code points. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
