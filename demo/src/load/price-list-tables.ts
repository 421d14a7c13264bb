import { addDays, businessDate } from '@sjaj/domain';
import { pricedArticles, priceLists } from '../trade/price-lists.ts';
import type { Numbered } from './article-tables.ts';
import { table, type Table } from './table.ts';

/** Price lists with their articles and the companies that have them. */
export function priceListTables(articles: readonly Numbered[], today: Date): Table[] {
  const dayOf = (days: number | null) => (days === null ? null : addDays(businessDate(today), days));
  return [
    table(
      'price_list',
      'id title note valid_from valid_to',
      priceLists.map(({ id, title, note, fromDay, toDay }) => [id, title, note, dayOf(fromDay), dayOf(toDay)]),
    ),
    table(
      'price_list_item',
      'price_list_id article_id price',
      priceLists.flatMap((list) => pricedArticles(list, articles).map(([item, price]) => [list.id, item.id, price])),
    ),
    table(
      'price_list_company',
      'price_list_id company_id',
      priceLists.flatMap(({ id, companyIds }) => companyIds.map((companyId) => [id, companyId])),
    ),
  ];
}
