import type { Db, Tx } from '../platform/database/db.ts';

/** The person whose data is read or deleted. */
export interface DataSubject {
  readonly userId: number;
  readonly email: string;
  readonly now: Date;
}

/**
 * What a module stores about a person. A module that has a table with personal data exports one of these; `handlers.ts` lists them. A test
 * compares the list with the columns of the database.
 */
export interface PersonalData {
  /** The name of the section in the file that the person gets. */
  readonly section: string;
  /** Without amounts for a person who may not see prices. */
  readonly read: (db: Db, person: DataSubject & { readonly seesPrices: boolean }) => Promise<readonly unknown[]>;
  /** Deletes or anonymises all of it, in the transaction that deletes the account. */
  readonly erase: (tx: Tx, person: DataSubject) => Promise<void>;
}
