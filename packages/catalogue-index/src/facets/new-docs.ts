import { type GroupTable, FLAGS } from '../columns/group-table.ts';
import { IntList } from '../columns/int-list.ts';
import { type DocList, NO_DOCS } from './doc-lists.ts';

/** Lists the docs that are new. The last list stays valid until the index changes or another moment is asked for. */
export class NewDocs {
  readonly #table: GroupTable;
  #docs = NO_DOCS;
  #version = 0;
  #from: number | null = null;

  constructor(table: GroupTable) {
    this.#table = table;
  }

  /** Those created at this moment or since, in seconds since 2000; none without one. */
  of(from: number | null, version: number): DocList {
    if (from === null) return NO_DOCS;
    if (from !== this.#from || version !== this.#version) {
      this.#docs = this.#createdFrom(from);
      this.#from = from;
      this.#version = version;
    }
    return this.#docs;
  }

  #createdFrom(from: number): DocList {
    const docs = new IntList();
    for (let docId = 0; docId < this.#table.docCount; docId += 1) {
      const isAlive = (this.#table.flags.at(docId) & FLAGS.ALIVE) !== 0;
      if (isAlive && this.#table.createdAt.at(docId) >= from) docs.push(docId);
    }
    return docs;
  }
}
