import type { PickupPlaceForm } from '@sjaj/contract';
import { z } from 'zod';
import { asTyped, count, optionalText, text } from '../../../shared/form/field-codecs.logic.ts';

type Hours = PickupPlaceForm['workingHours'][number];

/** Working hours; the months are '' for hours of the whole year. */
const HOURS = z.codec(
  z.object({
    days: z.custom<Hours['days']>(),
    from: z.string(),
    to: z.string(),
    firstMonth: z.string(),
    lastMonth: z.string(),
  }),
  z.custom<Hours>(),
  {
    decode: ({ days, from, to, firstMonth, lastMonth }): Hours => ({
      days,
      from: timeOf(from),
      to: timeOf(to),
      // A single month is a season of one month.
      ...((firstMonth || lastMonth) && { months: [Number(firstMonth || lastMonth), Number(lastMonth || firstMonth)] }),
    }),
    encode: ({ days, from, to, months }) => ({
      days,
      from,
      to,
      firstMonth: String(months?.[0] ?? ''),
      lastMonth: String(months?.[1] ?? ''),
    }),
  },
);

/** The fields of a pickup place. */
export const FIELDS = z.object({
  title: text(),
  street: text(),
  townId: count(),
  phone: optionalText(),
  workingHours: z.array(HOURS).readonly(),
  offersPickup: asTyped<boolean>(),
  isActive: asTyped<boolean>(),
});

export type DraftHours = z.input<typeof HOURS>;
export type Draft = z.input<typeof FIELDS>;

export const USUAL_HOURS: DraftHours = { days: 'mon-fri', from: '08:00', to: '16:00', firstMonth: '', lastMonth: '' };

export const EMPTY_DRAFT: Draft = {
  title: '',
  street: '',
  townId: '',
  phone: '',
  workingHours: [USUAL_HOURS],
  offersPickup: true,
  isActive: true,
};

const TIME = /^(\d{1,2})[:.](\d{2})$/;

/** Normalizes `7.30` to `07:30`. Invalid text is returned as is, and the contract rejects it. */
export function timeOf(typed: string): string {
  const [, hour, minute] = TIME.exec(typed.trim()) ?? [];
  return hour === undefined || minute === undefined ? typed.trim() : `${hour.padStart(2, '0')}:${minute}`;
}

/** The indexes of hours that end before they begin. */
export const reversedHours = (hours: readonly DraftHours[]): readonly number[] =>
  hours.flatMap(({ from, to }, place) => {
    const [opens, closes] = [timeOf(from), timeOf(to)];
    return TIME.test(opens) && TIME.test(closes) && closes <= opens ? place : [];
  });
