import type { SearchWord } from '@sjaj/domain';
import { FIELD_POINTS, SURENESS } from './fields.ts';
import { Gathering } from './gathering.ts';
import { type Hits, inAll, THOUSANDTHS } from './hits.ts';
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

/** What the masks of fields are worth, by how sure a word is; in thousandths. */
const worths = new Map<number, Int32Array>();

function worthOf(sureness: number): Int32Array {
  const worth =
    worths.get(sureness) ?? Int32Array.from(FIELD_POINTS, (points) => Math.round(points * sureness * THOUSANDTHS));
  worths.set(sureness, worth);
  return worth;
}

const MOST_BEGINNINGS = 400;
const BEGINNING_FROM = 2;
const FIRST_LETTERS = 3;
const ALIKE_FROM = 3;
const KIN_FROM = 5;
const KIN_SHARE = 2 / 3;
const FIGURES_ONLY = /^\d+$/;

/** The first letters of a word say little, though they may be a word as well: `ruk…` means gloves as much as hands. */
function surenessOf({ word }: SearchWord, mode: WordMode, isOpen: boolean): number {
  if (mode === 'synonym') return SURENESS.synonym;
  return isOpen && word.length <= FIRST_LETTERS ? SURENESS.beginning : SURENESS.exact;
}

export interface Taker {
  readonly gathering: Gathering;
  /** How many cards there are. */
  readonly slots: number;
}

/** Finds the cards in which the words of a query stand. */
export class WordFinder {
  readonly #postings: Postings;
  /** Of the words of a phrase, one after the other. */
  readonly #ofWord = new Gathering();

  constructor(postings: Postings) {
    this.#postings = postings;
  }

  /** Takes each card that holds all words of the phrase; points are those of its words on average. */
  phrase(phrase: Phrase, manner: Manner, { gathering, slots }: Taker): void {
    const [first] = phrase;
    if (phrase.length === 1 && first) return this.#word(first, manner, gathering);
    const words = phrase.map((word, index): Hits => {
      this.#ofWord.begin(slots);
      this.#word(word, { ...manner, isOpen: manner.isOpen && index === phrase.length - 1 }, this.#ofWord);
      return this.#ofWord.end(() => true);
    });
    const held = inAll(words);
    held.slots.forEach((slot, place) => gathering.take(slot, Math.round((held.points[place] ?? 0) / phrase.length)));
  }

  #word(word: SearchWord, { mode, isOpen }: Manner, gathering: Gathering): void {
    for (const { id, sureness } of this.#candidates(word, mode, isOpen)) {
      const list = this.#postings.of(id);
      if (list) gathering.takeList(list, worthOf(sureness));
    }
  }

  #candidates(word: SearchWord, mode: WordMode, isOpen: boolean): readonly FoundWord[] {
    if (mode === 'alike') return this.#alike(word);
    const exact = this.#exact(word, surenessOf(word, mode, isOpen));
    if (mode === 'loose') return [...exact, ...this.#beginnings(word), ...this.#slips(word)];
    if (mode === 'synonym' || (exact.length > 0 && !isOpen)) return exact;
    const found = [...exact, ...this.#beginnings(word)];
    if (found.length > 0) return found;
    const slips = this.#slips(word);
    return slips.length > 0 ? slips : this.#kin(word);
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

  /** What a word is made of, or made into: `bazenska` and `bazen`. Most of its letters are the same. */
  #kin(word: SearchWord): FoundWord[] {
    return this.#beginningLike(word, Math.max(KIN_FROM, Math.ceil(word.stem.length * KIN_SHARE)));
  }

  /** Whatever begins like it. */
  #alike(word: SearchWord): FoundWord[] {
    return this.#beginningLike(word, ALIKE_FROM);
  }

  /** Shortens the word, to `fewest` letters at most, until something begins like it. */
  #beginningLike({ stem }: SearchWord, fewest: number): FoundWord[] {
    for (let length = stem.length - 1; length >= fewest; length -= 1) {
      const found = this.#postings.words.beginningWith(stem.slice(0, length), MOST_BEGINNINGS);
      if (found.length > 0) return found.map((id) => ({ id, sureness: SURENESS.similar }));
    }
    return [];
  }
}
