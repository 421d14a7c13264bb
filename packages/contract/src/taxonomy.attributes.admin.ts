import { USE_ROLES } from '@sjaj/domain';
import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, ListRequest, localText, name, shape } from './shapes.ts';
import { RECORD_FIELDS, Order } from './records.ts';

export const ATTRIBUTE_KINDS = ['choice', 'number', 'flag', 'text'] as const;
const MOST_VALUES = 300;

const ValueForm = shape({
  /** Null for a new one. */
  id: Id.nullable(),
  title: localText(80),
  /** A colour that a buyer picks by eye. */
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
});

export const AttributeForm = shape({
  /** As files and programs call it. */
  key: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/),
  title: localText(80),
  kind: z.enum(ATTRIBUTE_KINDS),
  unit: name(12).nullable(),
  isFilter: z.boolean(),
  /** What the values tell of the use of an article; null for nothing. */
  useRole: z.enum(USE_ROLES).nullable().default(null),
  /** Whether articles of another value have another effect. */
  decidesEffect: z.boolean().default(false),
  order: Order,
  /** In their order; what is left out is deleted. */
  values: z.array(ValueForm).max(MOST_VALUES),
});

export const AdminAttribute = shape({
  ...AttributeForm.shape,
  ...RECORD_FIELDS,
  /** Each with the number of articles that customers find by it. */
  values: z.array(shape({ ...ValueForm.shape, id: Id, articles: z.int().min(0) })),
});

export const adminAttributes = routes({
  list: {
    method: 'POST',
    path: '/admin/attributes/get-attributes',
    reads: true,
    access: BACK_OFFICE,
    body: shape({
      ...ListRequest.shape,
      view: z.enum(['all', 'filters']).default('all'),
      sortBy: z.enum(['order', 'name']).default('order'),
      isSortAscending: z.boolean().default(true),
    }),
    answer: AdminAttribute,
    paged: true,
    summary: 'Attributes with their values, for staff.',
  },
  one: {
    method: 'GET',
    path: '/admin/attributes/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminAttribute,
    problems: ['records.not_found'],
    summary: 'One attribute with its values.',
  },
  create: {
    method: 'POST',
    path: '/admin/attributes',
    access: BACK_OFFICE,
    body: AttributeForm,
    answer: AdminAttribute,
    idempotent: true,
    problems: ['records.taken'],
    summary: 'Adds an attribute.',
  },
  update: {
    method: 'PUT',
    path: '/admin/attributes/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...AttributeForm.shape, version: z.int().min(1) }),
    answer: AdminAttribute,
    problems: ['records.not_found', 'records.changed_meanwhile', 'records.taken', 'records.in_use'],
    summary: 'Saves an attribute and its values; a value that articles have stays.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/attributes/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found', 'records.in_use'],
    summary: 'Deletes an attribute that no article has.',
  },
});

export type AdminAttribute = z.output<typeof AdminAttribute>;
export type AttributeForm = z.output<typeof AttributeForm>;
