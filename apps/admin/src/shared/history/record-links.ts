/** The addresses of records' pages by the entity of the audit log. */
export const RECORD_PAGES = {
  vendor: '/vendors',
  account_request: '/account-requests',
  article: '/articles',
  article_tab: '/tabs',
  attribute: '/attributes',
  tag: '/tags',
  bank: '/banks',
  brand: '/brands',
  carrier: '/express-posts',
  bonus_rule: '/bonus-rules',
  category: '/categories',
  company: '/companies',
  complaint: '/complaints',
  complaint_answer_template: '/complaints/templates',
  country: '/countries',
  coupon: '/coupons',
  currency: '/currencies',
  customer_bank_account: '/bank-accounts',
  faq_question: '/faq-questions',
  hero_banner: '/banners',
  information_page: '/pages',
  interest_area: '/interest-areas',
  machine: '/machines',
  measurement_unit: '/measurement-units',
  news_item: '/news',
  newsletter_issue: '/newsletter',
  picture: '/pictures',
  price_list: '/price-lists',
  pickup_place: '/pickup-places',
  poll: '/polls',
  promotion: '/sales',
  sales_order: '/orders',
  staff_role: '/staff-roles',
  purchase_order: '/purchasing/orders',
  stock: '/stock',
  price_change: '/prices',
  record_import: '/imports',
  stock_import: '/stock-imports',
  town: '/towns',
  user: '/users',
  webhook: '/webhooks',
} as const satisfies Readonly<Record<string, `/${string}`>>;

const PAGES: Readonly<Record<string, `/${string}`>> = RECORD_PAGES;

/** Records of which there is one. */
const SINGLE_PAGES: Readonly<Record<string, `/${string}`>> = {
  settings: '/settings',
  supplier: '/settings/company',
  terms: '/terms',
};

interface Recorded {
  readonly entity: string;
  readonly entityId: number | null;
  readonly deed: string;
}

/** The page of the record that an entry is about; null where it has none, or none any more. */
export function recordHref({ entity, entityId, deed }: Recorded): string | null {
  const single = SINGLE_PAGES[entity];
  if (single) return single;
  const page = PAGES[entity];
  return page && entityId !== null && deed !== 'delete' ? `${page}/${entityId}` : null;
}
