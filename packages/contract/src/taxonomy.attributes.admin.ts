import { USE_ROLES } from '@sjaj/domain';
import { z } from 'zod';
import { Id, localText, name, shape } from './shapes.ts';
import { Order, RECORD_FIELDS, recordList, recordRoutes } from './records.ts';

export const ATTRIBUTE_KINDS = ['choice', 'number', 'flag', 'text'] as const;
export const MOST_ATTRIBUTE_VALUES = 300;

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
  values: z.array(ValueForm).max(MOST_ATTRIBUTE_VALUES),
});

export const AdminAttribute = shape({
  ...AttributeForm.shape,
  ...RECORD_FIELDS,
  /** Each with the number of articles that customers find by it. */
  values: z.array(shape({ ...ValueForm.shape, id: Id, articles: z.int().min(0) })),
});

export const adminAttributes = recordRoutes({
  path: 'attributes',
  form: AttributeForm,
  view: AdminAttribute,
  list: recordList(['all', 'filters'], ['order', 'name']),
  words: ['attribute', 'attributes with their values'],
  problems: ['records.in_use'],
});

export type AdminAttribute = z.output<typeof AdminAttribute>;
export type AttributeForm = z.output<typeof AttributeForm>;
