import { codeReadings } from '@sjaj/domain';
import type { CooperativeTask } from '../building/cooperative.ts';
import type { GroupText } from '../building/group-text.ts';
import { ARRAY_OVERHEAD, bytesWithin, type CacheLimit, MB } from '../columns/cache-limit.ts';
import { VersionedCache } from '../columns/versioned-cache.ts';
import type { DocList } from '../facets/doc-lists.ts';
import type { WidenedSearch } from '../result.ts';
import { ArticleCodes } from './article-codes.ts';
import { CODE_POINTS, FIELDS } from './field-weights.ts';
import {
  type Hits,
  intersectHits,
  mergeHits,
  POINTS_PER_TERM,
  pointsAt,
  type RankedHits,
  THOUSANDTHS,
  uniteHits,
} from './hits.ts';
import { Postings } from './postings.ts';
import type { ParsedQuery } from './query.ts';
import { isMostlyKnown } from './query-context.ts';
import { QueryReader } from './query-reader.ts';
import type { Synonyms } from './synonyms.ts';
import { type IndexState, MAX_CODES, type TermHits, TermHitsCache } from './term-hits.ts';
import { TermMatcher } from './term-matcher.ts';

/** Docs that a text finds, with their scores. */
export interface HitList {
  /** Identifies the list until a group is added or removed. */
  readonly key: string;
  readonly list: DocList;
  readonly points: Int32Array;
}

export interface TextHits {
  /** Disjoint lists. */
  readonly lists: readonly HitList[];
  readonly widened: WidenedSearch;
}

/** From so many hits in titles, brands or names on, hits in descriptions only are left out. */
const ENOUGH_NAMED = 5;
const MIN_CODE_LENGTH = 2;
const HAS_DIGIT = /\d/;
/** A letter says nothing yet; more of them that no word begins with are the beginning of what is not sold: `toner hp`. */
const LONGEST_BEGINNING = 1;
const CACHED_RESULTS: CacheLimit = { bytes: 12 * MB, bytesPerDoc: 60 };
const KEY_BYTES = 300;

const bytesOf = ({ lists }: TextHits): number =>
  lists.reduce((all, { points }) => all + 2 * (points.byteLength + ARRAY_OVERHEAD) + KEY_BYTES, KEY_BYTES);

/** Finds docs by words and codes. */
export class TextIndex {
  readonly #postings = new Postings();
  readonly #codes = new ArticleCodes();
  readonly #reader: QueryReader;
  readonly #results = new VersionedCache<TextHits>({
    maxWeight: () => bytesWithin(CACHED_RESULTS, this.#docCount),
    weightOf: bytesOf,
  });
  readonly #isAlive: (docId: number) => boolean;
  #docCount = 0;

  constructor(synonyms: Synonyms, isAlive: (docId: number) => boolean) {
    this.#isAlive = isAlive;
    const matcher = new TermMatcher(this.#postings);
    this.#reader = new QueryReader(matcher, new TermHitsCache(matcher, this.#codes, isAlive), synonyms);
  }

  useSynonyms(synonyms: Synonyms): void {
    this.#reader.useSynonyms(synonyms);
  }

  /** Adds the texts of a doc. Doc ids have to ascend. */
  add(docId: number, text: GroupText): void {
    this.#docCount = docId + 1;
    for (const code of text.codes) this.#codes.add(docId, code);
    const firstMask = FIELDS.TITLE | FIELDS.TITLE_START;
    for (const title of text.titles) this.#postings.add(docId, title, FIELDS.TITLE, firstMask);
    for (const title of text.englishTitles) this.#postings.add(docId, title, FIELDS.TITLE);
    for (const brand of text.brands) this.#postings.addShared(docId, brand, FIELDS.BRAND);
    for (const name of text.names) this.#postings.addShared(docId, name, FIELDS.NAMES);
    for (const description of text.descriptions) this.#postings.addShared(docId, description, FIELDS.DESCRIPTION);
  }

  /** Makes the texts searchable. Texts that are added later are found as well. */
  *freeze(): CooperativeTask<void> {
    yield* this.#postings.freeze();
    yield* this.#codes.freeze();
  }

  /** A full search: docs with all words; else with all words or typos of them; else, if most words are known, with any word. */
  search(text: string, state: IndexState): TextHits {
    return this.#results.get(text, state.version, () => this.#search(text, state));
  }

  #search(text: string, state: IndexState): TextHits {
    const sent = this.#reader.readSent(text, state);
    const isNamed = intersectHits(this.#reader.hitsOf(sent, 'strict', state)).named.docIds.length > 0;
    const query = isNamed ? sent : this.#reader.readEssential(text, state);
    const strict = this.#reader.hitsOf(query, 'strict', state);
    const all = this.#orAlike(sent, () => this.#withAll(query, strict));
    if (all.length > 0) return { lists: all, widened: 'none' };
    if (strict.length > 1) {
      const similar = this.#reader.hitsOf(query, 'loose', state);
      const loose = intersectHits(similar).named.docIds.length === 0 ? [] : this.#withAll(query, similar);
      if (loose.length > 0) return { lists: loose, widened: 'none' };
    }
    const some = isMostlyKnown(query, strict) ? this.#withAny(strict, state) : this.#withoutBegun(query, strict);
    return { lists: some, widened: some.length > 0 ? 'any_word' : 'none' };
  }

  /** For a text that is still being typed: docs with all words; else with typos of them; else with all words but the last. */
  suggest(text: string, state: IndexState): TextHits {
    const query = this.#reader.readTyped(text);
    const strict = this.#reader.hitsOf(query, 'strict', state);
    const all = this.#orAlike(query, () => this.#withAll(query, strict));
    if (all.length > 0 || strict.length < 2) return { lists: all, widened: 'none' };
    const loose = this.#withAll(query, this.#reader.hitsOf(query, 'loose', state));
    if (loose.length > 0) return { lists: loose, widened: 'none' };
    return { lists: this.#withAll(query, strict.slice(0, -1)), widened: 'none' };
  }

  /** Docs with all words but a last one that has only been begun. */
  #withoutBegun(query: ParsedQuery, terms: readonly TermHits[]): HitList[] {
    const last = query.terms.at(-1);
    const isBegun = last?.isPrefix === true && last.typed.at(-1)?.word.length === LONGEST_BEGINNING;
    return isBegun && terms.length > 1 ? this.#withAll(query, terms.slice(0, -1)) : [];
  }

  /** The docs of the words. A code that none has is read for what it looks like: alone before its parts are words, else after. */
  #orAlike({ terms: [first, ...further], code }: ParsedQuery, ofWords: () => HitList[]): HitList[] {
    const isCode = further.length === 0 && first?.code != null;
    const alike = isCode ? this.#readAlike(code) : [];
    if (alike.length > 0) return alike;
    const all = ofWords();
    return all.length > 0 || isCode ? all : this.#readAlike(code);
  }

  #readAlike(code: string): HitList[] {
    if (!HAS_DIGIT.test(code)) return [];
    const read = codeReadings(code).flatMap((reading) => this.#codes.exact(reading));
    const docIds = Int32Array.from(new Set(read.filter(this.#isAlive))).sort();
    if (docIds.length === 0 || this.#codes.containing(code, 1).length > 0) return [];
    return listsOf(`alike ${code}`, { docIds, points: docIds.map(() => CODE_POINTS.exact * THOUSANDTHS) });
  }

  #withAll({ code }: ParsedQuery, terms: readonly TermHits[]): HitList[] {
    const byCode = this.#byCode(code, terms);
    const codes = byCode.docIds.length;
    const [only] = terms;
    if (only && terms.length === 1 && codes === 0) return listsOf(only.key, namedIfEnough(only));
    const all = only && terms.length === 1 ? only : intersectHits(terms);
    const named = codes + countWithout(all.named, byCode);
    const key = `all ${code} ${terms.map((term) => term.key).join(' + ')}`;
    const relevant = named >= ENOUGH_NAMED ? all.named : all;
    const hits = codes === 0 ? relevant : mergeHits(relevant, byCode);
    return listsOf(key, hits.docIds.length > 0 && named === 0 ? withRarestTerm(hits, terms) : hits);
  }

  /** For docs with any of the words. No doc has all of them, so the hits of two terms are disjoint and stay separate lists. */
  #withAny(terms: readonly TermHits[], state: IndexState): HitList[] {
    if (terms.length > 2) {
      const key = `any ${terms.map((term) => term.key).join(' + ')}`;
      return listsOf(key, namedIfEnough(uniteHits(terms, state.docCount)));
    }
    const isEnough = terms.reduce((all, { named }) => all + named.docIds.length, 0) >= ENOUGH_NAMED;
    const rarest = isEnough && terms.length > 1 ? rarestHeadOf(terms) : undefined;
    return terms.flatMap((term) =>
      term === rarest
        ? listsOf(`rarest ${term.key}`, promoted(term.named))
        : listsOf(`${term.key} ${isEnough}`, isEnough ? term.named : term),
    );
  }

  /** The docs that the whole text finds as one code, as if they had all its words. */
  #byCode(code: string, terms: readonly TermHits[]): Hits {
    const points = new Map<number, number>();
    if (code.length >= MIN_CODE_LENGTH) {
      const kinds = [
        [this.#codes.containing(code, MAX_CODES), CODE_POINTS.part],
        [this.#codes.withPrefix(code, MAX_CODES), CODE_POINTS.prefix],
        [this.#codes.exact(code), CODE_POINTS.exact],
      ] as const;
      for (const [docIds, worth] of kinds) {
        for (const docId of docIds) {
          const before = points.get(docId) ?? Math.max(THOUSANDTHS, sumAt(terms, docId));
          points.set(docId, before + worth * THOUSANDTHS);
        }
      }
    }
    const docIds = Int32Array.from([...points.keys()].filter(this.#isAlive)).sort();
    return { docIds, points: docIds.map((docId) => points.get(docId) ?? 0) };
  }
}

const sumAt = (terms: readonly TermHits[], docId: number): number =>
  terms.reduce((sum, term) => sum + pointsAt(term, docId), 0);

/** How many of the hits are not among the others. */
function countWithout(hits: Hits, others: Hits): number {
  let shared = 0;
  for (const docId of others.docIds) if (pointsAt(hits, docId) > 0) shared += 1;
  return hits.docIds.length - shared;
}

/** The term that names the fewest docs. */
const rarestOf = (terms: readonly TermHits[]): TermHits | undefined =>
  terms.filter(({ named }) => named.docIds.length > 0).sort((a, b) => a.named.docIds.length - b.named.docIds.length)[0];

/** The rarest term that says what a thing is: not the number in `salvete 1000`. */
const rarestHeadOf = (terms: readonly TermHits[]): TermHits | undefined =>
  rarestOf(terms.filter(({ isHead }) => isHead)) ?? rarestOf(terms);

/** Sorts these hits before all with one term less. */
const promoted = ({ docIds, points }: Hits): Hits => ({
  docIds,
  points: points.map((score) => score + POINTS_PER_TERM),
});

/**
 * Where only descriptions contain all words, docs named by the rarest word sort before them, if it names none of the hits. `crijevo za
 * usisivač` are hoses, not vacuum cleaners that come with one; `bijele naočale` are glasses, not bleach to be used with them.
 */
function withRarestTerm(hits: Hits, terms: readonly TermHits[]): Hits {
  const rarest = rarestOf(terms);
  if (!rarest) return hits;
  const isNamed = hits.docIds.some((docId) => pointsAt(rarest.named, docId) > 0);
  return isNamed ? hits : mergeHits(hits, promoted(rarest.named));
}

/** Leaves out hits in descriptions only where there are enough others. */
const namedIfEnough = ({ docIds, points, named }: RankedHits): Hits =>
  named.docIds.length >= ENOUGH_NAMED ? named : { docIds, points };

const listsOf = (key: string, { docIds, points }: Hits): HitList[] =>
  docIds.length === 0 ? [] : [{ key, list: { items: docIds, length: docIds.length }, points }];
