import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PriceRule, PriceSelection } from '@sjaj/contract';
import type { Feninga } from '@sjaj/domain';
import { hasCapability, type Staff } from '../../../../kernel/actor.ts';
import { type Idempotency, inTransactionOnce } from '../../../../kernel/idempotency.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { isSame, newPrices } from '../rules/new-prices.ts';
import { type PastedLine, readPasted } from '../rules/pasted.ts';
import * as lines from '../store/lines.ts';
import * as changes from '../store/price-changes.ts';
import * as selected from '../store/selection.ts';
import { warningAbout } from './price-warning.ts';

/** Articles whose prices are computed before others have their turn. */
const BATCH = 1_000;

/** 403 for a caller who may not see purchase prices, and selects or computes by them. */
function checkCosts(staff: Staff, selection: PriceSelection, rule?: PriceRule): void {
  const filters = 'found' in selection && (selection.found.marginFrom ?? selection.found.marginTo) !== undefined;
  if (!filters && rule?.change.by !== 'margin') return;
  if (!hasCapability(staff, 'viewCostPrices')) throw new Problem('prices.cost_hidden', 403);
}

/** How many articles, or pasted lines, a selection finds. */
export async function countSelected(db: Db, staff: Staff, selection: PriceSelection): Promise<number> {
  checkCosts(staff, selection);
  if ('pasted' in selection) return readPasted(selection.pasted).length;
  if ('ids' in selection) return (await selected.existingIds(db, selection.ids)).length;
  return selected.countFound(db, selection.found);
}

/** An article, or a pasted line of which no article may be known. */
interface Wanted {
  readonly articleId: number | null;
  readonly pasted: PastedLine | null;
  readonly isRepeated: boolean;
}

interface ProposeInput {
  readonly note: string;
  readonly selection: PriceSelection;
  readonly rule: PriceRule;
  readonly now: Date;
}

/**
 * Stores a proposal with the new prices of all selected articles and returns its id. 400 where nothing is selected, or where
 * pasted prices and the rule do not belong together; 403 for a margin that the caller may not see.
 */
export const proposePrices = (db: Db, staff: Staff, input: ProposeInput, once: Idempotency): Promise<number> =>
  inTransactionOnce(db, once, async (tx) => {
    const { note, selection, rule, now } = input;
    checkCosts(staff, selection, rule);
    if ('pasted' in selection !== (rule.change.by === 'list')) throw new Problem('prices.list_needed', 400);
    const wanted = await wantedLines(tx, selection);
    if (wanted.length === 0) throw new Problem('prices.none_found', 400);
    const kept = 'pasted' in selection ? { pasted: wanted.length } : selection;
    const by = { userId: staff.userId, userName: staff.name };
    const id = await changes.insert(tx, { note, selection: kept, rule, now, ...by });
    for (let from = 0; from < wanted.length; from += BATCH) {
      await lines.insert(tx, id, await computed(tx, wanted.slice(from, from + BATCH), { rule, from }));
      await nextTurn();
    }
    await changes.recount(tx, id);
    return id;
  });

async function wantedLines(tx: Tx, selection: PriceSelection): Promise<readonly Wanted[]> {
  if ('pasted' in selection) {
    const pasted = readPasted(selection.pasted);
    const known = await selected.idsByCode(
      tx,
      pasted.map(({ code }) => code.toUpperCase()),
    );
    const seen = new Set<number>();
    return pasted.map((line) => {
      const articleId = known.get(line.code.toUpperCase()) ?? null;
      const isRepeated = articleId !== null && seen.has(articleId);
      if (articleId !== null) seen.add(articleId);
      return { articleId, pasted: line, isRepeated };
    });
  }
  const ids = 'ids' in selection ? selected.existingIds(tx, selection.ids) : selected.foundIds(tx, selection.found);
  return (await ids).map((articleId) => ({ articleId, pasted: null, isRepeated: false }));
}

interface ComputeInput {
  readonly rule: PriceRule;
  /** Lines before the batch. */
  readonly from: number;
}

async function computed(
  tx: Tx,
  batch: readonly Wanted[],
  { rule, from }: ComputeInput,
): Promise<readonly lines.NewLine[]> {
  const ids = batch.flatMap(({ articleId }) => articleId ?? []);
  const articles = await selected.priced(tx, ids, { locks: false });
  return batch.map((wanted, place) => {
    const article = wanted.articleId === null ? undefined : articles.get(wanted.articleId);
    return { line: from + place + 1, ...lineOf(article, wanted, rule) };
  });
}

function lineOf(
  article: selected.PricedArticle | undefined,
  wanted: Wanted,
  rule: PriceRule,
): Omit<lines.NewLine, 'line'> {
  const { pasted, isRepeated } = wanted;
  const faulty = { outcome: 'faulty', warning: null, after: null } as const;
  if (!article) {
    const unknown = { articleId: null, before: null, cost: null, taxRateBp: null };
    return { ...faulty, ...unknown, code: pasted?.code ?? '', error: 'unknown_code' };
  }
  const { id: articleId, code, vpc, mpc, breaks, cost, taxRateBp } = article;
  const before = { vpc, mpc, breaks };
  const facts = { articleId, code, before, cost, taxRateBp };
  if (isRepeated) return { ...faulty, ...facts, error: 'repeated_code' };
  const listed: Feninga | null = pasted?.price ?? null;
  const after = newPrices(article, rule, listed);
  if (typeof after === 'string') return { ...faulty, ...facts, error: after };
  if (isSame(before, after)) return { ...facts, outcome: 'same', error: null, warning: null, after };
  return { ...facts, outcome: 'change', error: null, warning: warningAbout(article, after), after };
}
