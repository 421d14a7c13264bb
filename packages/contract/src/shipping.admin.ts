import { z } from 'zod';
import { Id, ListRequest, Price, name, shape } from './shapes.ts';
import { Description, RECORD_FIELDS, recordRoutes } from './records.ts';

export const WORKING_DAYS = ['mon-fri', 'sat', 'sun'] as const;
const MOST_RATES = 60;
const MOST_HOURS = 12;
const MONTHS = 12;

const Days = z.int().min(0).max(60);
const Month = z.int().min(1).max(MONTHS);
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const CarrierForm = shape({
  title: name(80),
  description: Description,
  deliveryDaysFrom: Days,
  deliveryDaysTo: Days,
  /** Offered before the others; there is one at most. */
  isDefault: z.boolean(),
  isActive: z.boolean(),
  /** What a parcel of at most so many grams costs, without VAT. What is heavier than all of them is not carried. */
  rates: z
    .array(shape({ toWeightG: z.int().min(1).max(10_000_000), price: Price }))
    .min(1)
    .max(MOST_RATES),
});

export const AdminCarrier = shape({ ...CarrierForm.shape, ...RECORD_FIELDS });

export const PickupPlaceForm = shape({
  title: name(80),
  street: name(120),
  townId: Id,
  phone: name(40).nullable(),
  workingHours: z
    .array(
      shape({
        days: z.enum(WORKING_DAYS),
        from: Time,
        to: Time,
        /** First and last month, where the hours hold in a season only. */
        months: z.tuple([Month, Month]).optional(),
      }),
    )
    .max(MOST_HOURS),
  /** Whether checkout offers it; other branches are shown with hours and phone only. */
  offersPickup: z.boolean(),
  isActive: z.boolean(),
});

export const AdminPickupPlace = shape({ ...PickupPlaceForm.shape, ...RECORD_FIELDS, town: z.string() });

const ActiveList = shape({
  ...ListRequest.shape,
  view: z.enum(['all', 'active', 'inactive']).default('all'),
  sortBy: z.enum(['default', 'name']).default('default'),
  isSortAscending: z.boolean().default(true),
});

const POST_PROBLEMS = ['shipping.days_turned', 'shipping.rates_order', 'shipping.default_inactive'] as const;
const PLACE_PROBLEMS = ['shipping.hours_turned', 'articles.reference_unknown'] as const;

export const adminCarriers = recordRoutes({
  path: 'express-posts',
  form: CarrierForm,
  view: AdminCarrier,
  list: ActiveList,
  words: ['express post', 'express posts with their prices by weight'],
  problems: POST_PROBLEMS,
});

export const adminPickupPlaces = recordRoutes({
  path: 'pickup-places',
  form: PickupPlaceForm,
  view: AdminPickupPlace,
  list: ActiveList,
  words: ['pickup place', 'pickup places with their working hours'],
  problems: PLACE_PROBLEMS,
});

export type CarrierForm = z.output<typeof CarrierForm>;
export type AdminCarrier = z.output<typeof AdminCarrier>;
export type PickupPlaceForm = z.output<typeof PickupPlaceForm>;
export type AdminPickupPlace = z.output<typeof AdminPickupPlace>;
