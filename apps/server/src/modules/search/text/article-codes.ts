import { normaliseCode } from '@sjaj/domain';
import { type Slices, sortTexts } from '../slices.ts';
import { CodeTable, type FoundCode } from './code-table.ts';

const PARTS_FROM = 3;
const HAS_FIGURE = /\d/;
/** Most codes are as they are compared; a D may swallow a J after it. */
const NORMAL = /^[A-CE-Z\d]+$/;
/** Nearly all begin alike: parts of them would drown those of codes. */
const BARCODE = /^\d{8,14}$/;

const listOf = (slots: number | readonly number[]): readonly number[] => (typeof slots === 'number' ? [slots] : slots);

/** Article codes, catalogue numbers and EANs, separators and letter case ignored. */
export class ArticleCodes {
  readonly #codes = new CodeTable();
  readonly #barcodes = new CodeTable();
  /** What is not in the tables: all codes before the sealing, and those that come later. Most are those of one card. */
  readonly #slots = new Map<string, number | readonly number[]>();
  /** The codes of later ones in their order. */
  #sorted: string[] = [];
  #isSealed = false;

  add(slot: number, code: string): void {
    const normal = NORMAL.test(code) ? code : normaliseCode(code);
    if (normal === '') return;
    const known = this.#slots.get(normal);
    if (known === undefined) {
      this.#slots.set(normal, slot);
      if (this.#isSealed) this.#sorted.splice(this.#placeOf(normal), 0, normal);
      return;
    }
    const all = listOf(known);
    if (!all.includes(slot)) this.#slots.set(normal, [...all, slot]);
  }

  /** Sorts what was gathered; codes that come later are put in their place one by one. */
  *sealing(): Slices<void> {
    const sorted = yield* sortTexts([...this.#slots.keys()]);
    const slotsOf = (code: string): readonly number[] => listOf(this.#slots.get(code) ?? []);
    yield* this.#codes.filling(
      sorted.filter((code) => !BARCODE.test(code)),
      slotsOf,
    );
    yield* this.#barcodes.filling(
      sorted.filter((code) => BARCODE.test(code)),
      slotsOf,
    );
    this.#slots.clear();
    this.#isSealed = true;
  }

  /** The cards with exactly this code. */
  exact(normal: string): readonly number[] {
    const table = BARCODE.test(normal) ? this.#barcodes : this.#codes;
    return [...table.exact(normal), ...listOf(this.#slots.get(normal) ?? [])];
  }

  /** The cards of the codes that begin so, of at most `limit` codes. */
  beginningWith(normal: string, limit: number): readonly number[] {
    const later: FoundCode[] = [];
    for (let at = this.#placeOf(normal); at < this.#sorted.length && later.length < limit; at += 1) {
      const code = this.#sorted[at] ?? '';
      if (!code.startsWith(normal)) break;
      later.push(this.#laterOf(code));
    }
    return slotsOfFirst(limit, [
      this.#codes.beginningWith(normal, limit),
      this.#barcodes.beginningWith(normal, limit),
      later,
    ]);
  }

  /** The cards of the codes that hold it anywhere, barcodes aside, of at most `limit` codes; figures must be part of it. */
  containing(normal: string, limit: number): readonly number[] {
    if (normal.length < PARTS_FROM || !HAS_FIGURE.test(normal)) return [];
    const later = this.#sorted.filter((code) => code.includes(normal) && !BARCODE.test(code));
    return slotsOfFirst(limit, [this.#codes.containing(normal, limit), later.map((code) => this.#laterOf(code))]);
  }

  #laterOf(code: string): FoundCode {
    return { code, slots: listOf(this.#slots.get(code) ?? []) };
  }

  /** Where a code stands among the later ones, or would. */
  #placeOf(code: string): number {
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

/** The cards of the first codes of several lists, each in the order of its codes; one that is in two lists counts once. */
function slotsOfFirst(limit: number, lists: readonly (readonly FoundCode[])[]): readonly number[] {
  const filled = lists.filter((list) => list.length > 0);
  const all = filled.flat();
  if (filled.length > 1) all.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  const slots: number[] = [];
  let codes = 0;
  for (const [place, { code, slots: own }] of all.entries()) {
    if (all[place - 1]?.code !== code) codes += 1;
    if (codes > limit) break;
    slots.push(...own);
  }
  return slots;
}
