import type { UsualArticle } from '@sjaj/contract';
import { availableOn, nearestQuantities } from '@sjaj/domain';
import { offerOf } from '../../stock/index.ts';
import { tileAt, type TileContext } from './tiles.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { type UsualBuy, usualBuys } from '../store/bought.ts';
import type { ArticleFacts } from '../store/article-facts.ts';
import type { Viewer } from './viewer.ts';

const ROWS = 7;

interface Proposal {
  readonly facts: ArticleFacts;
  readonly quantity: number;
  readonly buy: UsualBuy;
}

/** What the caller or the company orders most often of late, as it can be ordered now; nothing for those who cannot order. */
export async function usualArticles(catalogue: CatalogueContext, viewer: Viewer): Promise<UsualArticle[]> {
  const { buyer } = viewer;
  if (!buyer) return [];
  const [buys, context] = await Promise.all([usualBuys(catalogue.db, buyer), catalogue.reader.context(viewer)]);
  const known = await catalogue.reader.facts.of(buys.map(({ articleId }) => articleId));
  const proposals = buys.flatMap((buy) => proposalOf(known.get(buy.articleId), buy, context) ?? []);
  return oneOfEachFirst(proposals)
    .slice(0, ROWS)
    .map(({ facts, quantity, buy }) => ({
      ...tileAt(facts, context, quantity),
      lastBought: { at: buy.at.toISOString(), quantity: buy.quantity },
    }));
}

/** Undefined where none of it can be ordered now. */
function proposalOf(facts: ArticleFacts | undefined, buy: UsualBuy, context: TileContext): Proposal | undefined {
  if (!facts?.isVisible) return undefined;
  const offer = offerOf(facts, context.takesPreOrders);
  if (offer !== 'cart' && offer !== 'pre_order') return undefined;
  const quantity = orderableNow(facts, buy.quantity, context.takesPreOrders);
  return quantity === null ? undefined : { facts, quantity, buy };
}

/** The nearest quantity to a former one that minimum, pack and stock allow, rather more than less; null where none. */
function orderableNow(facts: ArticleFacts, former: number, takesPreOrders: boolean): number | null {
  const rule = { minimum: facts.minimum, pack: facts.packSize };
  const { lower, upper } = nearestQuantities(former, rule);
  const wanted = upper ?? lower;
  const available = availableOn(facts);
  const isBeyondStock = !takesPreOrders && wanted !== null && wanted > available;
  return isBeyondStock ? nearestQuantities(available, rule).lower : wanted;
}

/** Of sizes and colours of one article the most frequent; the others behind all the rest. */
function oneOfEachFirst(proposals: readonly Proposal[]): readonly Proposal[] {
  const seen = new Set<number>();
  const [first, others]: [Proposal[], Proposal[]] = [[], []];
  for (const proposal of proposals) {
    const id = proposal.facts.variation?.id;
    (id !== undefined && seen.has(id) ? others : first).push(proposal);
    if (id !== undefined) seen.add(id);
  }
  return [...first, ...others];
}
