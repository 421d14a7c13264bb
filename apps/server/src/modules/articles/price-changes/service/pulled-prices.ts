import type { PriceChangeLine } from '@sjaj/contract';
import type { Feninga } from '@sjaj/domain';
import type { Tx } from '../../../../platform/database/db.ts';
import { isSame } from '../rules/new-prices.ts';
import { PULL_RULE, pulledPrices, type SentPrices } from '../rules/pulled-prices.ts';
import * as lines from '../store/lines.ts';
import * as changes from '../store/price-changes.ts';
import * as selected from '../store/selection.ts';
import { warningAbout } from './price-warning.ts';
import { type PriceWrite, writePrices } from './write-prices.ts';

/** Prices of an article that the ERP sends. */
interface PulledPrice extends SentPrices {
  readonly articleId: number;
  /** The purchase price; null where the ERP does not send it. */
  readonly cost: Feninga | null;
}

interface RefusedPrice {
  readonly articleId: number;
  readonly reason: NonNullable<PriceChangeLine['error']>;
}

/** By whom, in the history of prices and in the list of proposals. */
const ERP_NAME = 'ERP';

/**
 * Saves prices that the ERP sends and returns those that cannot be. Prices below cost, and those that change by more than half, stay as they
 * are and become a proposal that staff decide on; it replaces older ones of the same articles. Purchase prices are always taken over. An article
 * may occur once.
 */
export async function savePulledPrices(
  tx: Tx,
  pulled: readonly PulledPrice[],
  now: Date,
): Promise<readonly RefusedPrice[]> {
  const priced = pulled.filter(({ vpc, mpc }) => vpc !== null || mpc !== null);
  await changes.supersede(
    tx,
    priced.map(({ articleId }) => articleId),
  );
  const articles = await selected.priced(
    tx,
    pulled.map(({ articleId }) => articleId),
    { locks: true },
  );
  const writes: PriceWrite[] = [];
  const doubtful: Omit<lines.NewLine, 'line'>[] = [];
  const refused: RefusedPrice[] = [];
  for (const one of pulled) {
    const article = articles.get(one.articleId);
    if (!article) continue;
    const cost = one.cost ?? article.cost;
    const after = pulledPrices(article, one);
    if (typeof after === 'string') refused.push({ articleId: article.id, reason: after });
    const warning = typeof after === 'string' ? null : warningAbout({ ...article, cost }, after);
    if (typeof after !== 'string' && warning !== null) doubtful.push(lineOf({ ...article, cost }, after, warning));
    const wanted = typeof after === 'string' || warning !== null ? article : after;
    if (cost !== article.cost || !isSame(article, wanted)) writes.push({ article, wanted, cost });
  }
  await writePrices(tx, { cause: 'erp', byName: ERP_NAME, now }, writes);
  await propose(tx, doubtful, now);
  return refused;
}

function lineOf(
  article: selected.PricedArticle,
  after: lines.NewLine['after'],
  warning: lines.NewLine['warning'],
): Omit<lines.NewLine, 'line'> {
  const { id: articleId, code, vpc, mpc, breaks, cost, taxRateBp } = article;
  return {
    articleId,
    code,
    outcome: 'change',
    error: null,
    warning,
    before: { vpc, mpc, breaks },
    after,
    cost,
    taxRateBp,
  };
}

async function propose(tx: Tx, doubtful: readonly Omit<lines.NewLine, 'line'>[], now: Date): Promise<void> {
  if (doubtful.length === 0) return;
  const selection = { pasted: doubtful.length };
  const by = { userId: null, userName: ERP_NAME };
  const id = await changes.insert(tx, { note: ERP_NAME, selection, rule: PULL_RULE, now, ...by });
  await lines.insert(
    tx,
    id,
    doubtful.map((line, place) => ({ line: place + 1, ...line })),
  );
  await changes.recount(tx, id);
}
