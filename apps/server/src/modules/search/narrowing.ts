import type { CardTable } from './card-table.ts';
import type { Choice } from './choices.ts';
import { IntList } from './int-list.ts';

/** Slots in ascending order, to be read up to `length`. */
export interface SlotList {
  readonly items: Int32Array;
  readonly length: number;
}

export const NO_SLOTS: SlotList = { items: new Int32Array(0), length: 0 };

/** Whether cards fit choices: any code of each of them. */
export class Fitting {
  readonly #table: CardTable;
  /** By code, the bits of the choices that it answers. */
  readonly #bits: Int32Array;
  readonly #all: number;

  constructor(table: CardTable, choices: readonly Choice[]) {
    this.#table = table;
    this.#bits = new Int32Array(Math.max(0, ...choices.flatMap(({ codes }) => codes)) + 1);
    choices.forEach(({ codes }, index) => {
      for (const code of codes) this.#bits[code] = (this.#bits[code] ?? 0) | (1 << index);
    });
    this.#all = (1 << choices.length) - 1;
  }

  has(slot: number): boolean {
    const { codes, codeStarts } = this.#table;
    const all = this.#all;
    const end = codeStarts.items[slot + 1] ?? 0;
    let found = 0;
    for (let at = codeStarts.items[slot] ?? 0; at < end && found !== all; at += 1) {
      found |= this.#bits[codes.items[at] ?? 0] ?? 0;
    }
    return found === all;
  }

  /** Those of the list that fit. */
  among({ items, length }: SlotList): IntList {
    const kept = new IntList();
    for (let at = 0; at < length; at += 1) {
      const slot = items[at] ?? 0;
      if (this.has(slot)) kept.push(slot);
    }
    return kept;
  }
}

/** What stands in either list. */
export function union(a: SlotList, b: SlotList): SlotList {
  const items = new Int32Array(a.length + b.length);
  let [length, left, right] = [0, 0, 0];
  while (left < a.length || right < b.length) {
    const first = left < a.length ? (a.items[left] ?? 0) : Number.MAX_SAFE_INTEGER;
    const second = right < b.length ? (b.items[right] ?? 0) : Number.MAX_SAFE_INTEGER;
    items[length] = Math.min(first, second);
    length += 1;
    if (first <= second) left += 1;
    if (second <= first) right += 1;
  }
  return { items, length };
}

/** The place of a slot in the list; -1 where it is not there. */
export function placeIn({ items, length }: SlotList, slot: number): number {
  // In a list of all.
  if (slot < length && items[slot] === slot) return slot;
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  return low < length && items[low] === slot ? low : -1;
}
