import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, ListRequest, name, shape } from './shapes.ts';
import { Description, Order, PICTURE_PROBLEMS, RECORD_FIELDS } from './records.ts';

export const BrandForm = shape({
  title: name(80),
  description: Description,
  order: Order,
  /** The first of these is the one on the main page. */
  isHighlighted: z.boolean(),
  websiteUrl: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
});

export const AdminBrand = shape({
  ...BrandForm.shape,
  ...RECORD_FIELDS,
  slug: z.string(),
  pictureUrl: z.string().nullable(),
  /** Articles that customers find under it. */
  articles: z.int().min(0),
});

export const adminBrands = routes({
  list: {
    method: 'POST',
    path: '/admin/brands/get-brands',
    reads: true,
    access: BACK_OFFICE,
    body: shape({
      ...ListRequest.shape,
      view: z.enum(['all', 'highlighted', 'empty']).default('all'),
      sortBy: z.enum(['name', 'order', 'articles']).default('name'),
      isSortAscending: z.boolean().default(true),
    }),
    answer: AdminBrand,
    paged: true,
    summary: 'Brands for staff.',
  },
  setPicture: {
    method: 'POST',
    path: '/admin/brands/{id}/picture',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminBrand,
    upload: true,
    problems: PICTURE_PROBLEMS,
    summary: 'Gives a brand a logo instead of the one that it had: JPEG, PNG or WebP.',
  },
  removePicture: {
    method: 'DELETE',
    path: '/admin/brands/{id}/picture',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminBrand,
    problems: ['records.not_found'],
    summary: 'Takes the logo of a brand away.',
  },
  one: {
    method: 'GET',
    path: '/admin/brands/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminBrand,
    problems: ['records.not_found'],
    summary: 'One brand with all its texts.',
  },
  create: {
    method: 'POST',
    path: '/admin/brands',
    access: BACK_OFFICE,
    body: BrandForm,
    answer: AdminBrand,
    idempotent: true,
    problems: ['records.taken'],
    summary: 'Adds a brand.',
  },
  update: {
    method: 'PUT',
    path: '/admin/brands/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...BrandForm.shape, version: z.int().min(1) }),
    answer: AdminBrand,
    problems: ['records.not_found', 'records.changed_meanwhile', 'records.taken'],
    summary: 'Saves a brand, unless somebody else has saved it since.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/brands/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found', 'records.in_use'],
    summary: 'Deletes a brand that nothing belongs to.',
  },
});

export type AdminBrand = z.output<typeof AdminBrand>;
export type BrandForm = z.output<typeof BrandForm>;
