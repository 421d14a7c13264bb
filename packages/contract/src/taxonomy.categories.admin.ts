import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Id, localText, shape } from './shapes.ts';
import { Description, Order, pictureRoutes, RECORD_FIELDS, recordList, recordRoutes } from './records.ts';

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

export const adminCategories = {
  ...recordRoutes({
    path: 'categories',
    form: CategoryForm,
    view: AdminCategory,
    list: recordList(['all', 'main_page', 'empty'], ['tree', 'name', 'articles']),
    words: ['category', 'categories'],
    problems: [
      'categories.parent_unknown',
      'categories.below_itself',
      'categories.too_deep',
      'categories.attribute_unknown',
    ],
  }),
  ...pictureRoutes({ path: 'categories', view: AdminCategory, one: 'category' }),
  ...routes({
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
  }),
};

export type AdminCategory = z.output<typeof AdminCategory>;
export type CategoryForm = z.output<typeof CategoryForm>;
