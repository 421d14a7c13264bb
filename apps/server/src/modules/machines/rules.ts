import { MACHINE_REMINDER_DAYS, type Machine, type MachineForm, type MachineState } from '@sjaj/contract';
import { addDays, addMonths, type BusinessDate } from '@sjaj/domain';

/** The last day on which a date counts as soon. */
export const soonUntil = (today: BusinessDate): BusinessDate => addDays(today, MACHINE_REMINDER_DAYS);

/** What the end of a warranty means today. Its last day is covered. */
export function warrantyOn(today: BusinessDate, warrantyUntil: BusinessDate | null): Machine['warranty'] {
  if (warrantyUntil === null) return 'unknown';
  if (warrantyUntil < today) return 'over';
  return warrantyUntil <= soonUntil(today) ? 'ending' : 'covered';
}

interface Planned {
  readonly state: MachineState;
  readonly nextServiceOn: BusinessDate | null;
}

/** Whether service is due. Nothing is due for a machine that is out of use. */
export function serviceOn(today: BusinessDate, { state, nextServiceOn }: Planned): Machine['service'] {
  if (nextServiceOn === null || state === 'retired') return 'none';
  if (nextServiceOn < today) return 'overdue';
  return nextServiceOn <= soonUntil(today) ? 'soon' : 'planned';
}

/** The last day of the warranty; null where the article has none, or nobody knows when it was delivered. */
export const warrantyEnd = (deliveredOn: BusinessDate | null, months: number | null): BusinessDate | null =>
  deliveredOn === null || months === null || months === 0 ? null : addMonths(deliveredOn, months);

type DateField = 'deliveredOn' | 'warrantyUntil' | 'nextServiceOn';

/** Dates that lie before what they follow. */
export function turnedDates(form: MachineForm): DateField[] {
  const { boughtOn, deliveredOn, warrantyUntil, lastServiceOn, nextServiceOn } = form;
  const isBefore = (second: BusinessDate | null, first: BusinessDate | null): boolean =>
    second !== null && first !== null && second < first;
  const found: (DateField | null)[] = [
    isBefore(deliveredOn, boughtOn) ? 'deliveredOn' : null,
    isBefore(warrantyUntil, deliveredOn) ? 'warrantyUntil' : null,
    isBefore(nextServiceOn, lastServiceOn) ? 'nextServiceOn' : null,
  ];
  return found.filter((field) => field !== null);
}
