import { type AdminPickupPlace, PickupPlaceForm } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { EMPTY_DRAFT, FIELDS, timeOf, reversedHours, USUAL_HOURS } from './draft.logic.ts';

const form: PickupPlaceForm = {
  title: 'Centar',
  street: 'Rodoč bb',
  townId: 3,
  phone: null,
  offersPickup: true,
  isActive: true,
  workingHours: [
    { days: 'mon-fri', from: '07:30', to: '16:00' },
    { days: 'sat', from: '08:00', to: '12:00', months: [6, 9] },
  ],
};
const place: AdminPickupPlace = { ...form, id: 1, version: 2, name: 'Centar', town: 'Mostar' };

it('converts a read record back unchanged', () => {
  expect(z.decode(FIELDS, z.encode(FIELDS, place))).toEqual(form);
  expect(PickupPlaceForm.safeParse(z.decode(FIELDS, z.encode(FIELDS, place))).success).toBe(true);
});

it.each([
  ['7:30', '07:30'],
  [' 16.00 ', '16:00'],
  ['podne', 'podne'],
  ['', ''],
])('parses the time %j as %j', (typed, time) => {
  expect(timeOf(typed)).toBe(time);
});

it('treats a single month as a season of one month', () => {
  const draft = { ...EMPTY_DRAFT, workingHours: [{ ...USUAL_HOURS, firstMonth: '7' }] };
  expect(z.decode(FIELDS, draft).workingHours[0]).toMatchObject({ months: [7, 7] });
});

it('refuses a new record without its required fields', () => {
  const { error } = PickupPlaceForm.safeParse(z.decode(FIELDS, EMPTY_DRAFT));
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['title', 'street', 'townId']);
});

it('finds hours that end before they begin', () => {
  const hours = (from: string, to: string) => ({ ...USUAL_HOURS, from, to });
  expect(
    reversedHours([hours('08:00', '07:59'), hours('08:00', '16:00'), hours('', '07:00'), hours('9:00', '17:00')]),
  ).toEqual([0]);
});
