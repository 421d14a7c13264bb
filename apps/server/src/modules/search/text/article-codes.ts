import { normaliseCode } from '@sjaj/domain';
import { type Slices, sortTexts } from '../slices.ts';

const PARTS_FROM = 3;
const HAS_FIGURE = /\d/;
/** Most codes are as they are compared; a D may swallow a J after it. */
const NORMAL = /^[A-CE-Z\d]+$/;
/** Nearly all begin alike: parts of them would drown those of codes. */
const BARCODE = /^\d{8,14}$/;
const SEPARATOR = '\n';

const listOf = (slots: number | readonly number[]): readonly number[] => (typeof slots === 'number' ? [slots] : slots);

/** Article codes, catalogue numbers and EANs, separators and letter case ignored. */
export class ArticleCodes {
  /** Most codes are those of one card: a list for each of them would take more room than the codes. */
  readonly #slots = new Map<string, number | readonly number[]>();
  #sorted: string[] = [];
  #isSealed = false;
  /** All codes but barcodes in one text, to look for parts of them; empty where it must be made anew. */
  #haystack = '';

  add(slot: number, code: string): void {
    const normal = NORMAL.test(code) ? code : normaliseCode(code);
    if (normal === '') return;
    const known = this.#slots.get(normal);
    if (known !== undefined) {
      const all = listOf(known);
      if (!all.includes(slot)) this.#slots.set(normal, [...all, slot]);
      return;
    }
    this.#slots.set(normal, slot);
    if (!this.#isSealed) return;
    this.#sorted.splice(this.#placeOf(normal), 0, normal);
    this.#haystack = '';
  }

  /** Sorts what was gathered; codes that come later are put in their place one by one. */
  *sealing(): Slices<void> {
    this.#sorted = yield* sortTexts([...this.#slots.keys()]);
    this.#isSealed = true;
  }

  /** The cards with exactly this code. */
  exact(normal: string): readonly number[] {
    return listOf(this.#slots.get(normal) ?? []);
  }

  /** The cards of the codes that begin so, of at most `limit` codes. */
  beginningWith(normal: string, limit: number): readonly number[] {
    const slots: number[] = [];
    const first = this.#placeOf(normal);
    for (let at = first; at < this.#sorted.length && at < first + limit; at += 1) {
      const code = this.#sorted[at] ?? '';
      if (!code.startsWith(normal)) break;
      slots.push(...this.exact(code));
    }
    return slots;
  }

  /** The cards of the codes that hold it anywhere, barcodes aside, of at most `limit` codes; figures must be part of it. */
  containing(normal: string, limit: number): readonly number[] {
    if (normal.length < PARTS_FROM || !HAS_FIGURE.test(normal)) return [];
    if (this.#haystack === '') this.#haystack = this.#writeHaystack();
    const codes: string[] = [];
    let at = this.#haystack.indexOf(normal);
    while (at !== -1 && codes.length < limit) {
      const start = this.#haystack.lastIndexOf(SEPARATOR, at) + 1;
      const end = this.#haystack.indexOf(SEPARATOR, at);
      codes.push(this.#haystack.slice(start, end));
      at = this.#haystack.indexOf(normal, end);
    }
    return codes.flatMap((code) => this.exact(code));
  }

  #writeHaystack(): string {
    return SEPARATOR + this.#sorted.filter((code) => !BARCODE.test(code)).join(SEPARATOR) + SEPARATOR;
  }

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
