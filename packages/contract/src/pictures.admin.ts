import { z } from 'zod';
import { PictureFocus } from './pictures.ts';
import { recordList } from './records.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, Instant, localText, name, shape } from './shapes.ts';

/** The kinds of records that show pictures of the library. */
export const PICTURE_USES = ['article', 'category', 'brand', 'news_item', 'hero_banner', 'promotion'] as const;

export const PICTURE_VIEWS = ['all', 'unused', 'without_alt'] as const;
export const PICTURE_SORTS = ['createdAt', 'name', 'bytes', 'useCount'] as const;

/** Screen readers read the whole text at once. */
export const LONGEST_ALT = 200;

export const PictureForm = shape({
  name: name(130),
  /** What the picture shows, for those who do not see it. */
  alt: localText(LONGEST_ALT).partial(),
  /** Null for a picture that is always shown whole. */
  focus: PictureFocus.nullable(),
});

const PictureUse = shape({ kind: z.enum(PICTURE_USES), id: Id, title: z.string() });

export const AdminPicture = shape({
  ...PictureForm.shape,
  id: Id,
  version: z.int(),
  /** 400 pixels wide. */
  url: z.string(),
  /** Of the largest size in pixels; null for a picture of before the library. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Of all sizes together; null as above. */
  bytes: z.int().nullable(),
  createdAt: Instant,
  /** The first records that show it. */
  uses: z.array(PictureUse),
  /** How many there are in all. */
  useCount: z.int().min(0),
});

const FILE_PROBLEMS = ['files.not_a_picture', 'files.not_stored', 'files.too_large'] as const;

export const adminPictures = routes({
  list: {
    method: 'POST',
    path: '/admin/pictures/get-pictures',
    access: BACK_OFFICE,
    body: shape({
      ...recordList(PICTURE_VIEWS, PICTURE_SORTS).shape,
      /** Only pictures that a record of one of these kinds shows. */
      usedBy: z.array(z.enum(PICTURE_USES)).max(PICTURE_USES.length).default([]),
    }),
    answer: AdminPicture,
    paged: true,
    reads: true,
    summary: 'The library of pictures, with what shows each of them.',
  },
  one: {
    method: 'GET',
    path: '/admin/pictures/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminPicture,
    problems: ['records.not_found'],
    summary: 'One picture with its alternative text, its focus point and what shows it.',
  },
  upload: {
    method: 'POST',
    path: '/admin/pictures',
    access: BACK_OFFICE,
    answer: AdminPicture,
    upload: true,
    problems: FILE_PROBLEMS,
    summary: 'Adds a picture that nothing shows yet: JPEG, PNG or WebP, re-encoded in three sizes.',
  },
  update: {
    method: 'PUT',
    path: '/admin/pictures/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...PictureForm.shape, version: z.int().min(1) }),
    answer: AdminPicture,
    problems: ['records.not_found', 'records.changed_meanwhile'],
    summary: 'Saves name, alternative text and focus point, which hold wherever the picture is shown.',
  },
  replace: {
    method: 'POST',
    path: '/admin/pictures/{id}/file',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminPicture,
    upload: true,
    problems: ['records.not_found', ...FILE_PROBLEMS],
    summary: 'Puts another file in the place of the picture wherever it is shown; placed orders keep the old one.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/pictures/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found', 'records.in_use'],
    summary: 'Deletes a picture that nothing shows.',
  },
});

export type PictureForm = z.output<typeof PictureForm>;
export type AdminPicture = z.output<typeof AdminPicture>;
export type PictureUse = z.output<typeof PictureUse>;
