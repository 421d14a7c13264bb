import { nearestQuantities } from '@sjaj/domain';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { describeArticles } from '../../cart/index.ts';

/** How a quantity of the article that is replaced is ordered of its replacement: the nearest, rather more than less; null where none. */
export async function quantityRuleOf(db: Db | Tx, replacementId: number): Promise<(wanted: number) => number | null> {
  const [article] = await describeArticles(db, [replacementId]);
  const rule = { minimum: article?.minimumQuantity ?? 1, pack: article?.packSize ?? 1 };
  return (wanted) => {
    const { lower, upper } = nearestQuantities(wanted, rule);
    return upper ?? lower;
  };
}
