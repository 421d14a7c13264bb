import type { Db } from '../../../../platform/database/db.ts';
import type { RowPage } from '../../../../platform/database/list-page.ts';
import { readSettings } from '../../../settings/index.ts';
import { lowest, type StockListRow } from '../store/stock-list.ts';

/** The first of the articles that are low, greatest need first, and how many they are: as the stock list has them. */
export async function lowestStock(db: Db, limit: number): Promise<RowPage<StockListRow>> {
  const { lowStockLevel: shopLevel } = await readSettings(db);
  return lowest(db, { shopLevel, limit });
}
