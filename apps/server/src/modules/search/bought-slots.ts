import type { CardShelf } from './card-shelf.ts';

interface Kept {
  readonly slots: Int32Array;
  readonly facts: number;
}

/** The cards of lists of articles; the same list is looked up once, until a card comes or goes. */
export class BoughtSlots {
  readonly #shelf: CardShelf;
  readonly #kept = new WeakMap<readonly number[], Kept>();

  constructor(shelf: CardShelf) {
    this.#shelf = shelf;
  }

  of(articleIds: readonly number[]): Int32Array {
    const known = this.#kept.get(articleIds);
    if (known?.facts === this.#shelf.facts) return known.slots;
    const slots = Int32Array.from(new Set(articleIds.flatMap((id) => this.#shelf.slotOf(id) ?? [])));
    this.#kept.set(articleIds, { slots, facts: this.#shelf.facts });
    return slots;
  }
}
