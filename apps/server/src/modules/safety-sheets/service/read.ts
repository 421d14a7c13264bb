import { addDays, startOfDay } from '@sjaj/domain';
import type { Customer } from '../../../kernel/actor.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Db } from '../../../platform/database/db.ts';
import { placesOf } from '../rules.ts';
import { type BoughtSheet, boughtSheets } from '../store.ts';

export interface SafetyFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly place?: string | undefined;
}

interface Bought {
  /** All places of the period. */
  readonly places: readonly string[];
  /** Those of the chosen place. */
  readonly sheets: readonly BoughtSheet[];
}

/** The hazardous articles that the caller may see purchases of. */
export async function readBought(
  db: Db,
  { from, to, place }: SafetyFilter,
  { actor, language }: RequestContext<Customer>,
): Promise<Bought> {
  const sheets = await boughtSheets(db, {
    actor,
    language,
    from: from === undefined ? null : startOfDay(from),
    before: to === undefined ? null : startOfDay(addDays(to, 1)),
  });
  const ofPlace = place === undefined ? sheets : sheets.filter(({ places }) => places.includes(place));
  return { places: placesOf(sheets), sheets: ofPlace };
}
