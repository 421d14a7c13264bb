import { z } from 'zod';
import { ACTIVE_VIEWS, RECORD_FIELDS, recordList, recordRoutes } from './records.ts';
import { Id, ids, localText, name, shape } from './shapes.ts';

/** How many records refer to it. */
const Uses = z.int().min(0);

export const CountryForm = shape({
  /** ISO 3166-1: two letters. */
  code: z.string().regex(/^[A-Z]{2}$/),
  title: localText(80),
  /** Customers may choose the country for their seat and for delivery. */
  isOffered: z.boolean(),
});

export const AdminCountry = shape({ ...CountryForm.shape, ...RECORD_FIELDS, towns: Uses });

export const COUNTRY_VIEWS = ['all', 'offered', 'other'] as const;
export const COUNTRY_SORTS = ['name', 'code', 'towns'] as const;

export const adminCountries = recordRoutes({
  path: 'countries',
  form: CountryForm,
  view: AdminCountry,
  list: recordList(COUNTRY_VIEWS, COUNTRY_SORTS),
  words: ['country', 'countries'],
  problems: ['geography.home_country'],
});

export const ENTITIES = ['FBiH', 'RS', 'BD'] as const;

export const TownForm = shape({
  title: localText(80),
  postalCode: z
    .string()
    .trim()
    .regex(/^[0-9A-Z][0-9A-Z -]{2,9}$/),
  countryId: Id,
  /** In Bosnia and Herzegovina. */
  entity: z.enum(ENTITIES).nullable(),
  /** In the Federation. */
  canton: name(60).nullable(),
  /** The days of the week, Monday is 1, on which the shop's own vans drive there; none where they take the usual week. */
  deliveryWeekdays: z
    .array(z.int().min(1).max(5))
    .max(5)
    .refine((days) => new Set(days).size === days.length, { error: 'duplicate' })
    .default([]),
  /** Customers may choose it. */
  isActive: z.boolean(),
});

export const AdminTown = shape({ ...TownForm.shape, ...RECORD_FIELDS, country: z.string(), uses: Uses });

export const TOWN_SORTS = ['name', 'postalCode', 'country', 'uses'] as const;

export const adminTowns = recordRoutes({
  path: 'towns',
  form: TownForm,
  view: AdminTown,
  list: shape({
    ...recordList(ACTIVE_VIEWS, TOWN_SORTS).shape,
    countryIds: ids(50),
    entities: z.array(z.enum(ENTITIES)).max(ENTITIES.length).default([]),
  }),
  words: ['town', 'towns'],
  problems: ['geography.country_not_found', 'geography.entity_abroad', 'geography.canton_outside_federation'],
});

export type CountryForm = z.output<typeof CountryForm>;
export type AdminCountry = z.output<typeof AdminCountry>;
export type TownForm = z.output<typeof TownForm>;
export type AdminTown = z.output<typeof AdminTown>;
