import type { CostOfUse } from '@sjaj/contract';
import { costOfUse, type Feninga, USE_KINDS, type UseYield, yieldsOf } from '@sjaj/domain';
import type { References } from '../indexing/rules.ts';
import type { ArticleFacts } from '../store/article-facts.ts';

const NONE: readonly UseYield[] = [];

/** By article, as long as its facts and the attributes are valid. */
const known = new WeakMap<ArticleFacts, { readonly references: References; readonly yields: readonly UseYield[] }>();

/** The uses that one unit of an article gives, by its attributes. */
export function yieldsOfArticle(facts: ArticleFacts, references: References): readonly UseYield[] {
  if (!references.hasUseRoles) return NONE;
  const cached = known.get(facts);
  if (cached?.references === references) return cached.yields;
  const values = Object.fromEntries(facts.valueIds.flatMap((id) => references.useValuesOf(id)));
  const yields = yieldsOf(values);
  known.set(facts, { references, yields });
  return yields;
}

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
  if (one.categoryIds[0] === undefined || one.categoryIds[0] !== other.categoryIds[0]) return false;
  const [own, others] = [one, other].map(({ valueIds }) =>
    valueIds.filter((id) => references.decidesEffect(id)).sort(),
  );
  return own !== undefined && own.length > 0 && own.join() === others?.join();
}
