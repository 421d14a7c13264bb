import { Problem } from '../../../platform/problem.ts';

export interface OrderedLine {
  readonly articleId: number;
  readonly quantity: number;
  readonly received: number;
}

/** Pieces of an article that have arrived. */
interface Arrival {
  readonly articleId: number;
  readonly quantity: number;
}

/** What is missing of a line; 0 where more has arrived than was ordered. */
const missingOf = ({ quantity, received }: OrderedLine): number => Math.max(0, quantity - received);

/** Adds arrived goods to the lines; more than was ordered may arrive. 404 for an article that was not ordered. */
export function receive(
  lines: readonly OrderedLine[],
  arrivals: readonly Arrival[],
): { readonly lines: readonly OrderedLine[]; readonly isComplete: boolean } {
  const arrived = new Map<number, number>();
  for (const { articleId, quantity } of arrivals) {
    if (!lines.some((line) => line.articleId === articleId)) throw new Problem('articles.not_found', 404);
    arrived.set(articleId, (arrived.get(articleId) ?? 0) + quantity);
  }
  const after = lines.map((line) => ({ ...line, received: line.received + (arrived.get(line.articleId) ?? 0) }));
  return { lines: after, isComplete: after.every((line) => missingOf(line) === 0) };
}
