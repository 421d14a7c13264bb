import { USE_KINDS } from '@sjaj/domain';
import { z } from 'zod';
import { Day, Id, Instant, Price, Quantity, SeenPrice, Sum, shape } from './shapes.ts';

export const PRICE_SOURCES = ['list', 'contract', 'quantity_break', 'sale', 'company_discount', 'retail'] as const;
export const PriceSource = z.enum(PRICE_SOURCES);

export const StockView = shape({
  state: z.enum(['in_stock', 'low', 'on_order', 'out']),
  available: z.int().min(0),
  expectedOn: Day.nullable(),
});

/**
 * What the caller would pay without the rule that made the price, and the saving in percent. Only where it is at least 1 %
 * above the price; never where prices are hidden.
 */
export const OldPriceView = shape({ amount: Price, percent: z.int().min(1).max(100) });

/**
 * What the shop lets a buyer do with an article: put it into the cart, pre-order what is not there, ask for it (when it arrives
 * again, or for an offer where selling is disabled), or nothing. Of a variation the best that any member offers.
 */
export const OFFERS = ['cart', 'pre_order', 'request', 'none'] as const;
export const Offer = z.enum(OFFERS);

/** What the label of a chemical product shows first; pictograms by their GHS codes. */
export const HazardLabel = shape({
  pictograms: z.array(z.string()),
  signalWord: z.enum(['danger', 'warning']).nullable(),
});

/** What one use costs the caller, in KM to four places: less than a feninga is told too. */
export const CostOfUse = shape({ kind: z.enum(USE_KINDS), price: z.number().min(0) });

const Named = shape({ id: Id, title: z.string() });

/** What a card, a row, a suggestion and a linked article show. Prices are the caller's own, null where hidden. */
export const ArticleCard = shape({
  id: Id,
  code: z.string(),
  title: z.string(),
  slug: z.string(),
  brand: Named,
  highlightedImageUrl: z.string().nullable(),
  /** The top category, whose drawing replaces a missing picture. */
  placeholder: z.string(),
  categoryIds: z.array(Id),
  unit: z.string(),
  pack: shape({ unit: z.string(), factor: z.int().min(1) }).nullable(),
  minimumQuantity: Quantity,
  packSize: Quantity,
  /** The quantity that the field starts with. */
  quantity: z.int().min(0),
  /** The normal price of one unit for this caller. */
  price: SeenPrice,
  /** The price while a sale runs and wins. */
  salePrice: SeenPrice,
  oldPrice: OldPriceView.nullable(),
  priceWithVat: SeenPrice,
  priceSource: PriceSource.nullable(),
  /** Of a variation: whether other members cost the caller more, so that the prices are where theirs begin. */
  isLowestPrice: z.boolean(),
  /** The most telling first; empty where prices are hidden and where the attributes do not tell it. */
  costsOfUse: z.array(CostOfUse),
  disableSelling: z.boolean(),
  isNew: z.boolean(),
  isDiscontinued: z.boolean(),
  offer: Offer,
  /** null where the article bears no hazard label. */
  hazards: HazardLabel.nullable(),
  stock: StockView,
  /** How many members to choose from, by the attribute that they differ in first. */
  variation: shape({ id: Id, members: z.int(), attribute: z.string(), range: z.string() }).nullable(),
});

/** Why the unit price of an article is not what it was: a rule that came, a rule that is over, or another list price. */
const PRICE_REASONS = [
  'price_list',
  'sale',
  'sale_ended',
  'contract',
  'contract_ended',
  'quantity_break',
  'quantity_break_ended',
  'company_discount',
  'company_discount_ended',
] as const;

/** An article that the caller or the company has ordered before, with what the orders tell of it. */
export const PurchasedArticle = shape({
  ...ArticleCard.shape,
  /** The newest purchase, at the unit price of that day. */
  lastBought: shape({ at: Instant, quantity: Quantity, price: SeenPrice }),
  /** Days from one purchase to the next and the day of the next one; null where newer orders show no rhythm. */
  rhythm: shape({ everyDays: z.int().min(1), dueOn: Day, isDue: z.boolean() }).nullable(),
  /**
   * The unit price then and now, for the quantity of then; where it differs by 1 % or more. `reason` is null where the
   * orders do not tell it.
   */
  priceChange: shape({ from: Price, to: Price, reason: z.enum(PRICE_REASONS).nullable() }).nullable(),
});

/** An article to order again: `quantity`, and the prices at it, are the usual ones as far as they can be ordered today. */
export const UsualArticle = shape({
  ...PurchasedArticle.shape,
  /** Whether the next order has it: it is due, or belongs to the most frequent where nothing has a rhythm. */
  isProposed: z.boolean(),
  /** The article that was ordered before and is no longer supplied, where this one replaces it. */
  replaces: shape({ code: z.string(), title: z.string() }).nullable(),
});

export const AttributeView = shape({
  id: Id,
  title: z.string(),
  unit: z.string().nullable(),
  values: z.array(shape({ id: Id, title: z.string() })),
});

export const QuantityBreak = shape({
  fromQuantity: Quantity,
  price: Price,
  oldPrice: OldPriceView.nullable(),
  priceWithVat: Sum,
});

export const VariationMember = shape({
  id: Id,
  code: z.string(),
  title: z.string(),
  slug: z.string(),
  /** One value for each attribute of the matrix, in its order. */
  attributeValueIds: z.array(Id),
  minimumQuantity: Quantity,
  packSize: Quantity,
  price: SeenPrice,
  salePrice: SeenPrice,
  oldPrice: OldPriceView.nullable(),
  priceWithVat: SeenPrice,
  /** At this article's own prices; `breaksCountTogether` tells which quantity reaches them. */
  quantityBreaks: z.array(QuantityBreak),
  disableSelling: z.boolean(),
  offer: Offer,
  stock: StockView,
  highlightedImageUrl: z.string().nullable(),
});

export const VariationMatrix = shape({
  id: Id,
  title: z.string(),
  attributes: z.array(
    shape({
      id: Id,
      title: z.string(),
      values: z.array(shape({ id: Id, title: z.string(), swatch: z.string().nullable() })),
    }),
  ),
  /** Whether the members count together towards quantity breaks. */
  breaksCountTogether: z.boolean(),
  members: z.array(VariationMember),
});

const RELATIONS = ['accessory', 'spare_part', 'consumable', 'replacement', 'alternative'] as const;
export const Relation = z.enum(RELATIONS);

export const SafetyData = shape({
  ...HazardLabel.shape,
  hazards: z.array(shape({ code: z.string(), text: z.string() })),
  precautions: z.array(shape({ code: z.string(), text: z.string() })),
  ufi: z.string().nullable(),
  adrClass: z.string().nullable(),
  unNumber: z.string().nullable(),
});

const ArticleDocument = shape({
  id: Id,
  kind: z.enum(['safety', 'technical', 'certificate', 'manual', 'eco_label']),
  language: z.string(),
  version: z.string().nullable(),
  issuedOn: Day.nullable(),
  name: z.string(),
  bytes: z.int(),
});

export const ArticleDetails = shape({
  ...ArticleCard.shape,
  /** Machines are presented at the customer’s on request. */
  articleType: z.enum(['product', 'machine', 'spare_part']),
  ean: z.string().nullable(),
  catalogNumber: z.string().nullable(),
  shortDescription: z.string(),
  description: z.string(),
  videoUrl: z.string().nullable(),
  imageUrls: z.array(z.string()),
  /** The alternative text of each of them; empty where staff have written none. */
  imageAlts: z.array(z.string()),
  categories: z.array(Named),
  units: z.array(shape({ unit: z.string(), factor: z.int().min(1) })),
  attributes: z.array(AttributeView),
  quantityBreaks: z.array(QuantityBreak),
  /** What one litre, kilogram or metre costs, where the content is known. */
  contentPrice: shape({ price: Sum, unit: z.string() }).nullable(),
  /** An article of the same category and effect, of which a use costs so many percent less. */
  cheaperInUse: shape({ kind: z.enum(USE_KINDS), percent: z.int().min(1), article: ArticleCard }).nullable(),
  netWeightG: z.int().min(0),
  warrantyMonths: z.int().nullable(),
  variationMatrix: VariationMatrix.nullable(),
  linkedArticles: z.array(shape({ relation: Relation, articles: z.array(ArticleCard) })),
  safety: SafetyData.nullable(),
  documents: z.array(ArticleDocument),
  rating: shape({ average: z.number(), count: z.int() }).nullable(),
  isOnWishList: z.boolean(),
  lastBought: shape({ at: Instant, quantity: Quantity, price: SeenPrice }).nullable(),
});

export type ArticleCard = z.output<typeof ArticleCard>;
export type CostOfUse = z.output<typeof CostOfUse>;
export type PurchasedArticle = z.output<typeof PurchasedArticle>;
export type UsualArticle = z.output<typeof UsualArticle>;
export type PriceReason = (typeof PRICE_REASONS)[number];
export type ArticleDetails = z.output<typeof ArticleDetails>;
export type HazardLabel = z.output<typeof HazardLabel>;
export type Offer = z.output<typeof Offer>;
export type StockView = z.output<typeof StockView>;
export type VariationMatrix = z.output<typeof VariationMatrix>;
export type VariationMember = z.output<typeof VariationMember>;
export type OldPriceView = z.output<typeof OldPriceView>;
export type PriceSource = z.output<typeof PriceSource>;
export type Relation = z.output<typeof Relation>;
export type QuantityBreak = z.output<typeof QuantityBreak>;
export type SafetyData = z.output<typeof SafetyData>;
export type AttributeView = z.output<typeof AttributeView>;
