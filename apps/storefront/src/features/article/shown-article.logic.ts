import type { ArticleDetails, VariationMember } from '@sjaj/contract';
import { type Counted, countedFor, leadOf, selectionOf } from './matrix.logic.ts';
import { tierAt, tiersFor } from './tier.logic.ts';

/** The article as its page shows it: the variant of which most is chosen, at the price that the quantities reach. */
export function shownArticle(article: ArticleDetails, counted: Counted): ArticleDetails {
  const matrix = article.variationMatrix;
  if (!matrix) return atQuantity(article, counted.chosen.get(article.id) ?? 0);
  const lead = leadOf(matrix, selectionOf(matrix, counted), article.id);
  if (!lead || lead.quantity === 0) return article;
  return atQuantity(asMember(article, lead.member), countedFor(matrix, counted, lead.member.id));
}

/** With the facts of a variant; what only its own page knows is left out. */
function asMember(article: ArticleDetails, member: VariationMember): ArticleDetails {
  if (member.id === article.id) return article;
  const { code, price, salePrice, oldPrice, priceWithVat, quantityBreaks } = member;
  const values = new Map(
    article.variationMatrix?.attributes.map(({ id, values: all }, at) => [
      id,
      all.filter((value) => value.id === member.attributeValueIds[at]),
    ]),
  );
  const attributes = article.attributes.map((one) => ({ ...one, values: values.get(one.id) ?? one.values }));
  const unknown = { ean: null, netWeightG: 0, contentPrice: null, costsOfUse: [], cheaperInUse: null };
  return { ...article, ...unknown, code, price, salePrice, oldPrice, priceWithVat, quantityBreaks, attributes };
}

/** At the price of the quantity break that is reached. */
function atQuantity(article: ArticleDetails, quantity: number): ArticleDetails {
  const tier = tierAt(tiersFor(article), quantity);
  const reached = article.quantityBreaks.find(({ fromQuantity }) => fromQuantity > 1 && fromQuantity === tier?.from);
  if (!reached) return article;
  const { price, oldPrice, priceWithVat } = reached;
  return { ...article, price, salePrice: null, oldPrice, priceWithVat, costsOfUse: costsAt(article, price) };
}

/** The costs of a use at the price of a quantity break. */
const costsAt = ({ costsOfUse, price, salePrice }: ArticleDetails, reached: number): ArticleDetails['costsOfUse'] =>
  costsOfUse.map((cost) => ({ ...cost, price: (cost.price * reached) / (salePrice ?? price ?? reached) }));
