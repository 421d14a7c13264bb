import { z } from 'zod';
import { WorkingHours } from './checkout.ts';
import { EVERYONE, routes } from './route.ts';
import { shape } from './shapes.ts';

const PickupPlaceView = shape({
  title: z.string(),
  street: z.string(),
  postalCode: z.string(),
  town: z.string(),
  phone: z.string().nullable(),
  /** Whether checkout offers it. */
  offersPickup: z.boolean(),
  workingHours: z.array(WorkingHours),
});

export const pickupPlaces = routes({
  list: {
    method: 'GET',
    path: '/b2b-settings/pickup-places',
    access: EVERYONE,
    answer: z.array(PickupPlaceView),
    shared: true,
    summary: 'The branches of the shop with working hours, and whether goods can be picked up there.',
  },
});

export type PickupPlaceView = z.output<typeof PickupPlaceView>;
