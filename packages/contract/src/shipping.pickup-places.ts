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
  workingHours: z.array(WorkingHours),
});

export const pickupPlaces = routes({
  list: {
    method: 'GET',
    path: '/b2b-settings/pickup-places',
    access: EVERYONE,
    answer: z.array(PickupPlaceView),
    shared: true,
    summary: 'Where goods can be picked up, with working hours: the branches of the shop.',
  },
});

export type PickupPlaceView = z.output<typeof PickupPlaceView>;
