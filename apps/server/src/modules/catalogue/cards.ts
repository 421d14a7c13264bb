import type { ArticleCard } from '@sjaj/contract';
import { type Feninga, grossFromNet, type Language, lowestQuantity, slugOf, toKm } from '@sjaj/domain';
import { localised } from '../../platform/localised.ts';
import { pictureUrl } from '../../platform/picture-url.ts';
import { type Agreements, discountFor, type Offer, offerOf } from '../pricing/index.ts';
import type { References } from '../search/index.ts';
import { stockView } from '../stock/index.ts';
import { bestStock, newFrom } from './rules.ts';
import type { CardFacts } from './store/card-facts.ts';
import type { Viewer } from './viewer.ts';

/** What the cards of one answer have in common. */
export interface CardContext {
  readonly viewer: Viewer;
  readonly agreements: Agreements;
  readonly references: References;
  readonly newArticleDays: number;
}

/** What an article costs the viewer in this quantity. */
export function offerFor(facts: CardFacts, { viewer, agreements, references }: CardContext, quantity: number): Offer {
  const now = viewer.now.getTime();
  const running =
    facts.sales.length === 0 ? facts.sales : facts.sales.filter(({ from, to }) => from <= now && now < to);
  const lowest = (prices: readonly Feninga[]): Feninga | null =>
    prices.length === 0 ? null : prices.reduce((a, b) => (b < a ? b : a));
  const { discounts, contractPrices } = agreements;
  return offerOf(
    {
      ...facts,
      sale: lowest(running.map(({ price }) => price)),
      saleRetail: lowest(running.map(({ retail }) => retail)),
    },
    {
      contractPrice: contractPrices.get(facts.id) ?? null,
      discountBp:
        discounts.length === 0
          ? 0
          : discountFor(discounts, { brandId: facts.brandId, steps: references.stepsOf(facts.categoryIds) }),
    },
    { retail: viewer.payer.retail, quantity },
  );
}

type SeenPrices = Pick<ArticleCard, 'price' | 'salePrice' | 'priceWithVat' | 'priceSource'>;

const NO_PRICES: SeenPrices = { price: null, salePrice: null, priceWithVat: null, priceSource: null };

/** The prices of a card, none where the viewer may not see any. */
export function seenPrices(offer: Offer, viewer: Viewer): SeenPrices {
  if (!viewer.seesPrices) return NO_PRICES;
  const withVat = viewer.payer.retail ? offer.price : grossFromNet(offer.price, offer.taxRateBp);
  return {
    price: toKm(offer.normalPrice),
    salePrice: offer.source === 'sale' ? toKm(offer.price) : null,
    priceWithVat: toKm(withVat),
    priceSource: offer.source,
  };
}

type Lettering = Omit<ArticleCard, keyof SeenPrices | 'quantity' | 'isNew' | 'stock' | 'variation'>;

/** What of a card is the same for all callers of a language, as long as its facts stand. */
const lettered = new WeakMap<CardFacts, Map<Language, Lettering>>();

function letteringOf(facts: CardFacts, { viewer: { language }, references }: CardContext): Lettering {
  const known = lettered.get(facts) ?? new Map<Language, Lettering>();
  const ready = known.get(language);
  if (ready) return ready;
  const title = localised(facts.title, language, [facts.brand]);
  const lettering: Lettering = {
    id: facts.id,
    code: facts.code,
    title,
    slug: slugOf(title),
    brand: { id: facts.brandId, title: facts.brand },
    highlightedImageUrl: pictureUrl(facts.pictureKey),
    placeholder: references.placeholderOf(facts.categoryIds[0]),
    categoryIds: [...facts.categoryIds],
    unit: localised(facts.unit, language),
    pack: facts.pack && { unit: localised(facts.pack.unit, language), factor: facts.pack.factor },
    minimumQuantity: facts.minimum,
    packSize: facts.packSize,
    disableSelling: facts.disableSelling,
    isDiscontinued: facts.isDiscontinued,
  };
  lettered.set(facts, known.set(language, lettering));
  return lettering;
}

/** The card of one article by itself. */
export function cardOf(facts: CardFacts, context: CardContext): ArticleCard {
  const { viewer } = context;
  const quantity = startQuantity(facts);
  return {
    ...letteringOf(facts, context),
    quantity,
    ...seenPrices(offerFor(facts, context, quantity), viewer),
    isNew: facts.createdAt >= newFrom(viewer.now, context.newArticleDays),
    stock: stockView(facts),
    variation: null,
  };
}

export const startQuantity = ({ minimum, packSize }: CardFacts): number => lowestQuantity({ minimum, pack: packSize });

/** The card that stands for all members of a variation: its title, the lowest price, the best stock. */
export function groupCardOf(lead: CardFacts, members: readonly CardFacts[], context: CardContext): ArticleCard {
  const own = cardOf(lead, context);
  if (members.length < 2 || lead.variation === null) return own;
  const title = localised(lead.variation.title, context.viewer.language, [lead.brand]) || own.title;
  const cheapest = members
    .map((member) => offerFor(member, context, startQuantity(member)))
    .reduce((a, b) => (b.price < a.price || (b.price === a.price && b.normalPrice < a.normalPrice) ? b : a));
  return {
    ...own,
    title,
    slug: slugOf(title),
    ...seenPrices(cheapest, context.viewer),
    disableSelling: members.every(({ disableSelling }) => disableSelling),
    isNew: members.some(({ createdAt }) => createdAt >= newFrom(context.viewer.now, context.newArticleDays)),
    stock: bestStock(members.map(stockView)) ?? own.stock,
    variation: { id: lead.variation.id, members: members.length, ...rangeOf(members, lead.variation, context) },
  };
}

interface Matrix {
  readonly attributeIds: readonly number[];
}

/** The attribute that the members differ in first, and from which value to which it goes. */
function rangeOf(
  members: readonly CardFacts[],
  { attributeIds }: Matrix,
  { references, viewer }: CardContext,
): { attribute: string; range: string } {
  const [attributeId] = attributeIds;
  if (attributeId === undefined) return { attribute: '', range: '' };
  const owned = new Set(members.flatMap(({ valueIds }) => valueIds));
  const values = references.valuesOf(attributeId).filter(({ id }) => owned.has(id));
  const ends = [values[0], values.at(-1)].map((value) => localised(value?.title, viewer.language));
  const attribute = localised(references.attributes.get(attributeId)?.title, viewer.language);
  return { attribute, range: [...new Set(ends)].join(' – ') };
}
