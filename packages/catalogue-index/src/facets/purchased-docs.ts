import type { IndexWriter } from '../building/index-writer.ts';
import type { DocList } from './doc-lists.ts';

interface Resolved {
  readonly docs: DocList;
  readonly textVersion: number;
}

/** Resolves lists of product ids to docs. A list is resolved once, until a group is added or removed. */
export class PurchasedDocs {
  readonly #writer: IndexWriter;
  readonly #resolved = new WeakMap<readonly number[], Resolved>();

  constructor(writer: IndexWriter) {
    this.#writer = writer;
  }

  of(productIds: readonly number[]): DocList {
    const known = this.#resolved.get(productIds);
    const { textVersion } = this.#writer;
    if (known?.textVersion === textVersion) return known.docs;
    const items = Int32Array.from(new Set(productIds.flatMap((id) => this.#writer.docIdOf(id) ?? []))).sort();
    const docs = { items, length: items.length };
    this.#resolved.set(productIds, { docs, textVersion });
    return docs;
  }
}
