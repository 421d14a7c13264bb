import type { PricedProduct, PriceRules } from '@sjaj/catalogue-index';
import { type Feninga, lowestQuantity } from '@sjaj/domain';
import { discountFor, NO_CONDITIONS, offerOf } from '../../../pricing/index.ts';
import type { References } from '../rules.ts';

/** The lowest prices of the promotions that run at this time (ms). */
function runningPromotion({ promotions }: PricedProduct, now: number) {
  let sale: Feninga | null = null;
  let saleRetail: Feninga | null = null;
  for (const { from, to, netPrice, retailPrice } of promotions) {
    if (from > now || now >= to) continue;
    if (sale === null || netPrice < sale) sale = netPrice;
    if (saleRetail === null || retailPrice < saleRetail) saleRetail = retailPrice;
  }
  return { sale, saleRetail };
}

/** The shop's price rules for the index, in the quantity that a quantity field starts with. */
export const priceRulesFor = (references: References): PriceRules => ({
  pricesOf(product, { isRetail, terms, now }) {
    const { id, brandId, categoryIds, netPrice, retailPrice, taxRateBp, quantityPrices } = product;
    const conditions = terms
      ? {
          contractPrice: terms.contractPrices.get(id) ?? null,
          discountBp: discountFor(terms.discounts, { brandId, steps: references.stepsOf(categoryIds) }),
        }
      : NO_CONDITIONS;
    return offerOf(
      { vpc: netPrice, mpc: retailPrice, taxRateBp, breaks: quantityPrices, ...runningPromotion(product, now) },
      conditions,
      { retail: isRetail, quantity: lowestQuantity({ minimum: product.minimumQuantity, pack: product.packSize }) },
    );
  },
});
