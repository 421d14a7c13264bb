const PAGE_BITS = 10;
const PAGE = 1 << PAGE_BITS;
const OFFSET_MASK = PAGE - 1;

/** Doc ids by product id. Product ids are consecutive, so pages of numbers take a tenth of the memory of a map. */
export class DocIdMap {
  /** 1 plus the doc id; 0 where there is none. */
  readonly #pages: (Int32Array | undefined)[] = [];

  get(id: number): number | undefined {
    const found = this.#pages[id >> PAGE_BITS]?.[id & OFFSET_MASK] ?? 0;
    return found === 0 ? undefined : found - 1;
  }

  set(id: number, docId: number): void {
    const page = (this.#pages[id >> PAGE_BITS] ??= new Int32Array(PAGE));
    page[id & OFFSET_MASK] = docId + 1;
  }

  delete(id: number): void {
    const page = this.#pages[id >> PAGE_BITS];
    if (page) page[id & OFFSET_MASK] = 0;
  }
}
