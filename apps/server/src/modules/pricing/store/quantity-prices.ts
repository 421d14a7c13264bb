import { fromKm } from '@sjaj/domain';
import type { Tx } from '../../../platform/database/db.ts';

interface QuantityPrice {
  readonly fromQuantity: number;
  /** KM without VAT. */
  readonly price: number;
}

/** Replaces the quantity prices of an article. */
export async function replaceQuantityPrices(
  tx: Tx,
  articleId: number,
  quantityPrices: readonly QuantityPrice[],
): Promise<void> {
  await tx.deleteFrom('quantity_break').where('article_id', '=', articleId).execute();
  if (quantityPrices.length === 0) return;
  const values = quantityPrices.map(({ fromQuantity, price }) => ({
    article_id: articleId,
    from_quantity: fromQuantity,
    price: fromKm(price),
  }));
  await tx.insertInto('quantity_break').values(values).execute();
}

interface ArticleBreaks {
  readonly articleId: number;
  /** [from quantity, feninga without VAT] */
  readonly breaks: readonly (readonly [fromQuantity: number, price: number])[];
}

/** Replaces the quantity prices of several articles. */
export async function replaceQuantityPricesOfMany(tx: Tx, articles: readonly ArticleBreaks[]): Promise<void> {
  if (articles.length === 0) return;
  const ids = articles.map(({ articleId }) => articleId);
  await tx.deleteFrom('quantity_break').where('article_id', 'in', ids).execute();
  const values = articles.flatMap(({ articleId, breaks }) =>
    breaks.map(([from_quantity, price]) => ({ article_id: articleId, from_quantity, price })),
  );
  if (values.length > 0) await tx.insertInto('quantity_break').values(values).execute();
}
