import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, ListRequest, localText, shape } from './shapes.ts';
import { Description, Order, PICTURE_PROBLEMS, RECORD_FIELDS } from './records.ts';

/** The signs that a category may have in menus, and in place of pictures that articles in it lack. */
export const CATEGORY_ICONS = [
  'brush',
  'droplet',
  'first-aid-kit',
  'hand-sanitizer',
  'helmet',
  'package',
  'spray',
  'toilet-paper',
  'vacuum-cleaner',
] as const;

export const CategoryForm = shape({
  title: localText(120),
  description: Description,
  parentCategoryId: Id.nullable(),
  order: Order,
  isOnMainPage: z.boolean(),
  icon: z.enum(CATEGORY_ICONS).nullable(),
  /** The attributes that the form of an article in it offers first, in their order. */
  attributeIds: z.array(Id).max(60),
});

export const AdminCategory = shape({
  ...CategoryForm.shape,
  ...RECORD_FIELDS,
  slug: z.string(),
  pictureUrl: z.string().nullable(),
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
  tree: {
    method: 'GET',
    path: '/admin/categories/tree',
    access: BACK_OFFICE,
    answer: z.array(AdminCategory),
    summary: 'All categories in the order of the tree, each below its parent.',
  },
  move: {
    method: 'PUT',
    path: '/admin/categories/{id}/move',
    access: BACK_OFFICE,
    params: ById,
    body: shape({
      parentCategoryId: Id.nullable(),
      /** The category that it stands before from now on; null for the last place. */
      beforeId: Id.nullable(),
    }),
    answer: z.array(AdminCategory),
    problems: [
      'records.not_found',
      'categories.parent_unknown',
      'categories.below_itself',
      'categories.too_deep',
      'records.taken',
    ],
    summary: 'Moves a category with all below it, and answers with the tree.',
  },
  setPicture: {
    method: 'POST',
    path: '/admin/categories/{id}/picture',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminCategory,
    upload: true,
    problems: PICTURE_PROBLEMS,
    summary: 'Gives a category a picture instead of the one that it had: JPEG, PNG or WebP.',
  },
  removePicture: {
    method: 'DELETE',
    path: '/admin/categories/{id}/picture',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminCategory,
    problems: ['records.not_found'],
    summary: 'Takes the picture of a category away.',
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
    problems: [
      'categories.parent_unknown',
      'categories.below_itself',
      'categories.too_deep',
      'categories.attribute_unknown',
      'records.taken',
    ],
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
      'categories.attribute_unknown',
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
