import type { ArticleDetails } from '@sjaj/contract';
import {
  type BusinessDate,
  businessDate,
  feninga,
  type Feninga,
  fromKm,
  grossFromNet,
  STANDARD_VAT_BP,
  toKm,
} from '@sjaj/domain';
import { missingToFree } from '../modules/cart/index.ts';
import { postageOf, type ShippingMethod } from '../modules/shipping/index.ts';
import { absolute, CONTEXT, type Origin, returnPolicyData } from './structured-data.ts';

/** What holds for every offer of the shop to consumers. */
export interface OfferTerms {
  /** Days after the receipt within which a purchase may be withdrawn from. */
  readonly withdrawalDays: number;
  /** The carrier that the checkout proposes; null where the shop has none. */
  readonly carrier: ShippingMethod | null;
  readonly freeShippingEnabled: boolean;
  /** With VAT. */
  readonly freeShippingAmount: Feninga;
}

interface Offered {
  readonly article: ArticleDetails;
  readonly path: string;
  readonly terms: OfferTerms;
  /** Until when the price is that of a sale; null where it is not. */
  readonly promotionEndsAt: Date | null;
}

const COUNTRY = 'BA';

const AVAILABILITY = {
  in_stock: 'InStock',
  low: 'LimitedAvailability',
  on_order: 'BackOrder',
  out: 'OutOfStock',
} as const;

function availabilityOf({ isDiscontinued, offer, stock }: ArticleDetails): string {
  if (offer === 'pre_order') return `${CONTEXT}/PreOrder`;
  if (isDiscontinued && stock.available === 0) return `${CONTEXT}/Discontinued`;
  return `${CONTEXT}/${AVAILABILITY[stock.state]}`;
}

const amountText = (km: number): string => km.toFixed(2);

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Orders are handled on their working day, or on the next one. */
const HANDLING = days(0, 1);

/** What the delivery of one piece costs by the carrier; undefined where none takes it. */
function shippingData({ carrier, ...free }: OfferTerms, weightG: number, priceWithVat: number): object | undefined {
  if (!carrier) return undefined;
  const isFree = missingToFree(fromKm(priceWithVat), free) === 0;
  const postage = postageOf(carrier, { weightG, isFree });
  if (postage === null) return undefined;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: amountText(toKm(grossFromNet(feninga(postage), STANDARD_VAT_BP))),
      currency: 'BAM',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: HANDLING,
      transitTime: days(carrier.daysFrom, carrier.daysTo),
    },
  };
}

/** The last day on which a sale that ends at this instant gives its price. */
const lastDayBefore = (endsAt: Date): BusinessDate => businessDate(new Date(endsAt.getTime() - 1));

const priceData = (price: string, more: object = {}) => ({
  '@type': 'UnitPriceSpecification',
  price,
  priceCurrency: 'BAM',
  valueAddedTaxIncluded: true,
  ...more,
});

/** The offer is the retail price with VAT. An article that is not sold, or has no price for guests, has none. */
function offerData(origin: Origin, { article, path, terms, promotionEndsAt }: Offered) {
  const { disableSelling, priceWithVat, oldPrice, netWeightG } = article;
  if (disableSelling || priceWithVat === null) return undefined;
  const price = amountText(priceWithVat);
  const struck = oldPrice && priceData(amountText(oldPrice.amount), { priceType: `${CONTEXT}/StrikethroughPrice` });
  return {
    '@type': 'Offer',
    url: absolute(origin, path),
    price,
    priceCurrency: 'BAM',
    priceValidUntil: promotionEndsAt ? lastDayBefore(promotionEndsAt) : undefined,
    priceSpecification: struck ? [priceData(price), struck] : priceData(price),
    availability: availabilityOf(article),
    itemCondition: `${CONTEXT}/NewCondition`,
    seller: { '@id': `${origin}/#organization` },
    shippingDetails: shippingData(terms, netWeightG, priceWithVat),
    hasMerchantReturnPolicy: returnPolicyData(origin, terms.withdrawalDays),
  };
}

const GTIN = /^\d{8}$|^\d{12,14}$/;

export function productData(origin: Origin, offered: Offered) {
  const { article } = offered;
  const { rating } = article;
  const images = article.imageUrls.length > 0 ? article.imageUrls : [article.highlightedImageUrl].filter(Boolean);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    '@id': `${absolute(origin, offered.path)}#product`,
    name: article.title,
    sku: article.code,
    mpn: article.catalogNumber ?? undefined,
    gtin: article.ean !== null && GTIN.test(article.ean) ? article.ean : undefined,
    description: article.shortDescription || article.title,
    image: images.length > 0 ? images.map((url) => absolute(origin, url)) : undefined,
    brand: { '@type': 'Brand', name: article.brand.title },
    category: article.categories.at(-1)?.title,
    offers: offerData(origin, offered),
    aggregateRating:
      rating && rating.count > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
  };
}
