import type { CardShelf } from './card-shelf.ts';
import type { CodeKind } from './code-space.ts';

const KEPT = 500;

type IsInScope = (kind: CodeKind, id: number) => boolean;

/** Which filter values occur below a category at all: those that give nothing right now are shown, but disabled. */
export class Scope {
  readonly #shelf: CardShelf;
  readonly #kept = new Map<string, Uint8Array>();
  #changes = 0;

  constructor(shelf: CardShelf) {
    this.#shelf = shelf;
  }

  of(categoryIds: readonly number[]): IsInScope {
    const { space, table, changes } = this.#shelf;
    if (categoryIds.length === 0) return (kind, id) => table.live.at(space.find(kind, id) ?? table.live.length) > 0;
    if (this.#changes !== changes.length) this.#kept.clear();
    this.#changes = changes.length;
    const key = categoryIds.join();
    const occurring = this.#kept.get(key) ?? this.#look(categoryIds);
    if (this.#kept.size >= KEPT) this.#kept.clear();
    this.#kept.set(key, occurring);
    return (kind, id) => occurring[space.find(kind, id) ?? -1] === 1;
  }

  #look(categoryIds: readonly number[]): Uint8Array {
    const { space, table } = this.#shelf;
    const occurring = new Uint8Array(space.size);
    for (const category of categoryIds) {
      const list = table.posting(space.find('category', category) ?? -1);
      for (let at = 0; list && at < list.length; at += 1) {
        const slot = list.at(at);
        if (table.isAlive(slot)) for (const code of table.codesOf(slot)) occurring[code] = 1;
      }
    }
    return occurring;
  }
}
