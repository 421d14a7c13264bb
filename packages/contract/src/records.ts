import { z } from 'zod';
import { BACK_OFFICE, routes, type Schema } from './route.ts';
import { ById, Done, Id, ListRequest, longText, shape } from './shapes.ts';

/** The position among records: lower comes first. */
export const Order = z.int().min(0).max(9_999);

/** A text that may be missing in some languages. */
export const Description = shape({
  bs: longText(2_000).optional(),
  hr: longText(2_000).optional(),
  srLatn: longText(2_000).optional(),
  srCyrl: longText(2_000).optional(),
  en: longText(2_000).optional(),
});

/** The fields that a stored record of staff has in addition to its form. */
export const RECORD_FIELDS = {
  id: Id,
  version: z.int(),
  /** The title in the language of the answer. */
  name: z.string(),
};

interface RecordRoutesInput<Path, Shape extends z.ZodRawShape, View, List, Problem> {
  /** The folder of the calls below `/admin`. */
  readonly path: Path;
  readonly form: z.ZodObject<Shape, z.core.$strict>;
  /** A record as staff read it. */
  readonly view: View;
  /** What a list may be asked. */
  readonly list: List;
  /** One record and all of them in English, for the summaries. */
  readonly words: readonly [one: string, many: string];
  /** What adding, saving or deleting may answer besides what any record may. */
  readonly problems?: readonly Problem[];
}

/** The five calls by which staff keep a list of records: list, read, add, save and delete. */
export const recordRoutes = <
  const Path extends string,
  const Shape extends z.ZodRawShape,
  View extends Schema,
  List extends Schema,
  const Problem extends string = never,
>({
  path,
  form,
  view,
  list,
  words: [one, many],
  problems = [],
}: RecordRoutesInput<Path, Shape, View, List, Problem>) =>
  routes({
    list: {
      method: 'POST',
      path: `/admin/${path}/get-${path}`,
      access: BACK_OFFICE,
      body: list,
      answer: view,
      paged: true,
      reads: true,
      summary: `All ${many} for staff.`,
    },
    one: {
      method: 'GET',
      path: `/admin/${path}/{id}`,
      access: BACK_OFFICE,
      params: ById,
      answer: view,
      problems: ['records.not_found'],
      summary: `One ${one} with all its texts.`,
    },
    create: {
      method: 'POST',
      path: `/admin/${path}`,
      access: BACK_OFFICE,
      body: form,
      answer: view,
      idempotent: true,
      problems: ['records.taken', ...problems],
      summary: `Adds ${withArticle(one)}.`,
    },
    update: {
      method: 'PUT',
      path: `/admin/${path}/{id}`,
      access: BACK_OFFICE,
      params: ById,
      body: shape({ ...form.shape, version: z.int().min(1) }),
      answer: view,
      problems: ['records.not_found', 'records.changed_meanwhile', 'records.taken', ...problems],
      summary: `Saves ${withArticle(one)}, unless somebody else has saved it since.`,
    },
    remove: {
      method: 'DELETE',
      path: `/admin/${path}/{id}`,
      access: BACK_OFFICE,
      params: ById,
      answer: Done,
      problems: ['records.not_found', 'records.in_use', ...problems],
      summary: `Deletes ${withArticle(one)} that nothing refers to.`,
    },
  });

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** What giving a record a picture may answer. */
const PICTURE_PROBLEMS = ['records.not_found', 'files.not_a_picture', 'files.not_stored', 'files.too_large'] as const;

interface PictureRoutesInput<Path, View> {
  readonly path: Path;
  readonly view: View;
  /** One record in English. */
  readonly one: string;
}

/** The calls by which staff give a record a picture, and take it away. */
export const pictureRoutes = <const Path extends string, View extends Schema>({
  path,
  view,
  one,
}: PictureRoutesInput<Path, View>) =>
  routes({
    setPicture: {
      method: 'POST',
      path: `/admin/${path}/{id}/picture`,
      access: BACK_OFFICE,
      params: ById,
      answer: view,
      upload: true,
      problems: PICTURE_PROBLEMS,
      summary: `Gives ${withArticle(one)} a picture instead of the one that it had: JPEG, PNG or WebP.`,
    },
    removePicture: {
      method: 'DELETE',
      path: `/admin/${path}/{id}/picture`,
      access: BACK_OFFICE,
      params: ById,
      answer: view,
      problems: ['records.not_found'],
      summary: `Takes the picture of ${withArticle(one)} away.`,
    },
  });

/** What a list of records may be asked: a view and a column to sort by; the first of each where nothing is said. */
export const recordList = <
  const Views extends readonly [string, ...string[]],
  const Sorts extends readonly [string, ...string[]],
>(
  views: Views,
  sorts: Sorts,
) =>
  shape({
    ...ListRequest.shape,
    view: z.enum(views).default(views[0] as never),
    sortBy: z.enum(sorts).default(sorts[0] as never),
    isSortAscending: z.boolean().default(true),
  });

export const ACTIVE_VIEWS = ['all', 'active', 'inactive'] as const;
