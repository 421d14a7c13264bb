import type { ArticleDetails } from '@sjaj/contract';
import { costOfUse, percentCheaper } from '@sjaj/domain';
import { offerOf } from '../../stock/index.ts';
import type { ArticleFacts } from '../store/article-facts.ts';
import { startQuantity } from './tile-frame.ts';
import { unitPriceFor, type TileContext, tileOf } from './tiles.ts';
import { haveSameEffect, yieldsOfArticle } from './use-costs.ts';

/** Less is within what doses differ. */
const LEAST_PERCENT = 5;

/** The article of the same effect whose use costs the viewer least; null where none is clearly cheaper, and without prices. */
export function cheaperInUse(
  facts: ArticleFacts,
  mates: readonly ArticleFacts[],
  context: TileContext,
): ArticleDetails['cheaperInUse'] {
  const { references, viewer, takesPreOrders } = context;
  const [use] = yieldsOfArticle(facts, references);
  if (!viewer.seesPrices || !use) return null;
  const costFor = (article: ArticleFacts): number | undefined => {
    const given = yieldsOfArticle(article, references).find(({ kind }) => kind === use.kind);
    return given && costOfUse(unitPriceFor(article, context, startQuantity(article)).price, given);
  };
  const own = costFor(facts) ?? 0;
  const isOrderable = (mate: ArticleFacts): boolean => ['cart', 'pre_order'].includes(offerOf(mate, takesPreOrders));
  const [best] = mates
    .filter((mate) => mate.isVisible && isOrderable(mate) && haveSameEffect(facts, mate, references))
    .flatMap((mate) => {
      const cost = costFor(mate);
      return cost === undefined ? [] : [{ mate, cost }];
    })
    .toSorted((a, b) => a.cost - b.cost || a.mate.id - b.mate.id);
  const percent = best ? percentCheaper(best.cost, own) : 0;
  return best && percent >= LEAST_PERCENT ? { kind: use.kind, percent, article: tileOf(best.mate, context) } : null;
}
