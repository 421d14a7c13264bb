import { Bundles } from './bundles.ts';
import { IntList } from './int-list.ts';

/** What the table keeps of a card: an article, or all members of a variation behind their lead. */
export interface CardRow {
  /** The article that stands for the card. */
  readonly id: number;
  /** Everything that it can be filtered by, each code once. */
  readonly codes: readonly number[];
  /** Those of them that are categories. */
  readonly categoryCodes: readonly number[];
  /** Feninga: the lowest list price without and with VAT. */
  readonly net: number;
  readonly gross: number;
  /** The same with the sales that run now. */
  readonly netNow: number;
  readonly grossNow: number;
  readonly isInStock: boolean;
  readonly isOnSale: boolean;
  /** Seconds since 2000. */
  readonly createdAt: number;
  readonly rank: number;
  /** Hundredths of a star, 0 where nobody has rated it. */
  readonly rating: number;
}

const ALIVE = 1;
const IN_STOCK = 2;
const ON_SALE = 4;
export const FLAGS = { ALIVE, IN_STOCK, ON_SALE } as const;

const flagsOf = (card: CardRow): number => ALIVE | (card.isInStock ? IN_STOCK : 0) | (card.isOnSale ? ON_SALE : 0);

/**
 * All cards by column. A card has a slot, which it keeps until it is taken out; slots only grow, so that the posting
 * lists (slots by code) stay sorted by appending. A slot that was left is marked and passed over.
 */
export class CardTable {
  readonly ids = new IntList(1024);
  readonly net = new IntList(1024);
  readonly gross = new IntList(1024);
  readonly netNow = new IntList(1024);
  readonly grossNow = new IntList(1024);
  readonly createdAt = new IntList(1024);
  readonly rank = new IntList(1024);
  readonly rating = new IntList(1024);
  readonly flags = new IntList(1024);
  /** The codes of slot n are `codes` from `codeStarts[n]` up to `codeStarts[n + 1]`. */
  readonly codeStarts = new IntList(1024);
  readonly codes = new IntList(8192);
  /** The categories of each slot as one number. */
  readonly categories = new Bundles();
  /** Living cards by code. */
  readonly live = new IntList(1024);
  readonly #written = [
    ...[this.net, this.gross, this.netNow, this.grossNow],
    ...[this.createdAt, this.rank, this.rating, this.flags],
  ];
  readonly #postings: IntList[] = [];
  #alive = 0;

  constructor() {
    this.codeStarts.push(0);
  }

  get slots(): number {
    return this.ids.length;
  }

  get alive(): number {
    return this.#alive;
  }

  /** The slots that have had this code, in ascending order. */
  posting(code: number): IntList | undefined {
    return this.#postings[code];
  }

  add(card: CardRow): number {
    const slot = this.ids.length;
    this.ids.push(card.id);
    for (const column of this.#written) column.push(0);
    this.#write(slot, card);
    for (const code of card.codes) {
      this.codes.push(code);
      this.#list(code).push(slot);
      this.live.add(code, 1);
    }
    this.codeStarts.push(this.codes.length);
    this.categories.push(card.categoryCodes);
    this.#alive += 1;
    return slot;
  }

  /** Writes anew what changes often. The codes must be the same as before. */
  update(slot: number, card: CardRow): void {
    this.#write(slot, card);
  }

  /** Writes what begins and ends with sales; returns whether anything of it is another. */
  setSale(slot: number, { isOnSale, netNow, grossNow }: Pick<CardRow, 'isOnSale' | 'netNow' | 'grossNow'>): boolean {
    const before = this.flags.at(slot);
    const flags = isOnSale ? before | ON_SALE : before & ~ON_SALE;
    if (flags === before && this.netNow.at(slot) === netNow && this.grossNow.at(slot) === grossNow) return false;
    this.flags.set(slot, flags);
    this.netNow.set(slot, netNow);
    this.grossNow.set(slot, grossNow);
    return true;
  }

  remove(slot: number): void {
    this.flags.set(slot, 0);
    for (const code of this.codesOf(slot)) this.live.add(code, -1);
    this.#alive -= 1;
  }

  codesOf(slot: number): Int32Array {
    return this.codes.items.subarray(this.codeStarts.at(slot), this.codeStarts.at(slot + 1));
  }

  isAlive(slot: number): boolean {
    return (this.flags.at(slot) & ALIVE) !== 0;
  }

  /** Gives back the memory that is not used. */
  trim(): void {
    for (const list of [this.ids, ...this.#written, this.codeStarts, this.codes, ...this.#postings]) list?.trim();
    this.categories.trim();
  }

  #write(slot: number, card: CardRow): void {
    this.net.set(slot, card.net);
    this.gross.set(slot, card.gross);
    this.netNow.set(slot, card.netNow);
    this.grossNow.set(slot, card.grossNow);
    this.createdAt.set(slot, card.createdAt);
    this.rank.set(slot, card.rank);
    this.rating.set(slot, card.rating);
    this.flags.set(slot, flagsOf(card));
  }

  #list(code: number): IntList {
    while (this.live.length <= code) this.live.push(0);
    return (this.#postings[code] ??= new IntList());
  }
}
