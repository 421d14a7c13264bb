import type { Slices } from '../slices.ts';
import { ArticleCodes } from './article-codes.ts';
import { CODE_POINTS, FIELDS } from './fields.ts';
import { Matches } from './matches.ts';
import { Postings } from './postings.ts';
import { type ParsedQuery, parseQuery, type Unit } from './query.ts';
import type { Synonyms } from './synonyms.ts';
import { type Taker, type WordMode, WordFinder } from './word-finder.ts';

/** The texts of a card, by field; several languages and all members of a variation together. */
export interface CardText {
  readonly codes: readonly string[];
  readonly titles: readonly string[];
  readonly brands: readonly string[];
  readonly attributes: readonly string[];
  readonly descriptions: readonly string[];
}

export type Widened = 'none' | 'any_word' | 'similar';

export interface TextHits {
  readonly slots: Int32Array;
  /** Points by slot; good until the next search. */
  readonly points: Float64Array;
  readonly widened: Widened;
}

const MOST_CODES = 500;
const BEGINNING_FROM = 2;

/** Finds cards by words and codes. */
export class TextIndex {
  readonly #postings = new Postings();
  readonly #codes = new ArticleCodes();
  readonly #finder = new WordFinder(this.#postings);
  readonly #matches = new Matches();
  /** Of a second try, so that the first one's are still there where it fails. */
  readonly #looseMatches = new Matches();
  #synonyms: Synonyms;
  readonly #isAlive: (slot: number) => boolean;

  constructor(synonyms: Synonyms, isAlive: (slot: number) => boolean) {
    this.#synonyms = synonyms;
    this.#isAlive = isAlive;
  }

  /** From now on these words mean the same. */
  useSynonyms(synonyms: Synonyms): void {
    this.#synonyms = synonyms;
  }

  /** Notes the texts of a card; each has a higher slot than the one before. */
  add(slot: number, text: CardText): void {
    for (const code of text.codes) this.#codes.add(slot, code);
    for (const title of text.titles) this.#postings.add(slot, title, FIELDS.TITLE);
    for (const brand of text.brands) this.#postings.addName(slot, brand, FIELDS.BRAND);
    for (const attribute of text.attributes) this.#postings.addName(slot, attribute, FIELDS.ATTRIBUTES);
    for (const description of text.descriptions) this.#postings.add(slot, description, FIELDS.DESCRIPTION);
  }

  /** Makes ready to search. What is added later is found as well. */
  *sealing(): Slices<void> {
    yield* this.#postings.sealing();
    yield* this.#codes.sealing();
  }

  /** Full search: what holds all words; else all but for slips; else any of them; else what is most alike. */
  search(text: string, slots: number): TextHits {
    const query = parseQuery(text, this.#synonyms, false);
    const matches = this.#collect(query, 'whole', slots);
    const all = this.#hits(matches, query.units.length, 'none');
    if (all.slots.length > 0) return all;
    if (query.units.length > 1) {
      const loose = this.#collect(query, 'loose', slots, this.#looseMatches);
      const found = this.#hits(loose, query.units.length, 'none');
      if (found.slots.length > 0) return found;
    }
    const any = this.#hits(matches, 1, 'any_word');
    if (any.slots.length > 0) return any;
    return this.#hits(this.#collect(query, 'alike', slots), 1, 'similar');
  }

  /** What holds all words of a text that is still being typed. */
  suggest(text: string, slots: number): TextHits {
    const query = parseQuery(text, this.#synonyms, true);
    return this.#hits(this.#collect(query, 'whole', slots), query.units.length, 'none');
  }

  #hits(matches: Matches, units: number, widened: Widened): TextHits {
    return { slots: matches.withUnits(units, this.#isAlive), points: matches.points, widened };
  }

  #collect({ units, code }: ParsedQuery, mode: WordMode, slots: number, matches = this.#matches): Matches {
    matches.begin(slots);
    units.forEach((unit) => {
      matches.beginUnit();
      this.#collectUnit(unit, mode, { matches, slots });
      matches.endUnit();
    });
    this.#collectCodes(code, units.length, matches);
    return matches;
  }

  #collectUnit(unit: Unit, mode: WordMode, taker: Taker): void {
    this.#finder.phrase(unit.typed, { mode, isOpen: unit.isOpen }, taker);
    for (const other of unit.others) this.#finder.phrase(other, { mode: 'synonym', isOpen: false }, taker);
    if (unit.code === null) return;
    const { matches } = taker;
    for (const slot of this.#codes.beginningWith(unit.code, MOST_CODES)) matches.take(slot, CODE_POINTS.beginning);
    for (const slot of this.#codes.exact(unit.code)) matches.take(slot, CODE_POINTS.exact);
  }

  /** The whole text as one code stands for all its words. */
  #collectCodes(code: string, units: number, matches: Matches): void {
    if (code.length < BEGINNING_FROM) return;
    const kinds = [
      [this.#codes.containing(code, MOST_CODES), CODE_POINTS.part],
      [this.#codes.beginningWith(code, MOST_CODES), CODE_POINTS.beginning],
      [this.#codes.exact(code), CODE_POINTS.exact],
    ] as const;
    for (const [slots, points] of kinds) for (const slot of slots) matches.takeWhole(slot, points, units);
  }
}
