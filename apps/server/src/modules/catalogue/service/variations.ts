import type { VariationMatrix, VariationView } from '@sjaj/contract';
import { localised } from '../../../kernel/localised.ts';
import { Problem } from '../../../platform/problem.ts';
import { matrixOf } from './variation-matrix.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { membersOf } from '../store/variations.ts';
import type { Viewer } from '../viewer.ts';

/** Every member with price and stock for the viewer; 404 where nothing of the variation can be seen. */
export async function variationMatrix(
  catalogue: CatalogueContext,
  viewer: Viewer,
  id: number,
): Promise<VariationMatrix> {
  const [memberIds, context] = await Promise.all([membersOf(catalogue.db, id), catalogue.reader.context(viewer)]);
  const facts = [...(await catalogue.reader.facts.of(memberIds)).values()].filter(({ isVisible }) => isVisible);
  const [first] = facts;
  const matrix = first ? matrixOf(first, facts, context) : null;
  if (!matrix) throw new Problem('catalogue.variation_not_found', 404);
  return matrix;
}

/** What the members differ in, and which they are. */
export async function variation(catalogue: CatalogueContext, viewer: Viewer, id: number): Promise<VariationView> {
  const { title, attributes, members } = await variationMatrix(catalogue, viewer, id);
  const { references } = catalogue.model;
  return {
    id,
    title,
    attributes: attributes.map((attribute) => ({
      id: attribute.id,
      title: attribute.title,
      unit: references.attributes.get(attribute.id)?.unit ?? null,
      values: attribute.values.map((value) => ({
        id: value.id,
        title: localised(references.values.get(value.id)?.title, viewer.language),
      })),
    })),
    articleIds: members.map((member) => member.id),
  };
}
