import { z } from 'zod';
import { erpText } from './erp-text.ts';

export const MOST_RECORDS = 1_000;
const MOST_KM = 20_000_000;
const MOST_ON_HAND = 9_999_999;

/** In place of a code that cannot be read. */
const NO_CODE = '?';
const Code = erpText(60, { min: 1 }).refine((code) => code !== NO_CODE);
const Price = z.number().min(0.01).max(MOST_KM).multipleOf(0.01);

/** Prices of an article in KM. Those that are left out are not changed by the ERP. */
export const PriceRecord = z.object({
  code: Code,
  /** Wholesale, without VAT. */
  vpc: Price.nullish(),
  /** Retail, with VAT. */
  mpc: Price.nullish(),
  /** Purchase, without VAT. */
  nc: z.number().min(0).max(MOST_KM).multipleOf(0.01).nullish(),
});

/** What is on hand of an article. */
export const StockRecord = z.object({
  code: Code,
  onHand: z.number().min(-MOST_ON_HAND).max(MOST_ON_HAND),
});

/** One page of changes, oldest first. A record that cannot be read holds up no other, so that each is read by itself. */
export const ArticleChanges = z.object({
  records: z.array(z.looseObject({ code: Code }).catch({ code: NO_CODE })).max(MOST_RECORDS),
  nextCursor: z.string().min(1).max(200),
  hasMore: z.boolean(),
});

export type PriceRecord = z.output<typeof PriceRecord>;
export type StockRecord = z.output<typeof StockRecord>;
