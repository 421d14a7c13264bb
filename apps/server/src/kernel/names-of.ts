import { type RawBuilder } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { oneColumn } from '../platform/database/statements.ts';

const FEW = 5;

/** The first few names of what a query finds. */
export const namesOf = (db: Db, found: RawBuilder<unknown>): Promise<readonly string[]> =>
  oneColumn<string>(db)`select name from (${found}) users limit ${FEW}`;
