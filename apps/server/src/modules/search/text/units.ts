import { Remembered } from '../remembered.ts';
import type { ArticleCodes } from './article-codes.ts';
import { CODE_POINTS } from './fields.ts';
import { Gathering } from './gathering.ts';
import { type Hits, telling, type TellingHits, THOUSANDTHS } from './hits.ts';
import type { Unit } from './query.ts';
import type { Phrase } from './synonyms.ts';
import type { WordFinder, WordMode } from './word-finder.ts';

/** The living cards in which something that is asked for stands. */
export interface UnitHits extends TellingHits {
  /** Of this unit in this manner. */
  readonly key: string;
}

/** Codes that a part of one may bring. */
export const MOST_CODES = 500;
/** So many hits, in all lists together. */
const MOST = 4_000_000;
const FIXED_WEIGHT = 50;

/** Finds single words, and remembers where they stand: buyers' searches are made of few of them. */
export class Units {
  readonly #finder: WordFinder;
  readonly #codes: ArticleCodes;
  readonly #isAlive: (slot: number) => boolean;
  readonly #gathering = new Gathering();
  readonly #kept = new Remembered<UnitHits>({
    most: MOST,
    weightOf: ({ slots, plain }) => slots.length + plain.slots.length + FIXED_WEIGHT,
  });

  constructor(finder: WordFinder, codes: ArticleCodes, isAlive: (slot: number) => boolean) {
    this.#finder = finder;
    this.#codes = codes;
    this.#isAlive = isAlive;
  }

  /** `version`: what was remembered of another one is forgotten; `slots`: how many cards there are. */
  of(unit: Unit, mode: WordMode, { version, slots }: { version: number; slots: number }): UnitHits {
    const key = `${mode} ${unit.isOpen} ${unit.code ?? ''} ${textOf(unit.typed)}`;
    return this.#kept.get(key, version, () => ({ key, ...telling(this.#find(unit, mode, slots)) }));
  }

  #find(unit: Unit, mode: WordMode, slots: number): Hits {
    const gathering = this.#gathering;
    gathering.begin(slots);
    const taker = { gathering, slots };
    this.#finder.phrase(unit.typed, { mode, isOpen: unit.isOpen }, taker);
    for (const other of unit.others) this.#finder.phrase(other, { mode: 'synonym', isOpen: false }, taker);
    if (unit.code !== null) {
      const take = (slot: number, points: number): void => gathering.take(slot, points * THOUSANDTHS);
      for (const slot of this.#codes.beginningWith(unit.code, MOST_CODES)) take(slot, CODE_POINTS.beginning);
      for (const slot of this.#codes.exact(unit.code)) take(slot, CODE_POINTS.exact);
    }
    return gathering.end(this.#isAlive);
  }
}

const textOf = (phrase: Phrase): string =>
  phrase.map(({ word, stem, variant }) => `${word}/${stem}/${variant ?? ''}`).join(' ');
