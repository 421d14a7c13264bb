import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, ListRequest, Price, name, shape } from './shapes.ts';
import { Description, RECORD_FIELDS } from './records.ts';

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
const SAVE_PROBLEMS = ['records.not_found', 'records.changed_meanwhile'] as const;

export const adminCarriers = routes({
  list: {
    method: 'POST',
    path: '/admin/express-posts/get-express-posts',
    reads: true,
    access: BACK_OFFICE,
    body: ActiveList,
    answer: AdminCarrier,
    paged: true,
    summary: 'Express posts with their prices by weight, as checkout offers them by default.',
  },
  one: {
    method: 'GET',
    path: '/admin/express-posts/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminCarrier,
    problems: ['records.not_found'],
    summary: 'One express post with its prices by weight.',
  },
  create: {
    method: 'POST',
    path: '/admin/express-posts',
    access: BACK_OFFICE,
    body: CarrierForm,
    answer: AdminCarrier,
    idempotent: true,
    problems: POST_PROBLEMS,
    summary: 'Adds an express post.',
  },
  update: {
    method: 'PUT',
    path: '/admin/express-posts/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...CarrierForm.shape, version: z.int().min(1) }),
    answer: AdminCarrier,
    problems: [...SAVE_PROBLEMS, ...POST_PROBLEMS],
    summary: 'Saves an express post with its prices; orders keep the postage that they were placed with.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/express-posts/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found', 'records.in_use'],
    summary: 'Deletes an express post that no order went with.',
  },
});

export const adminPickupPlaces = routes({
  list: {
    method: 'POST',
    path: '/admin/pickup-places/get-pickup-places',
    reads: true,
    access: BACK_OFFICE,
    body: ActiveList,
    answer: AdminPickupPlace,
    paged: true,
    summary: 'Places where orders are picked up, with their working hours.',
  },
  one: {
    method: 'GET',
    path: '/admin/pickup-places/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminPickupPlace,
    problems: ['records.not_found'],
    summary: 'One pickup place.',
  },
  create: {
    method: 'POST',
    path: '/admin/pickup-places',
    access: BACK_OFFICE,
    body: PickupPlaceForm,
    answer: AdminPickupPlace,
    idempotent: true,
    problems: PLACE_PROBLEMS,
    summary: 'Adds a pickup place.',
  },
  update: {
    method: 'PUT',
    path: '/admin/pickup-places/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...PickupPlaceForm.shape, version: z.int().min(1) }),
    answer: AdminPickupPlace,
    problems: [...SAVE_PROBLEMS, ...PLACE_PROBLEMS],
    summary: 'Saves a pickup place with its working hours.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/pickup-places/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found', 'records.in_use'],
    summary: 'Deletes a pickup place that no order was picked up at.',
  },
});

export type CarrierForm = z.output<typeof CarrierForm>;
export type AdminCarrier = z.output<typeof AdminCarrier>;
export type PickupPlaceForm = z.output<typeof PickupPlaceForm>;
export type AdminPickupPlace = z.output<typeof AdminPickupPlace>;
