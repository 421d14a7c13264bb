const PAGE_BITS = 10;
const PAGE = 1 << PAGE_BITS;
const PLACES = PAGE - 1;

/** The slots of articles by their ids. Ids are given one after the other, so pages of numbers take a tenth of a map. */
export class SlotMap {
  /** Slot and 1; 0 where there is none. */
  readonly #pages: (Int32Array | undefined)[] = [];

  get(id: number): number | undefined {
    const found = this.#pages[id >> PAGE_BITS]?.[id & PLACES] ?? 0;
    return found === 0 ? undefined : found - 1;
  }

  set(id: number, slot: number): void {
    const page = (this.#pages[id >> PAGE_BITS] ??= new Int32Array(PAGE));
    page[id & PLACES] = slot + 1;
  }

  delete(id: number): void {
    const page = this.#pages[id >> PAGE_BITS];
    if (page) page[id & PLACES] = 0;
  }
}
