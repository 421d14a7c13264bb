import { feninga } from '@sjaj/domain';
import type { Member, SaleWindow } from './documents.ts';
import { IntList } from './int-list.ts';

type Breaks = Member['prices']['breaks'];

const NONE: readonly never[] = [];

/**
 * What is kept of each article, by column: an object for each of a million would take a gigabyte, and the time to look
 * after it. The members of a card lie side by side, cards in the order of their slots.
 */
export class MemberTable {
  /** The members of slot n are the rows from `starts[n]` up to `starts[n + 1]`. */
  readonly #starts = new IntList(1_024);
  readonly #ids = new IntList(1_024);
  readonly #brands = new IntList(1_024);
  /** The number of a list of categories. */
  readonly #categories = new IntList(1_024);
  readonly #vpc = new IntList(1_024);
  readonly #mpc = new IntList(1_024);
  readonly #taxes = new IntList(1_024);
  readonly #minima = new IntList(1_024);
  readonly #packs = new IntList(1_024);
  /** Where the quantity breaks of a row begin, 0 where it has none: how many, then quantity and price of each. */
  readonly #breaks = new IntList(1_024);
  readonly #steps = new IntList(1_024);
  /** By row: few articles are ever on sale. */
  readonly #sales = new Map<number, readonly SaleWindow[]>();
  readonly #categoryLists: (readonly number[])[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #columns = [
    ...[this.#ids, this.#brands, this.#categories, this.#vpc, this.#mpc],
    ...[this.#taxes, this.#minima, this.#packs, this.#breaks],
  ];

  constructor() {
    this.#starts.push(0);
    this.#steps.push(0);
  }

  /** Puts in the members of the next slot. */
  add(members: readonly Member[]): void {
    for (const member of members) {
      for (const column of this.#columns) column.push(0);
      this.#write(this.#ids.length - 1, member);
    }
    this.#starts.push(this.#ids.length);
  }

  /** Writes the members of a slot anew: as many as before. */
  update(slot: number, members: readonly Member[]): void {
    members.forEach((member, place) => this.#write(this.#starts.at(slot) + place, member));
  }

  at(slot: number): Member[] {
    const members: Member[] = [];
    for (let row = this.#starts.at(slot); row < this.#starts.at(slot + 1); row += 1) members.push(this.#read(row));
    return members;
  }

  /** The ids of the members, to be read before the next change. */
  idsAt(slot: number): Int32Array {
    return this.#ids.items.subarray(this.#starts.at(slot), this.#starts.at(slot + 1));
  }

  /** Gives back the memory that is not used. */
  trim(): void {
    for (const list of [this.#starts, this.#steps, ...this.#columns]) list.trim();
  }

  #write(row: number, { id, brandId, categoryIds, prices, minimum, pack, sales }: Member): void {
    this.#ids.set(row, id);
    this.#brands.set(row, brandId);
    this.#categories.set(row, this.#numberOf(categoryIds));
    this.#vpc.set(row, prices.vpc);
    this.#mpc.set(row, prices.mpc);
    this.#taxes.set(row, prices.taxRateBp);
    this.#minima.set(row, minimum);
    this.#packs.set(row, pack);
    this.#writeBreaks(row, prices.breaks);
    if (sales.length > 0) this.#sales.set(row, sales);
    else this.#sales.delete(row);
  }

  #read(row: number): Member {
    return {
      id: this.#ids.at(row),
      brandId: this.#brands.at(row),
      categoryIds: this.#categoryLists[this.#categories.at(row)] ?? NONE,
      prices: {
        vpc: feninga(this.#vpc.at(row)),
        mpc: feninga(this.#mpc.at(row)),
        taxRateBp: this.#taxes.at(row),
        sale: null,
        saleRetail: null,
        breaks: this.#breaksAt(row),
      },
      minimum: this.#minima.at(row),
      pack: this.#packs.at(row),
      sales: this.#sales.get(row) ?? NONE,
    };
  }

  /** In the place of those from before where there are as many, as there are when prices change; else behind all others. */
  #writeBreaks(row: number, breaks: Breaks): void {
    const before = this.#breaks.at(row);
    let at = breaks.length === 0 ? 0 : before;
    if (breaks.length > 0 && this.#steps.at(before) !== breaks.length) {
      at = this.#steps.length;
      for (let index = 0; index <= breaks.length * 2; index += 1) this.#steps.push(0);
    }
    this.#breaks.set(row, at);
    if (at === 0) return;
    this.#steps.set(at, breaks.length);
    breaks.forEach(({ fromQuantity, price }, index) => {
      this.#steps.set(at + 1 + index * 2, fromQuantity);
      this.#steps.set(at + 2 + index * 2, price);
    });
  }

  #breaksAt(row: number): Breaks {
    const at = this.#breaks.at(row);
    if (at === 0) return NONE;
    return Array.from({ length: this.#steps.at(at) }, (_, index) => ({
      fromQuantity: this.#steps.at(at + 1 + index * 2),
      price: feninga(this.#steps.at(at + 2 + index * 2)),
    }));
  }

  /** Thousands of articles lie in the same categories. */
  #numberOf(categoryIds: readonly number[]): number {
    const key = categoryIds.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#categoryLists.length;
    this.#categoryLists.push(categoryIds);
    this.#numbers.set(key, number);
    return number;
  }
}
