import type { VariationMatrix, VariationView, VariationMember } from '@sjaj/contract';
import { localised } from '../../../kernel/localised.ts';
import { Problem } from '../../../platform/problem.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { membersOf } from '../store/visible-articles.ts';
import type { Viewer } from './viewer.ts';
import { startQuantity } from './tile-frame.ts';
import { type TileContext, tileOf, unitPriceFor } from './tiles.ts';
import { breaksOf } from './details-parts.ts';
import { withUnit } from '../rules.ts';
import type { ArticleFacts } from '../store/article-facts.ts';

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

type Attributes = VariationMatrix['attributes'];

/** The members of the article's variation by what they differ in; null where it has none to choose from. */
export function matrixOf(
  { variation }: ArticleFacts,
  members: readonly ArticleFacts[],
  context: TileContext,
): VariationMatrix | null {
  if (variation === null || members.length === 0) return null;
  const attributes = variation.attributeIds.flatMap((id) => attributeOf(id, members, context));
  return {
    id: variation.id,
    title: localised(variation.title, context.viewer.language),
    attributes,
    breaksCountTogether: context.breaksCountTogether,
    members: members
      .map((member) => memberOf(member, attributes, context))
      .sort((a, b) => placeOf(a, attributes) - placeOf(b, attributes) || a.id - b.id),
  };
}

function attributeOf(id: number, members: readonly ArticleFacts[], { references, viewer }: TileContext): Attributes {
  const attribute = references.attributes.get(id);
  if (!attribute) return [];
  const owned = new Set(members.flatMap(({ valueIds }) => valueIds));
  const values = references
    .valuesOf(id)
    .filter((value) => owned.has(value.id))
    .map(({ id: valueId, title, swatch }) => ({
      id: valueId,
      title: withUnit(localised(title, viewer.language), attribute.unit),
      swatch,
    }));
  return [{ id, title: localised(attribute.title, viewer.language), values }];
}

function memberOf(facts: ArticleFacts, attributes: Attributes, context: TileContext): VariationMember {
  const tile = tileOf(facts, context);
  const owned = new Set(facts.valueIds);
  const unitPrice = unitPriceFor(facts, context, startQuantity(facts));
  return {
    id: tile.id,
    code: tile.code,
    title: tile.title,
    slug: tile.slug,
    attributeValueIds: attributes.flatMap(({ values }) => values.find(({ id }) => owned.has(id))?.id ?? []),
    minimumQuantity: tile.minimumQuantity,
    packSize: tile.packSize,
    price: tile.price,
    salePrice: tile.salePrice,
    oldPrice: tile.oldPrice,
    priceWithVat: tile.priceWithVat,
    quantityBreaks: breaksOf(facts, unitPrice, context),
    disableSelling: tile.disableSelling,
    offer: tile.offer,
    stock: tile.stock,
    highlightedImageUrl: tile.highlightedImageUrl,
  };
}

/** The members' order follows the order of the values, the first attribute before the second. */
const placeOf = ({ attributeValueIds }: VariationMember, attributes: Attributes): number =>
  attributes.reduce(
    (place, { values }) => place * (values.length + 1) + values.findIndex(({ id }) => attributeValueIds.includes(id)),
    0,
  );
