import { SAFETY_GROUPINGS, type SafetyGrouping } from '@sjaj/contract';
import { dayIn } from '../../shared/address/search-values.logic.ts';

/** What the page is narrowed to; '' for all. */
export interface SafetyChoice {
  readonly from: string;
  readonly to: string;
  readonly place: string;
  /** What the folders of the file are. */
  readonly by: SafetyGrouping;
}

export const ALL: SafetyChoice = { from: '', to: '', place: '', by: 'place' };

const PAGE = '/profile/safety-sheets';

/** The choice in the page's address; what is no choice counts as left out. */
export const choiceFrom = ({ from, to, place, by }: Readonly<Record<string, unknown>>): SafetyChoice => ({
  from: dayIn(from),
  to: dayIn(to),
  // The router reads a place that is named by a number as one.
  place: typeof place === 'string' || typeof place === 'number' ? String(place) : '',
  by: SAFETY_GROUPINGS.find((one) => one === by) ?? 'place',
});

/** The address of the page with the choice. */
export function addressOf({ by, ...choice }: SafetyChoice): string {
  const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
  if (by !== 'place') query.set('by', by);
  return query.size === 0 ? PAGE : `${PAGE}?${query.toString()}`;
}
