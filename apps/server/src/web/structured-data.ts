import type { NewsItem, SupplierView } from '@sjaj/contract';
import { type Language, languageTag } from '@sjaj/domain';

/** Facts of a page in the words of schema.org, as JSON-LD. */

export const CONTEXT = 'https://schema.org';

/** Addresses of these facts are absolute: `https://shop.example.ba`. */
export type Origin = string;

export const absolute = (origin: Origin, path: string | null): string | undefined =>
  path === null ? undefined : new URL(path, origin).href;

export const organizationData = (origin: Origin, supplier: SupplierView, withdrawalDays: number) => ({
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
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: supplier.phone,
    email: supplier.email,
  },
  hasMerchantReturnPolicy: returnPolicyData(origin, withdrawalDays),
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

/** The right of consumers to withdraw from a purchase, as the page about it says. */
export const returnPolicyData = (origin: Origin, withdrawalDays: number) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'BA',
  returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: withdrawalDays,
  returnMethod: `${CONTEXT}/ReturnByMail`,
  refundType: `${CONTEXT}/FullRefund`,
  merchantReturnLink: `${origin}/withdrawal`,
});

export const websiteData = (origin: Origin, name: string, language: Language) => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name,
  url: `${origin}/`,
  inLanguage: languageTag(language),
  publisher: { '@id': `${origin}/#organization` },
});

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions with their answers, which may have markup. */
export const questionsData = (questions: readonly Question[]) => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** What search engines show of a headline. */
const LONGEST_HEADLINE = 110;

export const newsData = (origin: Origin, item: NewsItem, path: string) => ({
  '@context': CONTEXT,
  '@type': 'NewsArticle',
  headline: item.title.slice(0, LONGEST_HEADLINE),
  description: item.summary || undefined,
  datePublished: item.publishedAt,
  image: item.pictureUrl === null ? undefined : [absolute(origin, item.pictureUrl)],
  mainEntityOfPage: absolute(origin, path),
  author: { '@id': `${origin}/#organization` },
  publisher: { '@id': `${origin}/#organization` },
});
