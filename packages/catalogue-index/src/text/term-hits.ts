import { ARRAY_OVERHEAD, bytesWithin, type CacheLimit, MB } from '../columns/cache-limit.ts';
import { VersionedCache } from '../columns/versioned-cache.ts';
import type { ArticleCodes } from './article-codes.ts';
import { CODE_POINTS } from './field-weights.ts';
import { HitCollector } from './hit-collector.ts';
import { type Hits, type RankedHits, rankHits, THOUSANDTHS } from './hits.ts';
import type { QueryTerm } from './query.ts';
import type { Phrase } from './synonyms.ts';
import type { MatchMode, MatchOptions, TermMatcher } from './term-matcher.ts';

/** The docs that one term of a query finds. */
export interface TermHits extends RankedHits {
  /** Identifies the term and the match mode. */
  readonly key: string;
  /** Whether the term, or what else it means, says what a thing is. */
  readonly isHead: boolean;
}

/** What cached hits are valid for. */
export interface IndexState {
  /** Changes when a group is added or removed. */
  readonly version: number;
  readonly docCount: number;
}

/** Codes that a part of one may find. */
export const MAX_CODES = 500;
const CACHED_HITS: CacheLimit = { bytes: 16 * MB, bytesPerDoc: 60 };
const KEY_BYTES = 300;
const AS_SYNONYM: MatchOptions = { mode: 'synonym', isPrefix: false, isAlone: false };
const AS_COMPLETION: MatchOptions = { ...AS_SYNONYM, mode: 'completion' };

/** Finds and caches the docs of single terms: the searches of buyers consist of few of them. */
export class TermHitsCache {
  readonly #matcher: TermMatcher;
  readonly #codes: ArticleCodes;
  readonly #isAlive: (docId: number) => boolean;
  readonly #collector = new HitCollector();
  readonly #cache = new VersionedCache<TermHits>({
    maxWeight: () => bytesWithin(CACHED_HITS, this.#docCount),
    weightOf: ({ docIds, named }) =>
      bytesOf(docIds) + (named.docIds === docIds ? 0 : bytesOf(named.docIds)) + KEY_BYTES,
  });

  #docCount = 0;

  constructor(matcher: TermMatcher, codes: ArticleCodes, isAlive: (docId: number) => boolean) {
    this.#matcher = matcher;
    this.#codes = codes;
    this.#isAlive = isAlive;
  }

  of(term: QueryTerm, mode: MatchMode, { version, docCount }: IndexState): TermHits {
    this.#docCount = docCount;
    // The same letters are completed or not by where they stand.
    const isCompleted = term.completions.length > 0;
    const key = `${mode} ${term.isPrefix} ${term.isAlone} ${isCompleted} ${term.code ?? ''} ${textOf(term.typed)}`;
    return this.#cache.get(key, version, () => ({
      key,
      isHead: [term.typed, ...term.synonyms].some((phrase) => this.#matcher.hasHead(phrase)),
      ...rankHits(this.#find(term, mode, docCount)),
    }));
  }

  #find(term: QueryTerm, mode: MatchMode, docCount: number): Hits {
    const collector = this.#collector;
    collector.begin(docCount);
    const { isPrefix, isAlone } = term;
    this.#matcher.collect(term.typed, { mode, isPrefix, isAlone }, { collector, docCount });
    for (const synonym of term.synonyms) {
      this.#matcher.collect(synonym, AS_SYNONYM, { collector, docCount });
    }
    for (const completion of term.completions) {
      this.#matcher.collect(completion, AS_COMPLETION, { collector, docCount });
    }
    if (term.code !== null) {
      const add = (docId: number, points: number): void => collector.add(docId, points * THOUSANDTHS);
      for (const docId of this.#codes.withPrefix(term.code, MAX_CODES)) add(docId, CODE_POINTS.prefix);
      for (const docId of this.#codes.exact(term.code)) add(docId, CODE_POINTS.exact);
    }
    return collector.finish(this.#isAlive);
  }
}

/** Each doc has its points in an array beside. */
const bytesOf = (docIds: Int32Array): number => 2 * (docIds.byteLength + ARRAY_OVERHEAD);

const textOf = (phrase: Phrase): string =>
  phrase.map(({ word, stem, variant }) => `${word}/${stem}/${variant ?? ''}`).join(' ');
