import type { ArticleCard } from '@sjaj/contract';
import { type Language, lowestQuantity, slugOf } from '@sjaj/domain';
import { type OpenObject, openObject } from '../../../platform/http/serialized.ts';
import { localised } from '../../../kernel/localised.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import type { References } from '../indexing/rules.ts';
import { bestOffer, offerOf, stockView } from '../../stock/index.ts';
import { bestStock, withUnit } from '../rules.ts';
import type { ArticleFacts } from '../store/article-facts.ts';

/** What stands behind a tile: an article alone, or the visible members of a variation behind their lead. */
export interface TileGroup {
  /** The lead's. */
  readonly id: number;
  readonly lead: ArticleFacts;
  readonly members: readonly ArticleFacts[];
  /** Its serialised frame by language and whether pre-orders are accepted. */
  readonly serialized: Map<string, OpenObject<TileFrame>>;
}

export const tileGroupOf = (lead: ArticleFacts, members: readonly ArticleFacts[]): TileGroup => ({
  id: lead.id,
  lead,
  members,
  serialized: new Map(),
});

/** What decides about the caller: all other fields are the same for everybody who reads the language. */
export type OwnField =
  | 'price'
  | 'salePrice'
  | 'oldPrice'
  | 'priceWithVat'
  | 'priceSource'
  | 'isLowestPrice'
  | 'costsOfUse'
  | 'isNew';
export type TileFrame = Omit<ArticleCard, OwnField>;

interface FrameContext {
  readonly references: References;
  readonly language: Language;
  /** Whether what is not in stock can be ordered. */
  readonly takesPreOrders: boolean;
}

const singleArticleGroups = new WeakMap<ArticleFacts, TileGroup>();

/** The group of an article by itself. */
export function singleArticleGroup(facts: ArticleFacts): TileGroup {
  const group = singleArticleGroups.get(facts) ?? tileGroupOf(facts, [facts]);
  singleArticleGroups.set(facts, group);
  return group;
}

export const startQuantity = ({ minimum, packSize }: ArticleFacts): number =>
  lowestQuantity({ minimum, pack: packSize });

/** A tile but for what is the caller's own; of a variation its title, the best stock, and how many there are. */
export function frameOf(
  { lead, members }: TileGroup,
  { references, language, takesPreOrders }: FrameContext,
): TileFrame {
  const stockOf = (facts: ArticleFacts) => stockView(facts, takesPreOrders);
  const { variation } = lead;
  const isShared = members.length > 1 && variation !== null;
  const own = localised(lead.title, language, [lead.brand]);
  const title = isShared ? localised(variation.title, language, [lead.brand]) || own : own;
  return {
    id: lead.id,
    code: lead.code,
    title,
    slug: slugOf(title),
    brand: { id: lead.brandId, title: lead.brand },
    highlightedImageUrl: pictureUrl(lead.pictureKey),
    placeholder: references.placeholderOf(lead.categoryIds[0]),
    categoryIds: [...lead.categoryIds],
    unit: localised(lead.unit, language),
    pack: lead.pack && { unit: localised(lead.pack.unit, language), factor: lead.pack.factor },
    minimumQuantity: lead.minimum,
    packSize: lead.packSize,
    quantity: startQuantity(lead),
    disableSelling: lead.disableSelling,
    isDiscontinued: lead.isDiscontinued,
    offer: bestOffer((isShared ? members : [lead]).map((member) => offerOf(member, takesPreOrders))),
    hazards: lead.hazards,
    stock: (isShared ? bestStock(members.map(stockOf)) : undefined) ?? stockOf(lead),
    variation: isShared
      ? { id: variation.id, members: members.length, ...rangeOf(members, variation, { references, language }) }
      : null,
  };
}

/** The attribute that the members differ in first, and from which value to which it goes. */
function rangeOf(
  members: readonly ArticleFacts[],
  { attributeIds }: { readonly attributeIds: readonly number[] },
  { references, language }: Pick<FrameContext, 'references' | 'language'>,
): { attribute: string; range: string } {
  const [attributeId] = attributeIds;
  if (attributeId === undefined) return { attribute: '', range: '' };
  const owned = new Set(members.flatMap(({ valueIds }) => valueIds));
  const values = references.valuesOf(attributeId).filter(({ id }) => owned.has(id));
  const ends = [values[0], values.at(-1)].map((value) => localised(value?.title, language));
  const facts = references.attributes.get(attributeId);
  return { attribute: localised(facts?.title, language), range: withUnit([...new Set(ends)].join(' – '), facts?.unit) };
}

/** The same, serialised once as long as the facts are valid. */
export function serializedFrame(group: TileGroup, context: FrameContext): OpenObject<TileFrame> {
  const key = `${context.language} ${context.takesPreOrders}`;
  const known = group.serialized.get(key);
  if (known !== undefined) return known;
  const frame = openObject(frameOf(group, context));
  group.serialized.set(key, frame);
  return frame;
}
