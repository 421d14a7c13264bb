import type { UsualArticle } from '@sjaj/contract';
import { availableOn, nearestQuantities, type PurchaseHabit } from '@sjaj/domain';
import { successorsOf } from '../../articles/index.ts';
import { localised } from '../../../kernel/localised.ts';
import { offerOf } from '../../stock/index.ts';
import { tileAt, type TileContext } from './tiles.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { type BoughtArticle, ownReplacements, usualPurchases } from '../store/bought.ts';
import type { ArticleFacts } from '../store/article-facts.ts';
import { habitOf, purchaseFactsOf } from './purchases.ts';
import type { Viewer } from './viewer.ts';

const ROWS = 60;
/** As many of the most frequent are proposed to a buyer whose orders show no rhythm yet. */
const PROPOSED_WITHOUT_RHYTHM = 7;

interface Proposal {
  /** What is proposed: the article that was bought, or its successor. */
  readonly facts: ArticleFacts;
  readonly bought: BoughtArticle;
  readonly habit: PurchaseHabit;
  /** The article that was bought and is no longer supplied; null where that one is proposed. */
  readonly replaced: ArticleFacts | null;
  /** The usual quantity as far as it can be ordered today. */
  readonly quantity: number;
}

/** The usual order of the caller or the company, as it can be ordered now; nothing for those who cannot order. */
export async function usualArticles(catalogue: CatalogueContext, viewer: Viewer): Promise<UsualArticle[]> {
  const { buyer } = viewer;
  if (!buyer) return [];
  const [all, context] = await Promise.all([usualPurchases(catalogue.db, buyer), catalogue.reader.context(viewer)]);
  const known = await catalogue.reader.facts.of(all.map(({ articleId }) => articleId));
  const chosen = await ownReplacements(catalogue.db, buyer);
  const replacing = await successorFacts(catalogue, known, chosen);
  const proposals = all.flatMap((bought) => {
    const facts = known.get(bought.articleId);
    // The replacement is proposed for its own purchases.
    const isLeftOut = known.has(chosen.get(bought.articleId) ?? 0);
    return facts && !isLeftOut
      ? (proposalOf({ facts, successor: replacing.get(facts.id) ?? null, bought }, context) ?? [])
      : [];
  });
  return proposedFirst(proposals)
    .slice(0, ROWS)
    .map(({ isProposed, proposal: { facts, replaced, bought, habit, quantity } }) => ({
      ...tileAt(facts, context, quantity),
      ...purchaseFactsOf(facts, bought, { ...context, habit }),
      ...(replaced && { priceChange: null }),
      isProposed,
      replaces: replaced && { code: replaced.code, title: titleOf(replaced, context) },
    }));
}

const titleOf = ({ title, brand }: ArticleFacts, { viewer }: TileContext): string =>
  localised(title, viewer.language, [brand]);

const isSupplied = ({ isVisible, isDiscontinued }: ArticleFacts): boolean => isVisible && !isDiscontinued;

/** By article that is no longer supplied, or that the buyer has replaced, what replaces it; nothing where that is bought as well. */
async function successorFacts(
  { db, reader }: CatalogueContext,
  bought: ReadonlyMap<number, ArticleFacts>,
  chosen: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, ArticleFacts>> {
  const gone = [...bought.values()].filter((facts) => !isSupplied(facts)).map(({ id }) => id);
  const wanted = [...new Map([...(await successorsOf(db, gone)), ...chosen])].filter(([id]) => bought.has(id));
  const isFirst = (successorId: number, place: number): boolean =>
    wanted.findIndex(([, other]) => other === successorId) === place;
  const found = wanted.filter(([, id], place) => !bought.has(id) && isFirst(id, place));
  const facts = await reader.facts.of(found.map(([, successorId]) => successorId));
  const replaced = new Map<number, ArticleFacts>();
  for (const [articleId, successorId] of found) {
    const successor = facts.get(successorId);
    if (successor) replaced.set(articleId, successor);
  }
  return replaced;
}

interface Candidate {
  readonly facts: ArticleFacts;
  readonly successor: ArticleFacts | null;
  readonly bought: BoughtArticle;
}

/** Undefined where none of it can be ordered now. */
function proposalOf({ facts: own, successor, bought }: Candidate, context: TileContext): Proposal | undefined {
  const habit = habitOf(bought, context.viewer.now);
  const facts = successor ?? own;
  if (!facts.isVisible || !habit) return undefined;
  const offer = offerOf(facts, context.takesPreOrders);
  if (offer !== 'cart' && offer !== 'pre_order') return undefined;
  const quantity = orderableNow(facts, habit.quantity, context.takesPreOrders);
  return quantity === null ? undefined : { facts, replaced: successor && own, bought, habit, quantity };
}

/** The nearest quantity to the usual one that minimum, pack and stock allow, rather more than less; null where none. */
function orderableNow(facts: ArticleFacts, usual: number, takesPreOrders: boolean): number | null {
  const rule = { minimum: facts.minimum, pack: facts.packSize };
  const { lower, upper } = nearestQuantities(usual, rule);
  const wanted = upper ?? lower;
  const available = availableOn(facts);
  const isBeyondStock = !takesPreOrders && wanted !== null && wanted > available;
  return isBeyondStock ? nearestQuantities(available, rule).lower : wanted;
}

/** What the next order has comes first, then the rest, each most often first. */
function proposedFirst(proposals: readonly Proposal[]): { proposal: Proposal; isProposed: boolean }[] {
  const hasRhythm = proposals.some(({ habit }) => habit.everyDays !== null);
  const ordered = oneOfEachFirst(proposals);
  const marked = ordered.map((proposal, place) => ({
    proposal,
    isProposed: hasRhythm ? proposal.habit.isDue : place < PROPOSED_WITHOUT_RHYTHM,
  }));
  return [...marked.filter(({ isProposed }) => isProposed), ...marked.filter(({ isProposed }) => !isProposed)];
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
