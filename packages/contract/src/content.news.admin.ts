import { z } from 'zod';
import { PICTURE_PROBLEMS, RECORD_FIELDS } from './records.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, ListRequest, localText, NearDay, shape } from './shapes.ts';

/** In five languages at once, Cyrillic with two bytes a letter, it must fit into one request. */
const LONGEST_TEXT = 9_000;

const NEWS_STATES = ['draft', 'scheduled', 'published', 'ended', 'archived'] as const;

export const NewsForm = shape({
  title: localText(160),
  summary: localText(400).partial(),
  /** HTML; the server keeps what its allow-list has. */
  content: localText(LONGEST_TEXT),
  /** The first day in the shop; null for a draft. */
  publishOn: NearDay.nullable(),
  /** The last day in the shop; null where it stays. */
  publishUntil: NearDay.nullable(),
  isArchived: z.boolean(),
});

export const AdminNews = shape({
  ...NewsForm.shape,
  ...RECORD_FIELDS,
  slug: z.string(),
  pictureUrl: z.string().nullable(),
  state: z.enum(NEWS_STATES),
});

export const adminNews = routes({
  list: {
    method: 'POST',
    path: '/admin/news/get-news',
    reads: true,
    access: BACK_OFFICE,
    body: shape({
      ...ListRequest.shape,
      view: z.enum(['all', ...NEWS_STATES]).default('all'),
      sortBy: z.enum(['default', 'name']).default('default'),
      isSortAscending: z.boolean().default(true),
    }),
    answer: AdminNews,
    paged: true,
    summary: 'News for staff: drafts first, then the newest.',
  },
  one: {
    method: 'GET',
    path: '/admin/news/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminNews,
    problems: ['records.not_found'],
    summary: 'One news item with all its texts.',
  },
  create: {
    method: 'POST',
    path: '/admin/news',
    access: BACK_OFFICE,
    body: NewsForm,
    answer: AdminNews,
    idempotent: true,
    problems: ['content.days_turned', 'content.text_empty'],
    summary: 'Adds a news item.',
  },
  update: {
    method: 'PUT',
    path: '/admin/news/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...NewsForm.shape, version: z.int().min(1) }),
    answer: AdminNews,
    problems: ['records.not_found', 'records.changed_meanwhile', 'content.days_turned', 'content.text_empty'],
    summary: 'Saves a news item, unless somebody else has saved it since.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/news/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found', 'records.in_use'],
    summary: 'Deletes a news item.',
  },
  setPicture: {
    method: 'POST',
    path: '/admin/news/{id}/picture',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminNews,
    upload: true,
    problems: PICTURE_PROBLEMS,
    summary: 'Gives a news item a picture instead of the one that it had: JPEG, PNG or WebP.',
  },
  removePicture: {
    method: 'DELETE',
    path: '/admin/news/{id}/picture',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminNews,
    problems: ['records.not_found'],
    summary: 'Takes the picture of a news item away.',
  },
  addPicture: {
    method: 'POST',
    path: '/admin/content-pictures',
    access: BACK_OFFICE,
    answer: shape({ url: z.string() }),
    upload: true,
    problems: ['files.not_a_picture', 'files.not_stored', 'files.too_large'],
    summary: 'Stores a picture for the inside of a text: JPEG, PNG or WebP.',
  },
});

export type NewsForm = z.output<typeof NewsForm>;
export type AdminNews = z.output<typeof AdminNews>;
export type NewsState = (typeof NEWS_STATES)[number];
