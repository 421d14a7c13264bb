import { LONGEST_CELL } from './limits.ts';

/** What is collected of a text before it is trimmed and cut. */
const MOST_COLLECTED = LONGEST_CELL * 4;

/** Collects the text of one element, as far as it is kept. */
export class TextCollector {
  #text = '';

  add(part: string): void {
    if (this.#text.length < MOST_COLLECTED) this.#text += part.slice(0, MOST_COLLECTED - this.#text.length);
  }

  /** The collected text; the collector is empty afterwards. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}

/** A text as a database can keep it: escapes of the format resolved, trimmed, cut. */
export const cellText = (raw: string): string =>
  unescaped(raw).trim().slice(0, LONGEST_CELL).replaceAll('\0', '').toWellFormed();

/** `_x000D_` stands for what XML cannot hold (ECMA-376 Part 1, 22.9.2.19). */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    : text;

/** A copy that does not keep alive the larger text which it was cut from. */
export const detached = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
