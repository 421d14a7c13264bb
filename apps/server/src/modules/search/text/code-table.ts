import type { Slices } from '../slices.ts';

/** A code and the slots of its cards. */
export interface FoundCode {
  readonly code: string;
  readonly slots: readonly number[];
}

const SEPARATOR = '\n';
/** So many codes are written before others get a turn. */
const CODES = 2_000;

/**
 * Sorted codes in one piece of memory, which takes a fifth of what as many strings in a map would, and is the text that parts of
 * codes are looked for in.
 */
export class CodeTable {
  /** The codes, each between separators. */
  #text = Buffer.from(SEPARATOR);
  /** Where the code of each place begins, and where one more would. */
  #starts = new Int32Array(1);
  /** The slot of each place; below 0 the number of a list of them, and 1. */
  #slots = new Int32Array(0);
  readonly #lists: (readonly number[])[] = [];

  /** Takes the codes, which must be in the order of their characters, each once. */
  *filling(codes: readonly string[], slotsOf: (code: string) => readonly number[]): Slices<void> {
    const pieces: Buffer[] = [this.#text];
    this.#starts = new Int32Array(codes.length + 1);
    this.#slots = new Int32Array(codes.length);
    this.#starts[0] = SEPARATOR.length;
    for (let first = 0; first < codes.length; first += CODES) {
      const some = codes.slice(first, first + CODES);
      some.forEach((code, index) => {
        const place = first + index;
        this.#starts[place + 1] = (this.#starts[place] ?? 0) + Buffer.byteLength(code) + SEPARATOR.length;
        const [slot = 0, ...more] = slotsOf(code);
        this.#slots[place] = more.length === 0 ? slot : -this.#lists.push([slot, ...more]);
      });
      pieces.push(Buffer.from(some.join(SEPARATOR) + SEPARATOR));
      yield;
    }
    this.#text = Buffer.concat(pieces);
  }

  /** The cards with exactly this code. */
  exact(code: string): readonly number[] {
    const place = this.#placeOf(code);
    return this.#codeAt(place) === code ? this.#slotsAt(place) : [];
  }

  /** The first codes that begin so, at most `limit`. */
  beginningWith(start: string, limit: number): FoundCode[] {
    const found: FoundCode[] = [];
    for (let place = this.#placeOf(start); found.length < limit; place += 1) {
      const code = this.#codeAt(place);
      if (code === undefined || !code.startsWith(start)) break;
      found.push({ code, slots: this.#slotsAt(place) });
    }
    return found;
  }

  /** The first codes that hold it anywhere, at most `limit`. */
  containing(part: string, limit: number): FoundCode[] {
    const found: FoundCode[] = [];
    let at = this.#text.indexOf(part);
    while (at !== -1 && found.length < limit) {
      const place = this.#first((other) => (this.#starts[other + 1] ?? 0) > at);
      found.push({ code: this.#codeAt(place) ?? '', slots: this.#slotsAt(place) });
      at = this.#text.indexOf(part, this.#starts[place + 1]);
    }
    return found;
  }

  #placeOf(code: string): number {
    return this.#first((place) => (this.#codeAt(place) ?? '') >= code);
  }

  /** The first place of which something is true that is true of all behind it; the number of places where of none. */
  #first(isSo: (place: number) => boolean): number {
    let low = 0;
    let high = this.#slots.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isSo(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #codeAt(place: number): string | undefined {
    if (place >= this.#slots.length) return undefined;
    return this.#text.toString('utf8', this.#starts[place], (this.#starts[place + 1] ?? 0) - SEPARATOR.length);
  }

  #slotsAt(place: number): readonly number[] {
    const slot = this.#slots[place] ?? 0;
    return slot >= 0 ? [slot] : (this.#lists[-slot - 1] ?? []);
  }
}
