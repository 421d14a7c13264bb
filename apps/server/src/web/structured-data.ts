import type { ArticleDetails, NewsItem, SupplierView } from '@sjaj/contract';

/** Facts of a page in the words of schema.org, as JSON-LD. */

const CONTEXT = 'https://schema.org';

/** Addresses of these facts are absolute: `https://shop.example.ba`. */
type Origin = string;

const absolute = (origin: Origin, path: string | null): string | undefined =>
  path === null ? undefined : new URL(path, origin).href;

export const organizationData = (origin: Origin, supplier: SupplierView) => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: supplier.shortName,
  legalName: supplier.legalName,
  url: `${origin}/`,
  logo: absolute(origin, supplier.logoUrl ?? '/icon.svg'),
  telephone: supplier.phone,
  email: supplier.email,
  taxID: supplier.jib,
  vatID: supplier.pdvNumber ?? undefined,
  address: {
    '@type': 'PostalAddress',
    streetAddress: supplier.street,
    postalCode: supplier.postalCode,
    addressLocality: supplier.town,
    addressCountry: 'BA',
  },
});

interface Crumb {
  readonly title: string;
  readonly path: string;
}

export const breadcrumbData = (origin: Origin, trail: readonly Crumb[]) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absolute(origin, path),
  })),
});

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

/** The offer is the retail price with VAT. An article that is not sold, or has no price for guests, has none. */
function offerData(origin: Origin, article: ArticleDetails, path: string) {
  if (article.disableSelling || article.priceWithVat === null) return undefined;
  const price = article.priceWithVat.toFixed(2);
  return {
    '@type': 'Offer',
    url: absolute(origin, path),
    price,
    priceCurrency: 'BAM',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'BAM',
      valueAddedTaxIncluded: true,
    },
    availability: availabilityOf(article),
    itemCondition: `${CONTEXT}/NewCondition`,
    seller: { '@id': `${origin}/#organization` },
  };
}

const GTIN = /^\d{8}$|^\d{12,14}$/;

export const productData = (origin: Origin, article: ArticleDetails, path: string) => ({
  '@context': CONTEXT,
  '@type': 'Product',
  name: article.title,
  sku: article.code,
  mpn: article.catalogNumber ?? undefined,
  gtin: article.ean !== null && GTIN.test(article.ean) ? article.ean : undefined,
  description: article.shortDescription || undefined,
  image: article.imageUrls.map((url) => absolute(origin, url)),
  brand: { '@type': 'Brand', name: article.brand.title },
  category: article.categories.at(-1)?.title,
  offers: offerData(origin, article, path),
  aggregateRating: article.rating
    ? { '@type': 'AggregateRating', ratingValue: article.rating.average, reviewCount: article.rating.count }
    : undefined,
});

export const newsData = (origin: Origin, item: NewsItem, path: string) => ({
  '@context': CONTEXT,
  '@type': 'NewsArticle',
  headline: item.title,
  description: item.summary || undefined,
  datePublished: item.publishedAt,
  image: absolute(origin, item.pictureUrl),
  mainEntityOfPage: absolute(origin, path),
  publisher: { '@id': `${origin}/#organization` },
});
