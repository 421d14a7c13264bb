import { Problem } from '../../../platform/problem.ts';

export interface OrderedLine {
  readonly articleId: number;
  readonly quantity: number;
  readonly received: number;
}

interface Arrived {
  readonly articleId: number;
  readonly quantity: number;
}

/** What is missing of a line; 0 where more has arrived than was ordered. */
const missingOf = ({ quantity, received }: OrderedLine): number => Math.max(0, quantity - received);

/** The lines once goods have arrived, which may be more than was ordered. 404 for an article that was not ordered. */
export function withArrived(
  lines: readonly OrderedLine[],
  arrived: readonly Arrived[],
): { readonly lines: readonly OrderedLine[]; readonly isComplete: boolean } {
  const pieces = new Map<number, number>();
  for (const { articleId, quantity } of arrived) {
    if (!lines.some((line) => line.articleId === articleId)) throw new Problem('articles.not_found', 404);
    pieces.set(articleId, (pieces.get(articleId) ?? 0) + quantity);
  }
  const after = lines.map((line) => ({ ...line, received: line.received + (pieces.get(line.articleId) ?? 0) }));
  return { lines: after, isComplete: after.every((line) => missingOf(line) === 0) };
}
