import { MAX_DESCRIPTION_POINTS } from './field-weights.ts';

/** Docs in ascending order with their scores, in thousandths of a point. */
export interface Hits {
  readonly docIds: Int32Array;
  readonly points: Int32Array;
}

/** Scores are whole thousandths, so that sums are exact and equal on all machines. */
export const THOUSANDTHS = 1_000;
/** Above every sum of scores: a doc with more of the words always sorts before one with fewer. */
export const POINTS_PER_TERM = 100_000_000;
const MAX_DESCRIPTION_SCORE = MAX_DESCRIPTION_POINTS * THOUSANDTHS;

const NO_HITS: Hits = { docIds: new Int32Array(0), points: new Int32Array(0) };

/** The position of the doc among the hits, or of the next higher one, by galloping search from `from`. */
function gallop(docIds: Int32Array, docId: number, from: number): number {
  let step = 1;
  let low = from;
  while (low + step < docIds.length && (docIds[low + step] ?? 0) < docId) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, docIds.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((docIds[middle] ?? 0) < docId) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The score of a doc; 0 where it is no hit. */
export function pointsAt({ docIds, points }: Hits, docId: number): number {
  const index = gallop(docIds, docId, 0);
  return docIds[index] === docId ? (points[index] ?? 0) : 0;
}

/** Hits, and those of them that are found by more than a description. */
export interface RankedHits extends Hits {
  readonly named: Hits;
}

/** The docs that all lists contain, with the sum of their scores. Named are those that no list finds by a description only. */
export function intersectHits(all: readonly Hits[]): RankedHits {
  const shortest = all.reduce((a, b) => (b.docIds.length < a.docIds.length ? b : a), all[0] ?? NO_HITS);
  const size = shortest.docIds.length;
  const [docIds, points, isNamed] = [new Int32Array(size), new Int32Array(size), new Uint8Array(size)];
  const positions = all.map(() => 0);
  let count = 0;
  for (let at = 0; at < size; at += 1) {
    const docId = shortest.docIds[at] ?? 0;
    let [sum, named, contained] = [0, 1, 0];
    for (; contained < all.length; contained += 1) {
      const hits = all[contained] ?? NO_HITS;
      const index = gallop(hits.docIds, docId, positions[contained] ?? 0);
      positions[contained] = index;
      if (hits.docIds[index] !== docId) break;
      const score = hits.points[index] ?? 0;
      sum += score;
      if (score <= MAX_DESCRIPTION_SCORE) named = 0;
    }
    if (contained < all.length) continue;
    docIds[count] = docId;
    points[count] = sum;
    isNamed[count] = named;
    count += 1;
  }
  return rankedBy({ docIds: docIds.subarray(0, count), points: points.subarray(0, count) }, isNamed);
}

/** The docs that any list contains. A doc in more lists always scores higher. */
export function uniteHits(all: readonly RankedHits[], docCount: number): RankedHits {
  const points = new Int32Array(docCount);
  const isNamed = new Uint8Array(docCount);
  let count = 0;
  for (const hits of all) {
    hits.docIds.forEach((docId, index) => {
      if (points[docId] === 0) count += 1;
      points[docId] = (points[docId] ?? 0) + POINTS_PER_TERM + (hits.points[index] ?? 0);
    });
    for (const docId of hits.named.docIds) isNamed[docId] = 1;
  }
  const found = { docIds: new Int32Array(count), points: new Int32Array(count) };
  let at = 0;
  for (let docId = 0; docId < docCount; docId += 1) {
    if (points[docId] === 0) continue;
    found.docIds[at] = docId;
    found.points[at] = points[docId] ?? 0;
    at += 1;
  }
  const marks = new Uint8Array(count);
  for (let index = 0; index < count; index += 1) marks[index] = isNamed[found.docIds[index] ?? 0] ?? 0;
  return rankedBy(found, marks);
}

/** Marks the hits that score higher than a description can. */
export function rankHits(hits: Hits): RankedHits {
  const { length } = hits.points;
  const isNamed = new Uint8Array(length);
  for (let index = 0; index < length; index += 1) {
    if ((hits.points[index] ?? 0) > MAX_DESCRIPTION_SCORE) isNamed[index] = 1;
  }
  return rankedBy(hits, isNamed);
}

/** `isNamed`: 1 by position in the hits. */
function rankedBy({ docIds, points }: Hits, isNamed: Uint8Array): RankedHits {
  let count = 0;
  for (let at = 0; at < docIds.length; at += 1) count += isNamed[at] ?? 0;
  if (count === docIds.length) return { docIds, points, named: { docIds, points } };
  const named = { docIds: new Int32Array(count), points: new Int32Array(count) };
  let to = 0;
  for (let at = 0; at < docIds.length; at += 1) {
    if (isNamed[at] !== 1) continue;
    named.docIds[to] = docIds[at] ?? 0;
    named.points[to] = points[at] ?? 0;
    to += 1;
  }
  return { docIds, points, named };
}

/** Both lists together; the score of `b` counts for a doc in both. */
export function mergeHits(a: Hits, b: Hits): Hits {
  const size = a.docIds.length + b.docIds.length;
  const [docIds, points] = [new Int32Array(size), new Int32Array(size)];
  let [count, left, right] = [0, 0, 0];
  while (left < a.docIds.length || right < b.docIds.length) {
    const first = a.docIds[left] ?? Number.POSITIVE_INFINITY;
    const second = b.docIds[right] ?? Number.POSITIVE_INFINITY;
    docIds[count] = Math.min(first, second);
    points[count] = second <= first ? (b.points[right] ?? 0) : (a.points[left] ?? 0);
    if (first <= second) left += 1;
    if (second <= first) right += 1;
    count += 1;
  }
  return { docIds: docIds.slice(0, count), points: points.slice(0, count) };
}
