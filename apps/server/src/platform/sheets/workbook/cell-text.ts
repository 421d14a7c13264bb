/** How much more of a text is collected than is kept, before it is trimmed and cut. */
const COLLECTED_FACTOR = 4;

/** Collects the text of one element, as far as it is kept. */
export class TextCollector {
  readonly #most: number;
  #text = '';

  constructor(cellLength: number) {
    this.#most = cellLength * COLLECTED_FACTOR;
  }

  add(part: string): void {
    if (this.#text.length < this.#most) this.#text += part.slice(0, this.#most - this.#text.length);
  }

  /** The collected text; the collector is empty afterwards. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}

/** A text as a database can keep it: escapes of the format resolved, trimmed, cut. */
export const cellText = (raw: string, cellLength: number): string =>
  unescaped(raw).trim().slice(0, cellLength).replaceAll('\0', '').toWellFormed();

/** `_x000D_` stands for what XML cannot hold (ECMA-376 Part 1, 22.9.2.19). */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    : text;

/** A copy that does not keep alive the larger text which it was cut from. */
export const detached = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
