import type { PriceRules } from '@sjaj/catalogue-index';
import { lowestQuantity } from '@sjaj/domain';
import { computeUnitPrice, discountFor, lowestPromotionPrices, NO_TERMS } from '../../../pricing/index.ts';
import type { References } from '../rules.ts';

/** The shop's price rules for the index, in the quantity that a quantity field starts with. */
export const priceRulesFor = (references: References): PriceRules => ({
  pricesOf(product, { isRetail, terms, now }) {
    const { id, brandId, categoryIds, netPrice, retailPrice, taxRateBp, quantityPrices, promotions } = product;
    const articleTerms = terms
      ? {
          contractPrice: terms.contractPrices.get(id) ?? null,
          discountBp: discountFor(terms.discounts, { brandId, distances: references.categoryDistances(categoryIds) }),
        }
      : NO_TERMS;
    return computeUnitPrice(
      { netPrice, retailPrice, taxRateBp, quantityPrices, ...lowestPromotionPrices(promotions, now) },
      articleTerms,
      { retail: isRetail, quantity: lowestQuantity({ minimum: product.minimumQuantity, pack: product.packSize }) },
    );
  },
});
