import { IntList } from './int-list.ts';

/** The columns of one product group. */
export interface GroupRow {
  /** The product that represents the group. */
  readonly id: number;
  /** Everything that it can be filtered by, each facet id once. */
  readonly facetIds: readonly number[];
  /** Feninga: the lowest list price without and with VAT. */
  readonly net: number;
  readonly gross: number;
  /** The same with running promotions. */
  readonly netNow: number;
  readonly grossNow: number;
  readonly isInStock: boolean;
  readonly isOnPromotion: boolean;
  /** Seconds since 2000. */
  readonly createdAt: number;
  readonly rank: number;
  /** Hundredths of a star, 0 without a review. */
  readonly rating: number;
}

const ALIVE = 1;
const IN_STOCK = 2;
const ON_PROMOTION = 4;
export const FLAGS = { ALIVE, IN_STOCK, ON_PROMOTION } as const;

const flagsOf = ({ isInStock, isOnPromotion }: GroupRow): number =>
  ALIVE | (isInStock ? IN_STOCK : 0) | (isOnPromotion ? ON_PROMOTION : 0);

/**
 * All product groups by column. A group keeps its doc id until it is removed. Doc ids only grow, so the posting lists (doc ids
 * by facet id) stay sorted by appending. The doc id of a removed group is marked and skipped.
 */
export class GroupTable {
  readonly ids = new IntList(1024);
  readonly net = new IntList(1024);
  readonly gross = new IntList(1024);
  readonly netNow = new IntList(1024);
  readonly grossNow = new IntList(1024);
  readonly createdAt = new IntList(1024);
  readonly rank = new IntList(1024);
  readonly rating = new IntList(1024);
  readonly flags = new IntList(1024);
  /** The facet ids of doc n are `facetIds` from `facetStarts[n]` up to `facetStarts[n + 1]`. */
  readonly facetStarts = new IntList(1024);
  readonly facetIds = new IntList(8192);
  readonly #updated = [
    this.net,
    this.gross,
    this.netNow,
    this.grossNow,
    this.createdAt,
    this.rank,
    this.rating,
    this.flags,
  ];
  readonly #postings: IntList[] = [];
  #alive = 0;

  constructor() {
    this.facetStarts.push(0);
  }

  /** How many doc ids were given out, those of removed groups included. */
  get docCount(): number {
    return this.ids.length;
  }

  /** How many groups there are. */
  get alive(): number {
    return this.#alive;
  }

  /** The docs that have had this facet id, in ascending order. */
  posting(facetId: number): IntList | undefined {
    return this.#postings[facetId];
  }

  /** Returns the doc id of the new group. */
  add(row: GroupRow): number {
    const docId = this.ids.length;
    this.ids.push(row.id);
    for (const column of this.#updated) column.push(0);
    this.#write(docId, row);
    for (const facetId of row.facetIds) {
      this.facetIds.push(facetId);
      (this.#postings[facetId] ??= new IntList()).push(docId);
    }
    this.facetStarts.push(this.facetIds.length);
    this.#alive += 1;
    return docId;
  }

  /** Overwrites all columns but the facets, which must be the same as before. */
  update(docId: number, row: GroupRow): void {
    this.#write(docId, row);
  }

  /** Overwrites what a promotion changes. Returns whether anything differs. */
  setPromotion(
    docId: number,
    { isOnPromotion, netNow, grossNow }: Pick<GroupRow, 'isOnPromotion' | 'netNow' | 'grossNow'>,
  ): boolean {
    const before = this.flags.at(docId);
    const flags = isOnPromotion ? before | ON_PROMOTION : before & ~ON_PROMOTION;
    if (flags === before && this.netNow.at(docId) === netNow && this.grossNow.at(docId) === grossNow) return false;
    this.flags.set(docId, flags);
    this.netNow.set(docId, netNow);
    this.grossNow.set(docId, grossNow);
    return true;
  }

  remove(docId: number): void {
    this.flags.set(docId, 0);
    this.#alive -= 1;
  }

  facetIdsOf(docId: number): Int32Array {
    return this.facetIds.items.subarray(this.facetStarts.at(docId), this.facetStarts.at(docId + 1));
  }

  isAlive(docId: number): boolean {
    return (this.flags.at(docId) & ALIVE) !== 0;
  }

  /** Frees spare capacity. */
  trim(): void {
    for (const list of [this.ids, ...this.#updated, this.facetStarts, this.facetIds, ...this.#postings]) list?.trim();
  }

  #write(docId: number, row: GroupRow): void {
    this.net.set(docId, row.net);
    this.gross.set(docId, row.gross);
    this.netNow.set(docId, row.netNow);
    this.grossNow.set(docId, row.grossNow);
    this.createdAt.set(docId, row.createdAt);
    this.rank.set(docId, row.rank);
    this.rating.set(docId, row.rating);
    this.flags.set(docId, flagsOf(row));
  }
}
