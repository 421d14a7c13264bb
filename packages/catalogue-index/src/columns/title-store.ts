import { type Content, type Language, LANGUAGES } from '@sjaj/domain';
import { IntList } from './int-list.ts';

/** log2 of the docs whose titles share one buffer. */
const PAGE_BITS = 12;
const PAGE = 1 << PAGE_BITS;
const FIRST_BYTES = 4_096;
const GROWTH = 1.5;
/** Header of each text: its length in bytes, and a bit for each language with this text. */
const HEAD_BYTES = 4;
const LANGUAGE_BITS = 8;
const LANGUAGES_MASK = (1 << LANGUAGE_BITS) - 1;

interface Entry {
  readonly text: string;
  languages: number;
}

/**
 * Titles by doc id, in buffers of some thousand docs each: objects take three times the memory, and a single buffer would be copied
 * whole when it grows. A text that is the same in several languages is stored once.
 */
export class TitleStore {
  /** Full pages are exactly as long as their content. */
  readonly #pages: Buffer[] = [];
  #page = Buffer.alloc(0);
  #length = 0;
  /** Where in its page the titles of each doc end. */
  readonly #ends = new IntList(1_024);

  /** Stores the titles of the next doc. */
  add(texts: Content): void {
    if (this.#ends.length % PAGE === 0) this.#openPage();
    for (const { text, languages } of entriesOf(texts)) {
      const length = Buffer.byteLength(text);
      this.#reserve(HEAD_BYTES + length);
      this.#page.writeUInt32LE(((length << LANGUAGE_BITS) | languages) >>> 0, this.#length);
      this.#page.write(text, this.#length + HEAD_BYTES);
      this.#length += HEAD_BYTES + length;
    }
    this.#ends.push(this.#length);
  }

  /** The titles of a doc in these languages, as far as there are any. */
  at(docId: number, languages: readonly Language[]): Content {
    const found: Record<string, string> = {};
    const page = this.#pages[docId >> PAGE_BITS] ?? this.#page;
    const end = this.#ends.at(docId);
    for (let at = docId % PAGE === 0 ? 0 : this.#ends.at(docId - 1); at < end;) {
      const head = page.readUInt32LE(at);
      const start = at + HEAD_BYTES;
      at = start + (head >>> LANGUAGE_BITS);
      const wanted = languages.filter((language) => (head & LANGUAGES_MASK & bitOf(language)) !== 0);
      if (wanted.length === 0) continue;
      const text = page.toString('utf8', start, at);
      for (const language of wanted) found[language] = text;
    }
    return found;
  }

  /** Closes the full page and opens the next one. */
  #openPage(): void {
    if (this.#ends.length > 0) {
      this.#move(this.#length);
      this.#pages.push(this.#page);
    }
    this.#page = Buffer.alloc(FIRST_BYTES);
    this.#length = 0;
  }

  #reserve(more: number): void {
    if (this.#length + more > this.#page.length) this.#move(Math.ceil((this.#length + more) * GROWTH));
  }

  #move(capacity: number): void {
    const page = Buffer.alloc(capacity);
    this.#page.copy(page, 0, 0, this.#length);
    this.#page = page;
  }
}

const bitOf = (language: Language): number => 1 << LANGUAGES.indexOf(language);

function entriesOf(texts: Content): Entry[] {
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
