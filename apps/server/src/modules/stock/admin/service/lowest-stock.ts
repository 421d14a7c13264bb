import type { StockListRequest } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Db } from '../../../../platform/database/db.ts';
import { readSettings } from '../../../settings/index.ts';
import { page, type StockListRow } from '../store/stock-list.ts';

/** The first of the articles that are low, greatest need first, and how many they are: as the stock list has them. */
export async function lowestStock(
  db: Db,
  limit: StockListRequest['pageSize'],
  language: Language,
): Promise<{ readonly rows: readonly StockListRow[]; readonly totalItems: number }> {
  const { lowStockLevel: shopLevel } = await readSettings(db);
  const all = { brandIds: [], categoryIds: [] };
  const order = { sortBy: 'shortage', isSortAscending: false } as const;
  return page(db, { ...all, ...order, view: 'low', page: 1, pageSize: limit, language, shopLevel });
}
