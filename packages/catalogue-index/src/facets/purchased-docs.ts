import type { IndexWriter } from '../building/index-writer.ts';

interface Resolved {
  readonly docIds: Int32Array;
  readonly textVersion: number;
}

/** Resolves lists of product ids to docs. A list is resolved once, until a group is added or removed. */
export class PurchasedDocs {
  readonly #writer: IndexWriter;
  readonly #resolved = new WeakMap<readonly number[], Resolved>();

  constructor(writer: IndexWriter) {
    this.#writer = writer;
  }

  of(productIds: readonly number[]): Int32Array {
    const known = this.#resolved.get(productIds);
    const { textVersion } = this.#writer;
    if (known?.textVersion === textVersion) return known.docIds;
    const docIds = Int32Array.from(new Set(productIds.flatMap((id) => this.#writer.docIdOf(id) ?? [])));
    this.#resolved.set(productIds, { docIds, textVersion });
    return docIds;
  }
}
