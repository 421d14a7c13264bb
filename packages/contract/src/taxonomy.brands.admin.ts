import { z } from 'zod';
import { name, shape } from './shapes.ts';
import { Description, Order, pictureRoutes, RECORD_FIELDS, recordList, recordRoutes } from './records.ts';

export const BrandForm = shape({
  title: name(80),
  description: Description,
  order: Order,
  /** The first of these is the one on the main page. */
  isHighlighted: z.boolean(),
  websiteUrl: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
});

export const AdminBrand = shape({
  ...BrandForm.shape,
  ...RECORD_FIELDS,
  slug: z.string(),
  pictureUrl: z.string().nullable(),
  /** Articles that customers find under it. */
  articles: z.int().min(0),
});

export const adminBrands = {
  ...recordRoutes({
    path: 'brands',
    form: BrandForm,
    view: AdminBrand,
    list: recordList(['all', 'highlighted', 'empty'], ['name', 'order', 'articles']),
    words: ['brand', 'brands'],
  }),
  ...pictureRoutes({ path: 'brands', view: AdminBrand, one: 'brand' }),
};

export type AdminBrand = z.output<typeof AdminBrand>;
export type BrandForm = z.output<typeof BrandForm>;
