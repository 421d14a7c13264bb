import { Remembered } from '../remembered.ts';
import type { Slices } from '../slices.ts';
import { ArticleCodes } from './article-codes.ts';
import { CODE_POINTS, FIELDS } from './fields.ts';
import { type Hits, inAll, joined, PER_UNIT, pointsAt, type TellingHits, THOUSANDTHS } from './hits.ts';
import { inAny } from './in-any.ts';
import { Postings } from './postings.ts';
import { type ParsedQuery, parseQuery } from './query.ts';
import type { Synonyms } from './synonyms.ts';
import { MOST_CODES, type UnitHits, Units } from './units.ts';
import { type WordMode, WordFinder } from './word-finder.ts';

/** The texts of a card, by field; several languages and all members of a variation together. */
export interface CardText {
  readonly codes: readonly string[];
  readonly titles: readonly string[];
  /** They end with what the thing is, where others begin with it: `Vacuum cleaner bags`. */
  readonly englishTitles: readonly string[];
  readonly brands: readonly string[];
  readonly attributes: readonly string[];
  readonly descriptions: readonly string[];
}

export type Widened = 'none' | 'any_word' | 'similar';

/** Living cards that a text finds, with their points; of this key and no others. */
export interface TextPart {
  readonly key: string;
  readonly list: { readonly items: Int32Array; readonly length: number };
  readonly points: Int32Array;
}

export interface TextHits {
  /** Lists that share no card. */
  readonly parts: readonly TextPart[];
  readonly widened: Widened;
}

/** What the hits are of: while it stays the same, no card has come or gone. */
interface State {
  readonly version: number;
  readonly slots: number;
}

/** With so many hits in title, brand or attributes, those where a word stands in the description only are left out. */
const ENOUGH = 5;
const BEGINNING_FROM = 2;
/** So many hits are kept, in the answers to all texts together. */
const MOST = 4_000_000;
const FIXED_WEIGHT = 50;

const countOf = ({ parts }: TextHits): number => parts.reduce((all, { list }) => all + list.length, 0);

/** Finds cards by words and codes. */
export class TextIndex {
  readonly #postings = new Postings();
  readonly #codes = new ArticleCodes();
  readonly #units: Units;
  readonly #found = new Remembered<TextHits>({ most: MOST, weightOf: (hits) => countOf(hits) + FIXED_WEIGHT });
  readonly #isAlive: (slot: number) => boolean;
  #synonyms: Synonyms;

  constructor(synonyms: Synonyms, isAlive: (slot: number) => boolean) {
    this.#synonyms = synonyms;
    this.#isAlive = isAlive;
    this.#units = new Units(new WordFinder(this.#postings), this.#codes, isAlive);
  }

  /** From now on these words mean the same. */
  useSynonyms(synonyms: Synonyms): void {
    this.#synonyms = synonyms;
  }

  /** Notes the texts of a card; each has a higher slot than the one before. */
  add(slot: number, text: CardText): void {
    for (const code of text.codes) this.#codes.add(slot, code);
    const ofFirst = FIELDS.TITLE | FIELDS.TITLE_START;
    for (const title of text.titles) this.#postings.add(slot, title, FIELDS.TITLE, ofFirst);
    for (const title of text.englishTitles) this.#postings.add(slot, title, FIELDS.TITLE);
    for (const brand of text.brands) this.#postings.addShared(slot, brand, FIELDS.BRAND);
    for (const attribute of text.attributes) this.#postings.addShared(slot, attribute, FIELDS.ATTRIBUTES);
    for (const description of text.descriptions) this.#postings.addShared(slot, description, FIELDS.DESCRIPTION);
  }

  /** Makes ready to search. What is added later is found as well. */
  *sealing(): Slices<void> {
    yield* this.#postings.sealing();
    yield* this.#codes.sealing();
  }

  /** Full search: what holds all words; else all but for slips; else any of them; else what is most alike. */
  search(text: string, state: State): TextHits {
    return this.#found.get(text, state.version, () => this.#search(text, state));
  }

  #search(text: string, state: State): TextHits {
    const query = parseQuery(text, this.#synonyms, false);
    const whole = this.#unitsOf(query, 'whole', state);
    const all = this.#holdingAll(query, whole);
    if (all.length > 0) return { parts: all, widened: 'none' };
    if (whole.length > 1) {
      const loose = this.#holdingAll(query, this.#unitsOf(query, 'loose', state));
      if (loose.length > 0) return { parts: loose, widened: 'none' };
    }
    const any = this.#holdingAny(whole, state);
    if (any.length > 0) return { parts: any, widened: 'any_word' };
    return { parts: this.#holdingAny(this.#unitsOf(query, 'alike', state), state), widened: 'similar' };
  }

  /** What holds all words of a text that is still being typed; else all but for slips; else all but the last word. */
  suggest(text: string, state: State): TextHits {
    const query = parseQuery(text, this.#synonyms, true);
    const whole = this.#unitsOf(query, 'whole', state);
    const all = this.#holdingAll(query, whole);
    if (all.length > 0 || whole.length < 2) return { parts: all, widened: 'none' };
    const loose = this.#holdingAll(query, this.#unitsOf(query, 'loose', state));
    if (loose.length > 0) return { parts: loose, widened: 'none' };
    return { parts: this.#holdingAll(query, whole.slice(0, -1)), widened: 'none' };
  }

  #unitsOf({ units }: ParsedQuery, mode: WordMode, state: State): UnitHits[] {
    return units.map((unit) => this.#units.of(unit, mode, state));
  }

  #holdingAll({ code }: ParsedQuery, units: readonly UnitHits[]): TextPart[] {
    const byCode = this.#byCode(code, units);
    const codes = byCode.slots.length;
    const [only] = units;
    if (only && units.length === 1 && codes === 0) return partsOf(only.key, onlyIfFew(only));
    const held = only && units.length === 1 ? only : inAll(units);
    const named = codes + countWithout(held.plain, byCode);
    const key = `all ${code} ${units.map((unit) => unit.key).join(' + ')}`;
    const fitting = named >= ENOUGH ? held.plain : held;
    const hits = codes === 0 ? fitting : joined(fitting, byCode);
    return partsOf(key, hits.slots.length > 0 && named === 0 ? withNamed(hits, units) : hits);
  }

  /** Any of the words, where no card holds all of them: what two words find needs not be put together. */
  #holdingAny(units: readonly UnitHits[], state: State): TextPart[] {
    if (units.length > 2 || units.some(({ key }) => key.startsWith('alike'))) {
      const key = `any ${units.map((unit) => unit.key).join(' + ')}`;
      return partsOf(key, onlyIfFew(inAny(units, state.slots)));
    }
    const isEnough = units.reduce((all, { plain }) => all + plain.slots.length, 0) >= ENOUGH;
    const telling = isEnough && units.length > 1 ? mostTelling(units) : undefined;
    return units.flatMap((unit) =>
      unit === telling
        ? partsOf(`telling ${unit.key}`, lifted(unit.plain))
        : partsOf(`${unit.key} ${isEnough}`, isEnough ? unit.plain : unit),
    );
  }

  /** The whole text as one code stands for all its words. */
  #byCode(code: string, units: readonly UnitHits[]): Hits {
    const points = new Map<number, number>();
    if (code.length >= BEGINNING_FROM) {
      const kinds = [
        [this.#codes.containing(code, MOST_CODES), CODE_POINTS.part],
        [this.#codes.beginningWith(code, MOST_CODES), CODE_POINTS.beginning],
        [this.#codes.exact(code), CODE_POINTS.exact],
      ] as const;
      for (const [slots, worth] of kinds) {
        for (const slot of slots) {
          const before = points.get(slot) ?? Math.max(THOUSANDTHS, sumAt(units, slot));
          points.set(slot, before + worth * THOUSANDTHS);
        }
      }
    }
    const slots = Int32Array.from([...points.keys()].filter(this.#isAlive)).sort();
    return { slots, points: slots.map((slot) => points.get(slot) ?? 0) };
  }
}

const sumAt = (units: readonly UnitHits[], slot: number): number =>
  units.reduce((sum, unit) => sum + pointsAt(unit, slot), 0);

/** How many of the hits are not among the others. */
function countWithout(hits: Hits, others: Hits): number {
  let shared = 0;
  for (const slot of others.slots) if (pointsAt(hits, slot) > 0) shared += 1;
  return hits.slots.length - shared;
}

/** What the fewest cards are named by. */
const mostTelling = (units: readonly UnitHits[]): UnitHits | undefined =>
  units.filter(({ plain }) => plain.slots.length > 0).sort((a, b) => a.plain.slots.length - b.plain.slots.length)[0];

/** The same hits, before all that are found by a word less. */
const lifted = ({ slots, points }: Hits): Hits => ({ slots, points: points.map((worth) => worth + PER_UNIT) });

/**
 * Where descriptions alone bring all words together: what is named by the first word, if that is the most telling one and
 * none of the hits is, comes before them. `crijevo za usisivač` are hoses, not vacuum cleaners that come with one.
 */
function withNamed(hits: Hits, units: readonly UnitHits[]): Hits {
  const [first] = units;
  if (!first || mostTelling(units) !== first) return hits;
  const isNamed = hits.slots.some((slot) => pointsAt(first.plain, slot) > 0);
  return isNamed ? hits : joined(hits, lifted(first.plain));
}

/** Without those that stand in a description only where there are enough others. */
const onlyIfFew = ({ slots, points, plain }: TellingHits): Hits =>
  plain.slots.length >= ENOUGH ? plain : { slots, points };

const partsOf = (key: string, { slots, points }: Hits): TextPart[] =>
  slots.length === 0 ? [] : [{ key, list: { items: slots, length: slots.length }, points }];
