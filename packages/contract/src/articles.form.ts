import { z } from 'zod';
import { Id, Price, Quantity, localText, name, shape } from './shapes.ts';

/** More steps than this are a price list of their own. */
const MOST_BREAKS = 12;

const OptionalText = (max: number) => localText(max).partial();

/** How an article is linked to another one: `spare_part` for a part of this article. */
export const ARTICLE_RELATIONS = ['accessory', 'spare_part', 'consumable', 'replacement', 'alternative'] as const;

export const ArticleCode = name(40).regex(/^[A-Za-z0-9][A-Za-z0-9./_-]*$/);
const Barcode = z.string().regex(/^\d{8,14}$/);

export const ArticleForm = shape({
  code: ArticleCode,
  catalogNumber: name(60).nullable(),
  ean: Barcode.nullable(),
  articleType: z.enum(['product', 'machine', 'spare_part']),
  brandId: Id,
  categoryIds: z.array(Id).min(1).max(20),
  unitId: Id,
  taxGroupId: Id,
  title: localText(200),
  shortDescription: OptionalText(500),
  description: OptionalText(16_000),
  vpc: Price,
  mpc: Price,
  nc: Price,
  minimumQuantity: Quantity,
  packSize: Quantity,
  netWeightG: z.int().min(0).max(10_000_000),
  videoUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable(),
  /** Null or 0 for goods without a warranty. */
  warrantyMonths: z.int().min(0).max(240).nullable(),
  isVisibleOnWeb: z.boolean(),
  disableSelling: z.boolean(),
  /** No longer supplied: shown as long as there is stock. */
  isDiscontinued: z.boolean(),
  /** The values of attributes, by which filters find the article. */
  attributeValueIds: z.array(Id).max(100),
  tagIds: z.array(Id).max(20),
  /** Units beside the sales unit, and how many sales units one of them holds. */
  units: z.array(shape({ unitId: Id, factor: Quantity.min(2), ean: Barcode.nullable() })).max(10),
  links: z.array(shape({ code: ArticleCode, relation: z.enum(ARTICLE_RELATIONS) })).max(50),
  /** Wholesale prices without VAT from a quantity on, each lower than the one before. */
  breaks: z.array(shape({ fromQuantity: Quantity.min(2), price: Price.min(0.01) })).max(MOST_BREAKS),
});

export type ArticleForm = z.output<typeof ArticleForm>;
