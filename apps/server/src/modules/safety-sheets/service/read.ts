import { addDays, startOfDay } from '@sjaj/domain';
import type { SafetyGrouping } from '@sjaj/contract';
import { text } from '@sjaj/i18n/server';
import type { Customer } from '../../../kernel/actor.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Db } from '../../../platform/database/db.ts';
import { placesOf } from '../rules.ts';
import { type BoughtSheet, boughtSheets } from '../store.ts';

export interface SafetyFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly place?: string | undefined;
  readonly by?: SafetyGrouping | undefined;
}

interface Bought {
  /** All places of the period; what no saved cart has is together in the last one. */
  readonly places: readonly string[];
  /** Those of the chosen place. */
  readonly sheets: readonly BoughtSheet[];
}

/** The hazardous articles that the caller may see purchases of. */
export async function readBought(
  db: Db,
  { from, to, place, by = 'place' }: SafetyFilter,
  { actor, language }: RequestContext<Customer>,
): Promise<Bought> {
  const bought = await boughtSheets(db, {
    actor,
    language,
    by,
    from: from === undefined ? null : startOfDay(from),
    before: to === undefined ? null : startOfDay(addDays(to, 1)),
  });
  const nowhere = text(language, 'safetyBinder.noSavedCart');
  const sheets = bought.map((sheet) => (sheet.places.length > 0 ? sheet : { ...sheet, places: [nowhere] }));
  const ofPlace = place === undefined ? sheets : sheets.filter(({ places }) => places.includes(place));
  return { places: placesOf(sheets), sheets: ofPlace };
}
