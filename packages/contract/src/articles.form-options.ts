import { z } from 'zod';
import { Id, shape } from './shapes.ts';

const Option = shape({ id: Id, title: z.string() });

/** What the fields of the article form offer. */
export const ArticleFormOptions = shape({
  brands: z.array(Option),
  categories: z.array(shape({ ...Option.shape, parentCategoryId: Id.nullable(), attributeIds: z.array(Id) })),
  units: z.array(Option),
  taxGroups: z.array(shape({ ...Option.shape, rate: z.number() })),
  attributes: z.array(shape({ ...Option.shape, values: z.array(Option) })),
  tags: z.array(Option),
});

export type ArticleFormOptions = z.output<typeof ArticleFormOptions>;
