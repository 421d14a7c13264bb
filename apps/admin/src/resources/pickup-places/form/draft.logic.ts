import type { AdminPickupPlace, PickupPlaceForm } from '@sjaj/contract';

type Hours = PickupPlaceForm['workingHours'][number];

/** Working hours while they are edited; the months are '' where they hold all the year. */
export interface DraftHours {
  readonly days: Hours['days'];
  readonly from: string;
  readonly to: string;
  readonly firstMonth: string;
  readonly lastMonth: string;
}

/** A pickup place while it is edited: what stands in the fields, right or wrong. */
export interface Draft {
  readonly title: string;
  readonly street: string;
  readonly townId: string;
  readonly phone: string;
  readonly workingHours: readonly DraftHours[];
  readonly isActive: boolean;
}

export const USUAL_HOURS: DraftHours = { days: 'mon-fri', from: '08:00', to: '16:00', firstMonth: '', lastMonth: '' };

export const EMPTY_DRAFT: Draft = {
  title: '',
  street: '',
  townId: '',
  phone: '',
  workingHours: [USUAL_HOURS],
  isActive: true,
};

const monthText = (month: number | undefined): string => (month === undefined ? '' : String(month));

/** The fields of a saved place. */
export const draftOf = (place: AdminPickupPlace): Draft => ({
  title: place.title,
  street: place.street,
  townId: String(place.townId),
  phone: place.phone ?? '',
  isActive: place.isActive,
  workingHours: place.workingHours.map(({ days, from, to, months }) => ({
    ...{ days, from, to },
    firstMonth: monthText(months?.[0]),
    lastMonth: monthText(months?.[1]),
  })),
});

/** What is sent. A town that is not chosen becomes null, which the contract refuses. */
export const formOf = (draft: Draft) => ({
  title: draft.title.trim(),
  street: draft.street.trim(),
  townId: draft.townId === '' ? null : Number(draft.townId),
  phone: draft.phone.trim() || null,
  isActive: draft.isActive,
  workingHours: draft.workingHours.map(({ days, from, to, firstMonth, lastMonth }) => ({
    ...{ days, from: timeOf(from), to: timeOf(to) },
    // One month alone is a season of one.
    ...((firstMonth || lastMonth) && { months: [Number(firstMonth || lastMonth), Number(lastMonth || firstMonth)] }),
  })),
});

const TIME = /^(\d{1,2})[:.](\d{2})$/;

/** `7.30` as `07:30`; what is no time stays, and the contract refuses it. */
export function timeOf(typed: string): string {
  const [, hour, minute] = TIME.exec(typed.trim()) ?? [];
  return hour === undefined || minute === undefined ? typed.trim() : `${hour.padStart(2, '0')}:${minute}`;
}

/** The places of hours that end before they begin. */
export const turnedHours = (hours: readonly DraftHours[]): readonly number[] =>
  hours.flatMap(({ from, to }, place) => {
    const [opens, closes] = [timeOf(from), timeOf(to)];
    return TIME.test(opens) && TIME.test(closes) && closes <= opens ? place : [];
  });
