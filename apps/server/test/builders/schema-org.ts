import { z } from 'zod';

/**
 * The facts of open pages as schema.org and Google's documentation ask for them: what is required, what is recommended and known to the
 * shop, and nothing else. A field with a slip in its name fails.
 */

const CONTEXT = z.literal('https://schema.org');
const Url = z.url({ protocol: /^https?$/ });
const term = (...names: readonly string[]) => z.enum(names.map((name) => `https://schema.org/${name}`));
const KM = z.string().regex(/^\d+\.\d\d$/);
const Day = z.iso.date();
const Text = z.string().trim().min(1);

const TheOrganization = z.strictObject({ '@id': z.string().endsWith('/#organization') });

const ReturnPolicy = z.strictObject({
  '@type': z.literal('MerchantReturnPolicy'),
  applicableCountry: z.literal('BA'),
  returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: z.int().min(14),
  returnMethod: term('ReturnByMail'),
  refundType: term('FullRefund'),
  merchantReturnLink: Url,
});

const Days = z
  .strictObject({
    '@type': z.literal('QuantitativeValue'),
    minValue: z.int().min(0),
    maxValue: z.int().min(0),
    unitCode: z.literal('DAY'),
  })
  .refine(({ minValue, maxValue }) => minValue <= maxValue);

const ShippingDetails = z.strictObject({
  '@type': z.literal('OfferShippingDetails'),
  shippingRate: z.strictObject({ '@type': z.literal('MonetaryAmount'), value: KM, currency: z.literal('BAM') }),
  shippingDestination: z.strictObject({ '@type': z.literal('DefinedRegion'), addressCountry: z.literal('BA') }),
  deliveryTime: z.strictObject({
    '@type': z.literal('ShippingDeliveryTime'),
    handlingTime: Days,
    transitTime: Days,
  }),
});

const UnitPrice = z.strictObject({
  '@type': z.literal('UnitPriceSpecification'),
  price: KM,
  priceCurrency: z.literal('BAM'),
  valueAddedTaxIncluded: z.literal(true),
  priceType: term('StrikethroughPrice').optional(),
});

const Offer = z.strictObject({
  '@type': z.literal('Offer'),
  url: Url,
  price: KM,
  priceCurrency: z.literal('BAM'),
  priceValidUntil: Day.optional(),
  priceSpecification: z.union([UnitPrice, z.array(UnitPrice).length(2)]),
  availability: term('InStock', 'LimitedAvailability', 'BackOrder', 'OutOfStock', 'PreOrder', 'Discontinued'),
  itemCondition: term('NewCondition'),
  seller: TheOrganization,
  shippingDetails: ShippingDetails.optional(),
  hasMerchantReturnPolicy: ReturnPolicy,
});

const Product = z
  .strictObject({
    '@context': CONTEXT,
    '@type': z.literal('Product'),
    '@id': Url,
    name: Text,
    sku: Text,
    mpn: Text.optional(),
    gtin: z
      .string()
      .regex(/^(\d{8}|\d{12,14})$/)
      .optional(),
    description: Text,
    image: z.array(Url).min(1).optional(),
    brand: z.strictObject({ '@type': z.literal('Brand'), name: Text }),
    category: Text.optional(),
    offers: Offer.optional(),
    aggregateRating: z
      .strictObject({
        '@type': z.literal('AggregateRating'),
        ratingValue: z.number().min(1).max(5),
        reviewCount: z.int().min(1),
        bestRating: z.literal(5),
        worstRating: z.literal(1),
      })
      .optional(),
  })
  .refine(({ '@id': id, offers }) => offers === undefined || id.startsWith(offers.url));

const BreadcrumbList = z.strictObject({
  '@context': CONTEXT,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int().min(1), name: Text, item: Url }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1)),
});

const Organization = z.strictObject({
  '@context': CONTEXT,
  '@type': z.literal('Organization'),
  '@id': z.string().endsWith('/#organization'),
  name: Text,
  legalName: Text,
  url: Url,
  logo: Url,
  telephone: Text,
  email: z.email(),
  taxID: Text,
  vatID: Text.optional(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: Text,
    postalCode: Text,
    addressLocality: Text,
    addressCountry: z.literal('BA'),
  }),
  contactPoint: z.strictObject({
    '@type': z.literal('ContactPoint'),
    contactType: z.literal('customer service'),
    telephone: Text,
    email: z.email(),
  }),
  hasMerchantReturnPolicy: ReturnPolicy,
});

const NewsArticle = z.strictObject({
  '@context': CONTEXT,
  '@type': z.literal('NewsArticle'),
  headline: Text.max(110),
  description: Text.optional(),
  datePublished: z.iso.datetime(),
  image: z.array(Url).length(1).optional(),
  mainEntityOfPage: Url,
  author: TheOrganization,
  publisher: TheOrganization,
});

const WebSite = z.strictObject({
  '@context': CONTEXT,
  '@type': z.literal('WebSite'),
  '@id': z.string().endsWith('/#website'),
  name: Text,
  url: Url,
  inLanguage: Text,
  publisher: TheOrganization,
});

const FAQPage = z.strictObject({
  '@context': CONTEXT,
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: Text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: Text }),
      }),
    )
    .min(1),
});

/** A data block of an open page. */
const StructuredData = z.discriminatedUnion('@type', [
  Product,
  BreadcrumbList,
  Organization,
  NewsArticle,
  WebSite,
  FAQPage,
]);
type StructuredData = z.output<typeof StructuredData>;

/** The data blocks of a page. Fails where one has not the shape of its type. */
export function structuredDataOf(page: string): StructuredData[] {
  const blocks = [...page.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  return blocks.map(([, json = '']) => StructuredData.parse(JSON.parse(json)));
}

/** The product of the page of an article. */
export function productOf(page: string): z.output<typeof Product> {
  const product = structuredDataOf(page).find((data) => data['@type'] === 'Product');
  if (!product) throw new Error('no product in the page');
  return product;
}
