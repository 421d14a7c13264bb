import { searchWordsOf } from '@sjaj/domain';
import { IntList } from '../int-list.ts';
import type { Slices } from '../slices.ts';
import { FIELD_BITS } from './fields.ts';
import { Spellings } from './spellings.ts';
import { Vocabulary } from './vocabulary.ts';

const SPACE = 0x20;
const NO_BREAK_SPACE = 0xa0;

/** Which words stand in which cards, and where. */
export class Postings {
  readonly words = new Vocabulary();
  /** By word: slot and mask of fields in one number, slots ascending. */
  readonly #lists: IntList[] = [];
  readonly #spellings = new Spellings((spelling) => this.#wordsOf(spelling));
  readonly #names = new Map<string, ReadonlySet<number>>();

  /** Notes the words of a text of a card, its first one as `ofFirst`. Cards come one after the other, each with a higher slot. */
  add(slot: number, text: string, field: number, ofFirst = field): void {
    let start = 0;
    let mask = ofFirst;
    for (let at = 0; at <= text.length; at += 1) {
      const code = at === text.length ? SPACE : text.charCodeAt(at);
      if (code > SPACE && code !== NO_BREAK_SPACE) continue;
      if (at > start) {
        for (const word of this.#spellings.of(text, start, at)) this.#note(word, slot, mask);
        mask = field;
      }
      start = at + 1;
    }
  }

  /** The same for a name that many cards share, such as a brand's or a category's. */
  addName(slot: number, name: string, field: number): void {
    const words = this.#names.get(name) ?? new Set(name.split(/\s+/).flatMap((spelling) => this.#wordsOf(spelling)));
    this.#names.set(name, words);
    for (const word of words) this.#note(word, slot, field);
  }

  /** Makes ready to search. The spellings are let go: they hold on to the texts that they were cut out of. */
  *sealing(): Slices<void> {
    this.#spellings.clear();
    yield* this.words.sealing();
  }

  /** Slot and mask of every card that holds the word: `entry >> FIELD_BITS` and the bits below. */
  of(word: number): IntList | undefined {
    return this.#lists[word];
  }

  #note(word: number, slot: number, mask: number): void {
    const list = (this.#lists[word] ??= new IntList(2));
    const last = list.length - 1;
    const entry = list.at(last);
    if (last >= 0 && entry >> FIELD_BITS === slot) list.set(last, entry | mask);
    else list.push((slot << FIELD_BITS) | mask);
  }

  readonly #wordsOf = (spelling: string): readonly number[] =>
    searchWordsOf(spelling).flatMap(({ stem, variant }) =>
      variant === undefined ? [this.words.idFor(stem)] : [this.words.idFor(stem), this.words.idFor(variant)],
    );
}
