import type { Tx } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problem.ts';
import { countExisting } from './store/interest-areas.ts';

/** 400 at the field where one of the areas does not exist. */
export async function requireInterestAreas(tx: Tx, ids: readonly number[]): Promise<void> {
  if ((await countExisting(tx, [...new Set(ids)])) === new Set(ids).size) return;
  const key = 'references.interest_area_not_found';
  throw new Problem(key, 400, { errors: [{ field: 'interestAreaIds', key }] });
}
