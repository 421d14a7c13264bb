import { z } from 'zod';
import { EVERYONE, routes } from './route.ts';
import { ById, Id, shape, sortedList } from './shapes.ts';

const Country = shape({ id: Id, code: z.string(), title: z.string() });
export const Town = shape({ id: Id, title: z.string(), postalCode: z.string(), countryId: Id });

export const geography = routes({
  countries: {
    method: 'POST',
    path: '/countries/get-countries',
    access: EVERYONE,
    body: sortedList(z.enum(['default', 'createdDate', 'title']).default('default')),
    answer: Country,
    paged: true,
    shared: true,
    reads: true,
    summary: 'The countries that the shop delivers to.',
  },
  country: {
    method: 'GET',
    path: '/countries/{id}',
    access: EVERYONE,
    params: ById,
    answer: Country,
    shared: true,
    problems: ['geography.country_not_found'],
    summary: 'One country.',
  },
  towns: {
    method: 'POST',
    path: '/towns/get-towns',
    access: EVERYONE,
    body: shape({
      ...sortedList(z.enum(['default', 'createdDate', 'title', 'postalCode']).default('default')).shape,
      countryId: Id.optional(),
    }),
    answer: Town,
    paged: true,
    shared: true,
    reads: true,
    summary: 'Towns with their postal codes, by name.',
  },
});

export type Town = z.output<typeof Town>;
