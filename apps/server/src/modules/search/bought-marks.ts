import type { CardShelf } from './card-shelf.ts';

/** The cards that somebody has bought before, as a list and by slot. */
export interface Bought {
  readonly slots: Int32Array;
  /** 1 by slot. */
  readonly marks: Uint8Array;
}

interface Kept {
  readonly bought: Bought;
  readonly facts: number;
}

/** Marks the cards of lists of articles; the same list is marked once, until an article is another one. */
export class BoughtMarks {
  readonly #shelf: CardShelf;
  readonly #kept = new WeakMap<readonly number[], Kept>();

  constructor(shelf: CardShelf) {
    this.#shelf = shelf;
  }

  of(articleIds: readonly number[]): Bought {
    const known = this.#kept.get(articleIds);
    if (known?.facts === this.#shelf.facts) return known.bought;
    const marks = new Uint8Array(this.#shelf.table.slots);
    const slots: number[] = [];
    for (const id of articleIds) {
      const slot = this.#shelf.slotOf(id);
      if (slot === undefined || marks[slot] === 1) continue;
      marks[slot] = 1;
      slots.push(slot);
    }
    const bought = { slots: Int32Array.from(slots), marks };
    this.#kept.set(articleIds, { bought, facts: this.#shelf.facts });
    return bought;
  }
}
