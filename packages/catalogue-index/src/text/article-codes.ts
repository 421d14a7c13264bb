import { normaliseCode } from '@sjaj/domain';
import type { CooperativeTask } from '../building/cooperative.ts';
import { sortTexts } from '../sort/merge-sort.ts';
import { CodeTable, type FoundCode } from './code-table.ts';

const MIN_PART_LENGTH = 3;
const HAS_DIGIT = /\d/;
/** Codes that normalisation does not change: most of them. A D is left out because normalisation turns DJ into D. */
const NORMALISED = /^[A-CE-Z\d]+$/;
/** Nearly all barcodes begin alike: their parts would outnumber the parts of other codes. */
const BARCODE = /^\d{8,14}$/;

const listOf = (docIds: number | readonly number[]): readonly number[] =>
  typeof docIds === 'number' ? [docIds] : docIds;

/** Finds docs by article codes, catalogue numbers and EANs, ignoring separators and letter case. */
export class ArticleCodes {
  readonly #codes = new CodeTable();
  readonly #barcodes = new CodeTable();
  /** Codes that are not in the tables: all before `freeze`, later ones afterwards. Most belong to one doc. */
  readonly #docIds = new Map<string, number | readonly number[]>();
  /** Later codes in ascending order. */
  #sorted: string[] = [];
  #isFrozen = false;

  add(docId: number, code: string): void {
    const normal = NORMALISED.test(code) ? code : normaliseCode(code);
    if (normal === '') return;
    const known = this.#docIds.get(normal);
    if (known === undefined) {
      this.#docIds.set(normal, docId);
      if (this.#isFrozen) this.#sorted.splice(this.#indexOf(normal), 0, normal);
      return;
    }
    const all = listOf(known);
    if (!all.includes(docId)) this.#docIds.set(normal, [...all, docId]);
  }

  /** Sorts the codes. Later ones are inserted one by one. */
  *freeze(): CooperativeTask<void> {
    const sorted = yield* sortTexts([...this.#docIds.keys()]);
    const docIdsOf = (code: string): readonly number[] => listOf(this.#docIds.get(code) ?? []);
    yield* this.#codes.fill(
      sorted.filter((code) => !BARCODE.test(code)),
      docIdsOf,
    );
    yield* this.#barcodes.fill(
      sorted.filter((code) => BARCODE.test(code)),
      docIdsOf,
    );
    this.#docIds.clear();
    this.#isFrozen = true;
  }

  /** The docs with exactly this code. */
  exact(normal: string): readonly number[] {
    const table = BARCODE.test(normal) ? this.#barcodes : this.#codes;
    return [...table.exact(normal), ...listOf(this.#docIds.get(normal) ?? [])];
  }

  /** The docs of the first `limit` codes with this prefix. */
  withPrefix(normal: string, limit: number): readonly number[] {
    const later: FoundCode[] = [];
    for (let at = this.#indexOf(normal); at < this.#sorted.length && later.length < limit; at += 1) {
      const code = this.#sorted[at] ?? '';
      if (!code.startsWith(normal)) break;
      later.push(this.#laterOf(code));
    }
    return docIdsOfFirst(limit, [
      this.#codes.withPrefix(normal, limit),
      this.#barcodes.withPrefix(normal, limit),
      later,
    ]);
  }

  /** The docs of the first `limit` codes that contain this part, without barcodes. A part without a digit finds nothing. */
  containing(normal: string, limit: number): readonly number[] {
    if (normal.length < MIN_PART_LENGTH || !HAS_DIGIT.test(normal)) return [];
    const later = this.#sorted.filter((code) => code.includes(normal) && !BARCODE.test(code));
    return docIdsOfFirst(limit, [this.#codes.containing(normal, limit), later.map((code) => this.#laterOf(code))]);
  }

  #laterOf(code: string): FoundCode {
    return { code, docIds: listOf(this.#docIds.get(code) ?? []) };
  }

  /** The position of a code among the later ones, or where it would be inserted. */
  #indexOf(code: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < code) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The docs of the first codes of several sorted lists. A code in two lists counts once. */
function docIdsOfFirst(limit: number, lists: readonly (readonly FoundCode[])[]): readonly number[] {
  const filled = lists.filter((list) => list.length > 0);
  const all = filled.flat();
  if (filled.length > 1) all.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  const docIds: number[] = [];
  let codes = 0;
  for (const [place, { code, docIds: own }] of all.entries()) {
    if (all[place - 1]?.code !== code) codes += 1;
    if (codes > limit) break;
    docIds.push(...own);
  }
  return docIds;
}
