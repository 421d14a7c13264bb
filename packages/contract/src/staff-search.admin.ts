import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { Id, longText, shape } from './shapes.ts';

/** Kinds of records that one search of the back office finds, by their names in the audit log. */
export const FOUND_KINDS = [
  'sales_order',
  'article',
  'company',
  'user',
  'account_request',
  'complaint',
  'machine',
  'category',
  'brand',
  'attribute',
  'tag',
  'promotion',
  'coupon',
  'price_list',
  'news_item',
  'newsletter_issue',
  'information_page',
  'faq_question',
  'poll',
  'article_tab',
  'hero_banner',
  'carrier',
  'pickup_place',
  'interest_area',
  'measurement_unit',
  'bank',
  'town',
  'country',
  'currency',
] as const;

export const FoundRecord = shape({
  id: Id,
  title: z.string(),
  /** What tells it from others of that title: code, customer, place; may be empty. */
  detail: z.string(),
  /** Articles have a picture, or a placeholder for it. */
  picture: shape({ url: z.string().nullable(), placeholder: z.string() }).optional(),
});

export const FoundGroup = shape({ kind: z.enum(FOUND_KINDS), records: z.array(FoundRecord).min(1) });

const SHORTEST = 2;

export const staffSearch = routes({
  search: {
    method: 'POST',
    path: '/admin/search',
    access: BACK_OFFICE,
    body: shape({ text: longText(64).min(SHORTEST) }),
    answer: z.array(FoundGroup),
    reads: true,
    summary:
      'Records of all kinds with every word of the text, some of each kind; what is alike where nothing has them. Kinds with a record of exactly that number or code come first.',
  },
});

export type FoundKind = (typeof FOUND_KINDS)[number];
export type FoundRecord = z.output<typeof FoundRecord>;
export type FoundGroup = z.output<typeof FoundGroup>;
