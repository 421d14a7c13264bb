import type { Staff } from '../../../kernel/actor.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { ImportField, MissingRecord, Values } from '../rules/fields.ts';
import type { CreatedRecord, ImportOptions, LineReader, StoredRecord } from '../rules/records.ts';

/** A record that is written, with the values that change. */
export interface RecordChange {
  /** Null for a new record. */
  readonly id: number | null;
  readonly key: string;
  readonly values: Values;
}

/** Who writes, and why. */
export interface WriteCause {
  readonly staff: Pick<Staff, 'userId' | 'name'>;
  readonly fileName: string;
  readonly now: Date;
}

/** What an import of one kind reads and writes, opened for one transaction. */
export interface ImportSession extends LineReader {
  readonly fields: readonly ImportField[];
  /** The records of these keys; `locks` them until the transaction ends. */
  readonly load: (keys: readonly string[], locks: boolean) => Promise<ReadonlyMap<string, StoredRecord>>;
  /** Saves the values of several records; their ids in the same order. Throws a Problem where the shop does not take one. */
  readonly save: (changes: readonly RecordChange[], cause: WriteCause) => Promise<readonly number[]>;
  /** Removes what an import has created; a record that is in use is a foreign-key error. */
  readonly remove: (created: RecordChange & { readonly id: number }, cause: WriteCause) => Promise<void>;
  /** Takes a record that is in use out of sight. */
  readonly hide: (created: RecordChange & { readonly id: number }, cause: WriteCause) => Promise<void>;
  /** Creates what lines refer to and the shop does not have; what was created. */
  readonly create: (missing: readonly MissingRecord[], cause: WriteCause) => Promise<readonly CreatedRecord[]>;
  /** Removes what `create` has created, as far as nothing refers to it; what is in use and stays. */
  readonly discard: (created: readonly CreatedRecord[], cause: WriteCause) => Promise<readonly CreatedRecord[]>;
  /** The next records for an export. */
  readonly page: (from: PageStart, size: number) => Promise<readonly StoredRecord[]>;
}

/** Where a page of an export begins. */
interface PageStart {
  /** The last record of the page before; 0 for none. */
  readonly afterId: number;
  /** How many records came before. */
  readonly offset: number;
}

/** The import that a session saves lines of. */
interface ImportRun {
  readonly importId: number;
  readonly isUndo: boolean;
}

/** `run` is missing where nothing is saved. */
export type OpenSession = (tx: Tx, options: ImportOptions, run?: ImportRun) => Promise<ImportSession>;

/** Saves records of a kind that is written one by one. */
export const savedOneByOne =
  (save: (change: RecordChange, cause: WriteCause) => Promise<number>): ImportSession['save'] =>
  async (changes, cause) => {
    const ids: number[] = [];
    for (const change of changes) ids.push(await save(change, cause));
    return ids;
  };
