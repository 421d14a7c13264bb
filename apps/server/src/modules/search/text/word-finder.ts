import type { SearchWord } from '@sjaj/domain';
import { FIELD_BITS, FIELD_POINTS, SURENESS } from './fields.ts';
import type { Postings } from './postings.ts';
import type { Phrase } from './synonyms.ts';

/**
 * `whole`: as typed, else as a beginning, else with a slip. `loose`: in all of these ways at once. `synonym`: as it is.
 * `alike`: whatever begins like it.
 */
export type WordMode = 'whole' | 'loose' | 'synonym' | 'alike';

interface Manner {
  readonly mode: WordMode;
  /** The last word may be a beginning though it is a whole word as well. */
  readonly isOpen: boolean;
}

interface FoundWord {
  readonly id: number;
  readonly sureness: number;
}

type Take = (slot: number, points: number) => void;

const MOST_BEGINNINGS = 400;
const BEGINNING_FROM = 2;
const ALIKE_FROM = 3;
const FIGURES_ONLY = /^\d+$/;

/** Finds the cards in which the words of a query stand. */
export class WordFinder {
  readonly #postings: Postings;

  constructor(postings: Postings) {
    this.#postings = postings;
  }

  /** Hands over each card that holds all words of the phrase; points are those of its words on average. */
  phrase(phrase: Phrase, manner: Manner, take: Take): void {
    const [first] = phrase;
    if (phrase.length === 1 && first) return this.#word(first, manner, take);
    const sums = new Map<number, { words: number; points: number }>();
    phrase.forEach((word, index) => {
      const best = new Map<number, number>();
      const isLast = index === phrase.length - 1;
      this.#word(word, { ...manner, isOpen: manner.isOpen && isLast }, (slot, points) => {
        if (points > (best.get(slot) ?? 0)) best.set(slot, points);
      });
      for (const [slot, points] of best) {
        const sum = sums.get(slot);
        if (sum) sums.set(slot, { words: sum.words + 1, points: sum.points + points });
        else if (index === 0) sums.set(slot, { words: 1, points });
      }
    });
    for (const [slot, { words, points }] of sums) if (words === phrase.length) take(slot, points / words);
  }

  #word(word: SearchWord, { mode, isOpen }: Manner, take: Take): void {
    for (const { id, sureness } of this.#candidates(word, mode, isOpen)) {
      const list = this.#postings.of(id);
      if (!list) continue;
      const { items, length } = list;
      for (let at = 0; at < length; at += 1) {
        const entry = items[at] ?? 0;
        take(entry >> FIELD_BITS, (FIELD_POINTS[entry & ((1 << FIELD_BITS) - 1)] ?? 0) * sureness);
      }
    }
  }

  #candidates(word: SearchWord, mode: WordMode, isOpen: boolean): readonly FoundWord[] {
    if (mode === 'alike') return this.#alike(word);
    const exact = this.#exact(word, mode === 'synonym' ? SURENESS.synonym : SURENESS.exact);
    if (mode === 'loose') return [...exact, ...this.#beginnings(word), ...this.#slips(word)];
    if (mode === 'synonym' || (exact.length > 0 && !isOpen)) return exact;
    const found = [...exact, ...this.#beginnings(word)];
    return found.length > 0 ? found : this.#slips(word);
  }

  #exact({ stem, variant }: SearchWord, sureness: number): FoundWord[] {
    const words = this.#postings.words;
    const found: FoundWord[] = [];
    const id = words.find(stem);
    if (id !== undefined) found.push({ id, sureness });
    const other = variant === undefined ? undefined : words.find(variant);
    if (other !== undefined && other !== id) found.push({ id: other, sureness: sureness * SURENESS.variant });
    return found;
  }

  #beginnings({ word, stem }: SearchWord): FoundWord[] {
    if (word.length < BEGINNING_FROM || FIGURES_ONLY.test(word)) return [];
    const typed = this.#postings.words.beginningWith(word, MOST_BEGINNINGS);
    const found = typed.length > 0 ? typed : this.#postings.words.beginningWith(stem, MOST_BEGINNINGS);
    return found.map((id) => ({ id, sureness: SURENESS.beginning }));
  }

  #slips({ word, stem }: SearchWord): FoundWord[] {
    const near = this.#postings.words.near(stem);
    const found = near.length > 0 ? near : this.#postings.words.near(word);
    return found.map((id) => ({ id, sureness: SURENESS.slip }));
  }

  /** Shortens the word until something begins like it. */
  #alike({ stem }: SearchWord): FoundWord[] {
    for (let length = stem.length - 1; length >= ALIKE_FROM; length -= 1) {
      const found = this.#postings.words.beginningWith(stem.slice(0, length), MOST_BEGINNINGS);
      if (found.length > 0) return found.map((id) => ({ id, sureness: SURENESS.similar }));
    }
    return [];
  }
}
