import { type ArticleCard, PRICE_SOURCES } from '@sjaj/contract';
import { grossFromNet, toKm } from '@sjaj/domain';
import {
  complete,
  extend,
  type OpenObject,
  serialize,
  type Serialized,
  type SerializedFields,
} from '../../../platform/http/serialized.ts';
import {
  computeUnitPrice,
  type ContractTerms,
  discountFor,
  lowestPromotionPrices,
  oldPriceView,
  type UnitPrice,
} from '../../pricing/index.ts';
import type { References } from '../indexing/rules.ts';
import {
  singleArticleGroup,
  type TileFrame,
  frameOf,
  type TileGroup,
  type OwnField,
  serializedFrame,
  startQuantity,
} from './tile-frame.ts';
import { newFrom, groupPriceOf } from '../rules.ts';
import { costsOfUse } from './use-costs.ts';
import type { ArticleFacts } from '../store/article-facts.ts';
import type { Viewer } from './viewer.ts';

/** What the tiles of one answer have in common. */
export interface TileContext {
  readonly viewer: Viewer;
  readonly contractTerms: ContractTerms;
  readonly references: References;
  readonly newArticleDays: number;
  readonly breaksCountTogether: boolean;
  /** Whether what is not in stock can be ordered. */
  readonly takesPreOrders: boolean;
}

/** What an article costs the viewer in this quantity. */
export function unitPriceFor(
  facts: ArticleFacts,
  { viewer, contractTerms, references }: TileContext,
  quantity: number,
): UnitPrice {
  const { discounts, contractPrices } = contractTerms;
  const { vpc, mpc, taxRateBp, breaks, brandId, categoryIds } = facts;
  const discountBp =
    discounts.length === 0
      ? 0
      : discountFor(discounts, { brandId, distances: references.categoryDistances(categoryIds) });
  return computeUnitPrice(
    {
      netPrice: vpc,
      retailPrice: mpc,
      taxRateBp,
      quantityPrices: breaks,
      ...lowestPromotionPrices(facts.promotions, viewer.now.getTime()),
    },
    { contractPrice: contractPrices.get(facts.id) ?? null, discountBp },
    { retail: viewer.payer.retail, quantity },
  );
}

type SeenPrices = Pick<ArticleCard, Exclude<OwnField, 'isNew'>>;

const NO_PRICES: SeenPrices = {
  price: null,
  salePrice: null,
  oldPrice: null,
  priceWithVat: null,
  priceSource: null,
  isLowestPrice: false,
  costsOfUse: [],
};

/** The prices of a tile for a viewer who may see them. */
function seenPrices(
  unitPrice: UnitPrice,
  viewer: Viewer,
  { isLowestPrice, costsOfUse: costs }: Pick<SeenPrices, 'isLowestPrice' | 'costsOfUse'>,
): SeenPrices {
  const withVat = viewer.payer.retail ? unitPrice.price : grossFromNet(unitPrice.price, unitPrice.taxRateBp);
  return {
    price: toKm(unitPrice.normalPrice),
    salePrice: unitPrice.source === 'sale' ? toKm(unitPrice.price) : null,
    oldPrice: oldPriceView(unitPrice),
    priceWithVat: toKm(withVat),
    priceSource: unitPrice.source,
    isLowestPrice,
    costsOfUse: costs,
  };
}

/** The prices of an article in this quantity. */
function pricesAt(facts: ArticleFacts, context: TileContext, quantity: number): SeenPrices {
  if (!context.viewer.seesPrices) return NO_PRICES;
  const unitPrice = unitPriceFor(facts, context, quantity);
  const costs = costsOfUse([{ facts, price: unitPrice.price }], context.references);
  return seenPrices(unitPrice, context.viewer, { isLowestPrice: false, costsOfUse: costs });
}

/** The viewer's prices for the cheapest of the members. */
function cheapestFor({ lead, members }: TileGroup, context: TileContext): SeenPrices {
  if (!context.viewer.seesPrices) return NO_PRICES;
  const unitPrices = members.map((member) => unitPriceFor(member, context, startQuantity(member)));
  const chosen = groupPriceOf(unitPrices, members.indexOf(lead));
  if (chosen === undefined) return pricesAt(lead, context, startQuantity(lead));
  const priced = members.map((facts, place) => ({ facts, price: (unitPrices[place] ?? chosen).price }));
  return seenPrices(chosen, context.viewer, {
    isLowestPrice: unitPrices.some(({ price }) => price > chosen.price),
    costsOfUse: costsOfUse(priced, context.references),
  });
}

const isNew = ({ lead }: TileGroup, { viewer, newArticleDays }: TileContext): boolean =>
  lead.createdAt >= newFrom(viewer.now, newArticleDays);

const readingOf = ({ references, takesPreOrders, viewer: { language } }: TileContext) => ({
  references,
  language,
  takesPreOrders,
});

/** The tile that stands for all members of a group: of several the lowest price and the best stock. */
export const groupTileOf = (group: TileGroup, context: TileContext): ArticleCard => ({
  ...frameOf(group, readingOf(context)),
  ...cheapestFor(group, context),
  isNew: isNew(group, context),
});

/** The tile of one article by itself. */
export const tileOf = (facts: ArticleFacts, context: TileContext): ArticleCard =>
  groupTileOf(singleArticleGroup(facts), context);

/** The tile of one article whose field begins with this quantity, at the prices of it. */
export const tileAt = (facts: ArticleFacts, context: TileContext, quantity: number): ArticleCard => ({
  ...tileOf(facts, context),
  ...pricesAt(facts, context, quantity),
  quantity,
});

const SERIALIZED_SOURCES = new Map(PRICE_SOURCES.map((source) => [source, serialize(source)]));

const NO_COSTS = serialize<SeenPrices['costsOfUse']>([]);

const serializedPrices = ({
  oldPrice,
  priceSource,
  costsOfUse: costs,
  ...prices
}: SeenPrices): SerializedFields<SeenPrices> => ({
  ...prices,
  oldPrice: oldPrice && serialize(oldPrice),
  costsOfUse: costs.length === 0 ? NO_COSTS : serialize(costs),
  priceSource: priceSource && (SERIALIZED_SOURCES.get(priceSource) ?? serialize(priceSource)),
});

/** The same tile serialised, open for more fields. */
export function openTile(group: TileGroup, context: TileContext): OpenObject<ArticleCard> {
  return extend<TileFrame, Pick<ArticleCard, OwnField>>(serializedFrame(group, readingOf(context)), {
    ...serializedPrices(cheapestFor(group, context)),
    isNew: isNew(group, context),
  });
}

export const serializedTile = (group: TileGroup, context: TileContext): Serialized<ArticleCard> =>
  complete(openTile(group, context), {});
