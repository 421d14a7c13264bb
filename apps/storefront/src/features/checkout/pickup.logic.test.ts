import type { DeliveryOption } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { byTown } from './pickup.logic.ts';

const option = (method: DeliveryOption['method'], id: number, town?: string) =>
  ({
    method,
    expressPostId: null,
    pickupPlaceId: method === 'pickup' ? id : null,
    title: town ?? method,
    place: town === undefined ? null : { street: 'Obala 1', town, workingHours: [] },
  }) as unknown as DeliveryOption;

const own = option('own', 0);
const [mostar, ilidza, tuzla] = [
  option('pickup', 1, 'Mostar'),
  option('pickup', 2, 'Ilidža'),
  option('pickup', 3, 'Tuzla'),
];
const all = [own, mostar, ilidza, tuzla];

it('leaves out the pickup places of other towns than that of the address', () => {
  expect(byTown(all, 'Mostar', 'own')).toEqual({ shown: [own, mostar], elsewhere: [ilidza, tuzla] });
  expect(byTown(all, 'Neum', 'own')).toEqual({ shown: [own], elsewhere: [mostar, ilidza, tuzla] });
});

it('keeps the chosen place, wherever it is', () => {
  expect(byTown(all, 'Neum', 'pickup-3')).toEqual({ shown: [own, tuzla], elsewhere: [mostar, ilidza] });
});

it('leaves nothing out where the town is not known, or where one place would be', () => {
  expect(byTown(all, null, 'own')).toEqual({ shown: all, elsewhere: [] });
  expect(byTown([own, mostar, tuzla], 'Mostar', 'own').elsewhere).toEqual([]);
});
