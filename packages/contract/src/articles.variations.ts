import { z } from 'zod';
import { ArticleForm } from './articles.form.ts';
import { Confirmed, Id, shape } from './shapes.ts';

/** Size and colour: more axes than these make no grid that anybody could read. */
export const MOST_AXES = 2;
const MOST_MEMBERS = 200;

const { code, ean, vpc } = ArticleForm.shape;
/** What tells a member from its siblings, one value of each axis, and its own figures. */
const Member = { valueIds: z.array(Id).max(MOST_AXES), code, ean, vpc };

/** The articles that differ from one in the values of some attributes, that one included. */
export const VariationGrid = shape({
  /** The axes, in their order; empty for an article without a variation. */
  attributeIds: z.array(Id),
  members: z.array(
    shape({
      ...Member,
      valueIds: z.array(Id),
      id: Id,
      version: z.int(),
      title: z.string(),
      onHand: z.int(),
      isVisibleOnWeb: z.boolean(),
    }),
  ),
});

/** The grid as it shall be. A member that is left out stays an article of its own. */
export const VariationForm = shape({
  attributeIds: z
    .array(Id)
    .max(MOST_AXES)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'duplicate' }),
  /** `article` is null for a member that is made, as a hidden copy of the article that is edited. */
  members: z
    .array(shape({ ...Member, article: shape({ id: Id, version: z.int().min(1) }).nullable() }))
    .max(MOST_MEMBERS),
  ...Confirmed,
});

export type VariationGrid = z.output<typeof VariationGrid>;
export type VariationForm = z.output<typeof VariationForm>;
