import type { AdminPickupPlace, PickupPlaceForm } from '@sjaj/contract';

type Hours = PickupPlaceForm['workingHours'][number];

/** Working hours in the form. The months are '' for hours of the whole year. */
export interface DraftHours {
  readonly days: Hours['days'];
  readonly from: string;
  readonly to: string;
  readonly firstMonth: string;
  readonly lastMonth: string;
}

/** A pickup place in the form: the values of the fields, valid or not. */
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

/** The body of the call. A missing town becomes null, which the contract rejects. */
export const formOf = (draft: Draft) => ({
  title: draft.title.trim(),
  street: draft.street.trim(),
  townId: draft.townId === '' ? null : Number(draft.townId),
  phone: draft.phone.trim() || null,
  isActive: draft.isActive,
  workingHours: draft.workingHours.map(({ days, from, to, firstMonth, lastMonth }) => ({
    ...{ days, from: timeOf(from), to: timeOf(to) },
    // A single month is a season of one month.
    ...((firstMonth || lastMonth) && { months: [Number(firstMonth || lastMonth), Number(lastMonth || firstMonth)] }),
  })),
});

const TIME = /^(\d{1,2})[:.](\d{2})$/;

/** Normalizes `7.30` to `07:30`. Invalid text is returned as is, and the contract rejects it. */
export function timeOf(typed: string): string {
  const [, hour, minute] = TIME.exec(typed.trim()) ?? [];
  return hour === undefined || minute === undefined ? typed.trim() : `${hour.padStart(2, '0')}:${minute}`;
}

/** The indexes of hours that end before they begin. */
export const turnedHours = (hours: readonly DraftHours[]): readonly number[] =>
  hours.flatMap(({ from, to }, place) => {
    const [opens, closes] = [timeOf(from), timeOf(to)];
    return TIME.test(opens) && TIME.test(closes) && closes <= opens ? place : [];
  });
