import type { ApprovalDecision } from '@sjaj/contract';

type ChosenLine = ApprovalDecision['lines'][number];

interface OrderedLine {
  readonly id: number;
  readonly quantity: number;
}

/** The lines of which an approver takes less; a line that stays as it was ordered is left out. */
export function reducedLines(ordered: readonly OrderedLine[], chosen: readonly ChosenLine[]): readonly ChosenLine[] {
  const quantities = new Map(ordered.map(({ id, quantity }) => [id, quantity]));
  return chosen.filter(({ lineId, quantity }) => quantities.get(lineId) !== quantity);
}

/** The lines of which an approver asks for more than was ordered: more is for the orderer to order. */
export function increasedLines(ordered: readonly OrderedLine[], chosen: readonly ChosenLine[]): readonly OrderedLine[] {
  const quantities = new Map(chosen.map(({ lineId, quantity }) => [lineId, quantity]));
  return ordered.filter(({ id, quantity }) => (quantities.get(id) ?? 0) > quantity);
}

/** Whether the orderer has to be told why. */
export const needsNote = (
  { decision, note }: Pick<ApprovalDecision, 'decision' | 'note'>,
  reduced: readonly ChosenLine[],
): boolean => !note && (decision === 'return' || reduced.length > 0);
