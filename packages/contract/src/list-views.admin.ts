import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, name, shape } from './shapes.ts';

const LONGEST_NAME = 40;
const MOST_COLUMNS = 60;

/** The list as the back office names it: `price-changes`. */
const ListName = z
  .string()
  .max(60)
  .regex(/^[a-zA-Z][\w-]*$/);

const ViewFields = {
  name: name(LONGEST_NAME),
  /** The search of the list's address: view, filters and order. */
  search: z
    .string()
    .max(2_000)
    .regex(/^(?:\?.*)?$/),
  /** The fields of the columns that are shown. */
  columns: z.array(z.string().max(60)).max(MOST_COLUMNS),
  isShared: z.boolean().default(false),
};

export const ListViewForm = shape({ list: ListName, ...ViewFields });

const ListView = shape({
  id: Id,
  list: ListName,
  ...ViewFields,
  isShared: z.boolean(),
  version: z.int(),
  /** Whether the caller has saved it; only they change it. */
  isOwn: z.boolean(),
  ownerName: z.string(),
  /** Whether the list opens with it for the caller. */
  isDefault: z.boolean(),
});

/** Views of lists that staff have saved. */
export const adminListViews = routes({
  ofList: {
    method: 'GET',
    path: '/admin/list-views/of/{list}',
    access: BACK_OFFICE,
    params: shape({ list: ListName }),
    answer: z.array(ListView),
    summary: 'The views of a list that the caller has saved, and those that colleagues share.',
  },
  create: {
    method: 'POST',
    path: '/admin/list-views',
    access: BACK_OFFICE,
    body: ListViewForm,
    answer: ListView,
    idempotent: true,
    problems: ['records.taken', 'lists.too_many_views'],
    summary: 'Saves a view of a list.',
  },
  update: {
    method: 'PUT',
    path: '/admin/list-views/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...ViewFields, version: z.int().min(1) }),
    answer: ListView,
    problems: ['records.not_found', 'records.changed_meanwhile', 'records.taken'],
    summary: 'Changes a view of the caller; 404 for one of somebody else.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/list-views/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Deletes a view of the caller; 404 for one of somebody else.',
  },
  choose: {
    method: 'PUT',
    path: '/admin/list-views/of/{list}/default',
    access: BACK_OFFICE,
    params: shape({ list: ListName }),
    body: shape({ viewId: Id.nullable() }),
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Has the list open with a view for the caller; with null as it does by itself.',
  },
});

export type ListView = z.output<typeof ListView>;
export type ListViewForm = z.output<typeof ListViewForm>;
