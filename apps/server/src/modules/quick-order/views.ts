import type { QuickArticle } from '@sjaj/contract';
import { type Content, type Language, slugOf } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import { pictureUrl } from '../../kernel/picture-url.ts';
import type { ContentRow } from '../cart/index.ts';
import { offerOf, stockView } from '../stock/index.ts';

/** An article as a line of a quick order, or a chip beside one, shows it. */
export function articleView(row: ContentRow, language: Language): QuickArticle {
  const words = (content: Content): string => localised(content, language, [row.brand]);
  const title = words(row.title);
  return {
    id: row.articleId,
    code: row.code,
    title,
    slug: slugOf(title),
    unit: words(row.unit),
    pack: row.packUnit && row.packFactor ? { unit: words(row.packUnit), factor: row.packFactor } : null,
    minimumQuantity: row.minimumQuantity,
    packSize: row.packSize,
    disableSelling: row.disableSelling,
    offer: offerOf({ ...row, minimum: row.minimumQuantity }, row.takesPreOrders),
    stock: stockView(row, row.takesPreOrders),
    imageUrl: pictureUrl(row.pictureKey, 160),
    placeholder: row.placeholder ?? 'box',
    values: (row.variationValues ?? []).map(words),
  };
}
