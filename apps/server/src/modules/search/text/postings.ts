import { searchWordsOf } from '@sjaj/domain';
import { IntList } from '../int-list.ts';
import type { Slices } from '../slices.ts';
import { FIELD_BITS } from './fields.ts';
import { Spellings } from './spellings.ts';
import { Vocabulary } from './vocabulary.ts';

const SPACE = 0x20;
const NO_BREAK_SPACE = 0xa0;
/** So many texts that cards share are remembered with their words. */
const MOST_SHARED = 2_000;

/** Which words stand in which cards, and where. */
export class Postings {
  readonly words = new Vocabulary();
  /** By word: slot and mask of fields in one number, slots ascending. */
  readonly #lists: IntList[] = [];
  readonly #spellings = new Spellings((spelling) => this.#wordsOf(spelling));
  readonly #shared = new Map<string, readonly number[]>();

  /** Notes the words of a text of a card, its first one as `ofFirst`. Cards come one after the other, each with a higher slot. */
  add(slot: number, text: string, field: number, ofFirst = field): void {
    let mask = ofFirst;
    this.#eachSpelling(text, (words) => {
      for (const word of words) this.#note(word, slot, mask);
      mask = field;
    });
  }

  /** The same for a text that many cards share: the name of a brand or a category, one description for all sizes. */
  addShared(slot: number, text: string, field: number): void {
    for (const word of this.#shared.get(text) ?? this.#share(text)) this.#note(word, slot, field);
  }

  /** Makes ready to search, and lets go of what holds on to texts. */
  *sealing(): Slices<void> {
    this.#spellings.clear();
    this.#shared.clear();
    for (const list of this.#lists) {
      list.trim();
      yield;
    }
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

  #share(text: string): readonly number[] {
    const words = new Set<number>();
    this.#eachSpelling(text, (spelled) => spelled.forEach((word) => words.add(word)));
    if (this.#shared.size >= MOST_SHARED) this.#shared.clear();
    const all = [...words];
    this.#shared.set(text, all);
    return all;
  }

  #eachSpelling(text: string, take: (words: readonly number[]) => void): void {
    let start = 0;
    for (let at = 0; at <= text.length; at += 1) {
      const code = at === text.length ? SPACE : text.charCodeAt(at);
      if (code > SPACE && code !== NO_BREAK_SPACE) continue;
      if (at > start) take(this.#spellings.of(text, start, at));
      start = at + 1;
    }
  }

  readonly #wordsOf = (spelling: string): readonly number[] =>
    searchWordsOf(spelling).flatMap(({ stem, variant }) =>
      variant === undefined ? [this.words.idFor(stem)] : [this.words.idFor(stem), this.words.idFor(variant)],
    );
}
