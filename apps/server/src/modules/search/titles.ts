import { type Content, LANGUAGES } from '@sjaj/domain';
import { IntList } from './int-list.ts';
import type { Texts } from './texts.ts';

const GROWTH = 1.5;
/** Before each text: its length in bytes, and below it the languages that read so. */
const HEAD_BYTES = 4;
const LANGUAGE_BITS = 8;
const LANGUAGES_MASK = (1 << LANGUAGE_BITS) - 1;

interface Entry {
  readonly text: string;
  languages: number;
}

/** Titles by slot in one piece of memory; what reads the same in several languages stands there once. */
export class Titles {
  #bytes = Buffer.alloc(4_096);
  #length = 0;
  /** The titles of slot n stand from `starts[n]` up to `starts[n + 1]`. */
  readonly #starts = new IntList(1_024);

  constructor() {
    this.#starts.push(0);
  }

  /** Puts in the titles of the next slot. */
  add(texts: Texts): void {
    for (const { text, languages } of entriesOf(texts)) {
      const length = Buffer.byteLength(text);
      this.#reserve(HEAD_BYTES + length);
      this.#bytes.writeUInt32LE(((length << LANGUAGE_BITS) | languages) >>> 0, this.#length);
      this.#bytes.write(text, this.#length + HEAD_BYTES);
      this.#length += HEAD_BYTES + length;
    }
    this.#starts.push(this.#length);
  }

  /** The titles of a slot, as far as they are written in one of these languages. */
  at(slot: number, languages: readonly (typeof LANGUAGES)[number][]): Content {
    const found: Record<string, string> = {};
    const end = this.#starts.at(slot + 1);
    for (let at = this.#starts.at(slot); at < end;) {
      const head = this.#bytes.readUInt32LE(at);
      const start = at + HEAD_BYTES;
      at = start + (head >>> LANGUAGE_BITS);
      const wanted = languages.filter((language) => (head & LANGUAGES_MASK & bitOf(language)) !== 0);
      if (wanted.length === 0) continue;
      const text = this.#bytes.toString('utf8', start, at);
      for (const language of wanted) found[language] = text;
    }
    return found;
  }

  /** Gives back the memory that is not used. */
  trim(): void {
    this.#move(this.#length);
    this.#starts.trim();
  }

  #reserve(more: number): void {
    if (this.#length + more > this.#bytes.length) this.#move(Math.ceil((this.#length + more) * GROWTH));
  }

  #move(capacity: number): void {
    const bytes = Buffer.alloc(capacity);
    this.#bytes.copy(bytes, 0, 0, this.#length);
    this.#bytes = bytes;
  }
}

const bitOf = (language: (typeof LANGUAGES)[number]): number => 1 << LANGUAGES.indexOf(language);

function entriesOf(texts: Texts): Entry[] {
  const entries: Entry[] = [];
  for (const language of LANGUAGES) {
    const text = texts[language];
    if (!text) continue;
    const known = entries.find((entry) => entry.text === text);
    if (known) known.languages |= bitOf(language);
    else entries.push({ text, languages: bitOf(language) });
  }
  return entries;
}
