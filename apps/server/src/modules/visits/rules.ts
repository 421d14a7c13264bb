import type { VisitForm } from '@sjaj/contract';
import type { BusinessDate } from '@sjaj/domain';

type Days = Pick<VisitForm, 'nextOn' | 'visitedOn'>;

/** What is wrong with the days of a visit, at its field; null where nothing is. */
export function daysProblem({ visitedOn, nextOn }: Days, today: BusinessDate) {
  if (visitedOn > today) return { field: 'visitedOn', code: 'visits.in_future' } as const;
  if (nextOn !== null && nextOn < visitedOn) return { field: 'nextOn', code: 'visits.dates_turned' } as const;
  return null;
}
