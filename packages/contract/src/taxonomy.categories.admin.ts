import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, ListRequest, localText, shape } from './shapes.ts';
import { Description, RECORD_FIELDS, Order } from './records.ts';

export const CategoryForm = shape({
  title: localText(120),
  description: Description,
  parentCategoryId: Id.nullable(),
  order: Order,
  isOnMainPage: z.boolean(),
});

export const AdminCategory = shape({
  ...CategoryForm.shape,
  ...RECORD_FIELDS,
  slug: z.string(),
  /** The names above it, the highest first; empty at the top. */
  path: z.array(z.string()),
  /** Articles that customers find in it and below it. */
  articles: z.int().min(0),
});

export const adminCategories = routes({
  list: {
    method: 'POST',
    path: '/admin/categories/get-categories',
    reads: true,
    access: BACK_OFFICE,
    body: shape({
      ...ListRequest.shape,
      view: z.enum(['all', 'main_page', 'empty']).default('all'),
      sortBy: z.enum(['tree', 'name', 'articles']).default('tree'),
      isSortAscending: z.boolean().default(true),
    }),
    answer: AdminCategory,
    paged: true,
    summary: 'Categories for staff; in the order of the tree each stands below its parent.',
  },
  one: {
    method: 'GET',
    path: '/admin/categories/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminCategory,
    problems: ['records.not_found'],
    summary: 'One category with all its texts.',
  },
  create: {
    method: 'POST',
    path: '/admin/categories',
    access: BACK_OFFICE,
    body: CategoryForm,
    answer: AdminCategory,
    idempotent: true,
    problems: ['categories.parent_unknown', 'categories.below_itself', 'categories.too_deep', 'records.taken'],
    summary: 'Adds a category.',
  },
  update: {
    method: 'PUT',
    path: '/admin/categories/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...CategoryForm.shape, version: z.int().min(1) }),
    answer: AdminCategory,
    problems: [
      'records.not_found',
      'records.changed_meanwhile',
      'categories.parent_unknown',
      'categories.below_itself',
      'categories.too_deep',
      'records.taken',
    ],
    summary: 'Saves a category, unless somebody else has saved it since.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/categories/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found', 'records.in_use'],
    summary: 'Deletes a category that nothing belongs to.',
  },
});

export type AdminCategory = z.output<typeof AdminCategory>;
export type CategoryForm = z.output<typeof CategoryForm>;
