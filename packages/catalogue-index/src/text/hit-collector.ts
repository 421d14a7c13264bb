import type { IntList } from '../columns/int-list.ts';
import { FIELD_BITS } from './field-weights.ts';
import type { Hits } from './hits.ts';

const MASK = (1 << FIELD_BITS) - 1;
/** log2 of the docs in one word of bits. */
const WORD_BITS = 5;
const HIGHEST_BIT = 31;

/**
 * Collects the docs with any form of a word, each with its best score. One collector serves all searches with columns as long
 * as the catalogue: a word may be in every tenth doc, so the loop over its postings has to do next to nothing.
 */
export class HitCollector {
  /** By doc id; all 0 between two collections. */
  #best = new Int32Array(0);
  /** A bit for each doc that was found: the fastest way to read them in ascending order. */
  #bits = new Int32Array(0);
  #count = 0;

  begin(docCount: number): void {
    if (this.#best.length < docCount) {
      this.#best = new Int32Array(Math.ceil(docCount * 1.25));
      this.#bits = new Int32Array((this.#best.length >> WORD_BITS) + 1);
    }
    this.#count = 0;
  }

  /** Adds the postings of a word. `points` are by field mask. */
  addPostings({ items, length }: IntList, points: Int32Array): void {
    const best = this.#best;
    const bits = this.#bits;
    let count = this.#count;
    for (let at = 0; at < length; at += 1) {
      const posting = items[at] ?? 0;
      const docId = posting >> FIELD_BITS;
      const score = points[posting & MASK] ?? 0;
      const before = best[docId] ?? 0;
      if (score <= before) continue;
      best[docId] = score;
      if (before !== 0) continue;
      bits[docId >> WORD_BITS] = (bits[docId >> WORD_BITS] ?? 0) | (1 << (docId & HIGHEST_BIT));
      count += 1;
    }
    this.#count = count;
  }

  /** Adds one doc; its best score counts. */
  add(docId: number, score: number): void {
    const before = this.#best[docId] ?? 0;
    if (score <= before) return;
    this.#best[docId] = score;
    if (before > 0) return;
    this.#bits[docId >> WORD_BITS] = (this.#bits[docId >> WORD_BITS] ?? 0) | (1 << (docId & HIGHEST_BIT));
    this.#count += 1;
  }

  /** Returns the docs that are alive and clears the collector. */
  finish(isAlive: (docId: number) => boolean): Hits {
    const [best, bits] = [this.#best, this.#bits];
    const [docIds, points] = [new Int32Array(this.#count), new Int32Array(this.#count)];
    let count = 0;
    for (let word = 0, left = this.#count; left > 0; word += 1) {
      let found = bits[word] ?? 0;
      for (; found !== 0; left -= 1) {
        const lowest = found & -found;
        const docId = (word << WORD_BITS) + HIGHEST_BIT - Math.clz32(lowest);
        found ^= lowest;
        if (isAlive(docId)) {
          docIds[count] = docId;
          points[count] = best[docId] ?? 0;
          count += 1;
        }
        best[docId] = 0;
      }
      bits[word] = 0;
    }
    return { docIds: docIds.subarray(0, count), points: points.subarray(0, count) };
  }
}
