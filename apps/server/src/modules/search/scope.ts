import type { CardShelf } from './card-shelf.ts';
import type { CodeKind } from './code-space.ts';

const KEPT = 500;

type IsInScope = (kind: CodeKind, id: number) => boolean;

/**
 * Which filter values occur below a category, or among what a text finds, at all: those that give nothing right now are
 * shown, but disabled.
 */
export class Scope {
  readonly #shelf: CardShelf;
  readonly #kept = new Map<string, Uint8Array>();
  #changes = 0;

  constructor(shelf: CardShelf) {
    this.#shelf = shelf;
  }

  /** `found`: the cards of a text; null without one. */
  of(categoryIds: readonly number[], found: Int32Array | null): IsInScope {
    const { space, table } = this.#shelf;
    if (found !== null) return this.#among(categoryIds, found);
    if (categoryIds.length === 0) return (kind, id) => table.live.at(space.find(kind, id) ?? table.live.length) > 0;
    const occurring = this.#below(categoryIds);
    return (kind, id) => occurring[space.find(kind, id) ?? -1] === 1;
  }

  #among(categoryIds: readonly number[], found: Int32Array): IsInScope {
    const { space, table } = this.#shelf;
    const chosen = categoryIds.flatMap((id) => space.find('category', id) ?? -1);
    let occurring: Uint8Array | null = null;
    return (kind, id) => {
      occurring ??= this.#look(found.filter((slot) => isBelow(table.codesOf(slot), chosen)));
      return occurring[space.find(kind, id) ?? -1] === 1;
    };
  }

  #below(categoryIds: readonly number[]): Uint8Array {
    const { space, table, changes } = this.#shelf;
    if (this.#changes !== changes.length) this.#kept.clear();
    this.#changes = changes.length;
    const key = categoryIds.join();
    const known = this.#kept.get(key);
    if (known) return known;
    const lists = categoryIds.flatMap((id) => table.posting(space.find('category', id) ?? -1) ?? []);
    const occurring = new Uint8Array(space.size);
    for (const { items, length } of lists) this.#mark(items.subarray(0, length), occurring);
    if (this.#kept.size >= KEPT) this.#kept.clear();
    this.#kept.set(key, occurring);
    return occurring;
  }

  #look(slots: Int32Array): Uint8Array {
    const occurring = new Uint8Array(this.#shelf.space.size);
    this.#mark(slots, occurring);
    return occurring;
  }

  #mark(slots: Int32Array, occurring: Uint8Array): void {
    const { table } = this.#shelf;
    for (const slot of slots) {
      if (table.isAlive(slot)) for (const code of table.codesOf(slot)) occurring[code] = 1;
    }
  }
}

const isBelow = (own: Int32Array, chosen: readonly number[]): boolean =>
  chosen.length === 0 || chosen.some((code) => own.includes(code));
