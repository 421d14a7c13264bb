import type { CostOfUse } from '@sjaj/contract';
import { costOfUse, type Feninga, USE_KINDS, type UseYield, yieldsOf } from '@sjaj/domain';
import type { References } from '../indexing/rules.ts';
import type { ArticleFacts } from '../store/article-facts.ts';

const NONE: readonly UseYield[] = [];

/** What the attributes of an article say about its use. */
interface UseFacts {
  readonly references: References;
  readonly yields: readonly UseYield[];
  /** Main category and all values that decide about the effect; empty where there are none. */
  readonly effect: string;
}

/** By article, as long as its facts and the attributes are valid. */
const known = new WeakMap<ArticleFacts, UseFacts>();

function useFactsOf(facts: ArticleFacts, references: References): UseFacts {
  const cached = known.get(facts);
  if (cached?.references === references) return cached;
  const values = Object.fromEntries(facts.valueIds.flatMap((id) => references.useValuesOf(id)));
  const deciding = facts.valueIds.filter((id) => references.decidesEffect(id)).toSorted((a, b) => a - b);
  const [category] = facts.categoryIds;
  const effect = category === undefined || deciding.length === 0 ? '' : [category, ...deciding].join();
  const use = { references, yields: yieldsOf(values), effect };
  known.set(facts, use);
  return use;
}

/** The uses that one unit of an article gives, by its attributes. */
export const yieldsOfArticle = (facts: ArticleFacts, references: References): readonly UseYield[] =>
  references.hasUseRoles ? useFactsOf(facts, references).yields : NONE;

interface Priced {
  readonly facts: ArticleFacts;
  readonly price: Feninga;
}

/** What each use of an article costs; of a variation, the lowest of those that all members have. */
export function costsOfUse(members: readonly Priced[], references: References): CostOfUse[] {
  const each = members.map(({ facts, price }) =>
    yieldsOfArticle(facts, references).map((given) => ({ kind: given.kind, price: costOfUse(price, given) })),
  );
  const [first = []] = each;
  if (each.length === 1 || first.length === 0) return first;
  return USE_KINDS.flatMap((kind) => {
    const prices = each.flatMap((costs) => costs.find((cost) => cost.kind === kind)?.price ?? []);
    return prices.length === each.length ? [{ kind, price: Math.min(...prices) }] : [];
  });
}

/**
 * Whether two articles have the same effect: they share the main category and all values that decide about the effect, such as
 * approvals and surfaces. Nothing is claimed of articles without such values.
 */
export function haveSameEffect(one: ArticleFacts, other: ArticleFacts, references: References): boolean {
  const { effect } = useFactsOf(one, references);
  return effect !== '' && effect === useFactsOf(other, references).effect;
}
