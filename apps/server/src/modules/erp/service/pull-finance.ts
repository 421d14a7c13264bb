import type { Db } from '../../../platform/database/db.ts';
import * as store from '../store.ts';

const STREAM = 'finance';

/** When finance records were last pulled; null before the first time. */
export const lastErpPull = async (db: Db): Promise<Date | null> => (await store.cursor(db, STREAM))?.pulledAt ?? null;
