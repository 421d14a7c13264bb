import type { ConsentView } from '@sjaj/contract';
import type { Db } from '../platform/database/db.ts';
import type { DataSubject } from './personal-data.ts';

/** What a person has agreed to or refused, as far as one module stores it. `handlers.ts` lists the modules. */
export interface Consent extends Omit<ConsentView, 'at'> {
  readonly at: Date;
}

/** Reads the consents of a person, the newest first. */
export type ReadConsents = (db: Db, person: Pick<DataSubject, 'userId' | 'email'>) => Promise<readonly Consent[]>;
