import type { RepeatLine } from '@sjaj/contract';
import { type Feninga, fromKm, sum, times } from '@sjaj/domain';

/** Changes of the buyer to the proposal, by line: excluded lines, changed quantities. */
export interface Choice {
  readonly left: ReadonlySet<number>;
  readonly quantities: ReadonlyMap<number, number>;
}

export const AS_PROPOSED: Choice = { left: new Set(), quantities: new Map() };

/** The quantity of a line; null if it cannot be ordered. */
export const quantityFor = ({ quantity, lineId }: RepeatLine, { quantities }: Choice): number | null =>
  quantity === null ? null : (quantities.get(lineId) ?? quantity);

export const isChosen = ({ quantity, lineId }: RepeatLine, { left }: Choice): boolean =>
  quantity !== null && !left.has(lineId);

/** The lines to add to the cart. */
export const chosenLines = (lines: readonly RepeatLine[], choice: Choice): { lineId: number; quantity: number }[] =>
  lines.flatMap((line) => {
    const quantity = quantityFor(line, choice);
    return quantity !== null && isChosen(line, choice) ? [{ lineId: line.lineId, quantity }] : [];
  });

/** What the chosen lines come to at the prices of today; null where prices are hidden. */
export function totalOf(lines: readonly RepeatLine[], choice: Choice): Feninga | null {
  const amounts = lines
    .filter((line) => isChosen(line, choice))
    .map((line) => (line.price === null ? null : times(fromKm(line.price), quantityFor(line, choice) ?? 0)));
  return amounts.includes(null) ? null : sum(amounts.filter((amount) => amount !== null));
}

/** Includes or excludes a line. */
export function toggled(choice: Choice, lineId: number): Choice {
  const left = new Set(choice.left);
  if (!left.delete(lineId)) left.add(lineId);
  return { ...choice, left };
}

/** Includes all lines, or excludes all if all are included. */
export const allToggled = (choice: Choice, lines: readonly RepeatLine[]): Choice => ({
  ...choice,
  left: choice.left.size === 0 ? new Set(lines.map(({ lineId }) => lineId)) : new Set(),
});

export const withQuantity = (choice: Choice, lineId: number, quantity: number): Choice => ({
  ...choice,
  quantities: new Map(choice.quantities).set(lineId, quantity),
});
