import { z } from 'zod';
import { Order, PICTURE_PROBLEMS, RECORD_FIELDS } from './records.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, ListRequest, localText, NearDay, shape } from './shapes.ts';

/** A page of the shop, or one of another site. */
const Target = z
  .string()
  .trim()
  .max(300)
  .regex(/^(?:\/|\/[^\s/\\]\S*|https:\/\/\S+)$/);

export const HeroBannerForm = shape({
  title: localText(80),
  text: localText(200).partial(),
  link: Target.nullable(),
  order: Order,
  startsOn: NearDay.nullable(),
  /** The last day. */
  endsOn: NearDay.nullable(),
  isActive: z.boolean(),
});

export const AdminHeroBanner = shape({
  ...HeroBannerForm.shape,
  ...RECORD_FIELDS,
  pictureUrl: z.string().nullable(),
  /** Whether customers see it today. */
  isShown: z.boolean(),
});

export const adminHeroBanners = routes({
  list: {
    method: 'POST',
    path: '/admin/jumbotrons/get-jumbotrons',
    reads: true,
    access: BACK_OFFICE,
    body: shape({
      ...ListRequest.shape,
      view: z.enum(['all', 'shown', 'hidden']).default('all'),
      sortBy: z.enum(['default', 'name']).default('default'),
      isSortAscending: z.boolean().default(true),
    }),
    answer: AdminHeroBanner,
    paged: true,
    summary: 'Banners of the main page, in their order.',
  },
  one: {
    method: 'GET',
    path: '/admin/jumbotrons/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminHeroBanner,
    problems: ['records.not_found'],
    summary: 'One banner with all its texts.',
  },
  create: {
    method: 'POST',
    path: '/admin/jumbotrons',
    access: BACK_OFFICE,
    body: HeroBannerForm,
    answer: AdminHeroBanner,
    idempotent: true,
    problems: ['content.days_turned'],
    summary: 'Adds a banner.',
  },
  update: {
    method: 'PUT',
    path: '/admin/jumbotrons/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...HeroBannerForm.shape, version: z.int().min(1) }),
    answer: AdminHeroBanner,
    problems: ['records.not_found', 'records.changed_meanwhile', 'content.days_turned'],
    summary: 'Saves a banner, unless somebody else has saved it since.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/jumbotrons/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found', 'records.in_use'],
    summary: 'Deletes a banner.',
  },
  setPicture: {
    method: 'POST',
    path: '/admin/jumbotrons/{id}/picture',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminHeroBanner,
    upload: true,
    problems: PICTURE_PROBLEMS,
    summary: 'Gives a banner a picture instead of the one that it had: JPEG, PNG or WebP.',
  },
  removePicture: {
    method: 'DELETE',
    path: '/admin/jumbotrons/{id}/picture',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminHeroBanner,
    problems: ['records.not_found'],
    summary: 'Takes the picture of a banner away.',
  },
});

export type HeroBannerForm = z.output<typeof HeroBannerForm>;
export type AdminHeroBanner = z.output<typeof AdminHeroBanner>;
