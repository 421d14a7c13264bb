import type { ApprovalDecision, OrderLine } from '@sjaj/contract';
import { typedQuantity } from '@sjaj/ui';

/** What is typed into the fields, by the id of the line; nothing for a line that stays. */
export type TypedQuantities = Readonly<Record<number, string>>;

type Ordered = Pick<OrderLine, 'id' | 'quantity'>;

const textOf = (typed: TypedQuantities, id: number): string => typed[id]?.trim() ?? '';

/** Whether a field holds what an approver may choose: a whole number up to what was ordered. An empty field changes nothing. */
export function isReduction({ id, quantity }: Ordered, typed: TypedQuantities): boolean {
  const text = textOf(typed, id);
  return text === '' || typedQuantity(text) <= quantity;
}

/** The lines with less than was ordered. */
export const chosenLines = (ordered: readonly Ordered[], typed: TypedQuantities): ApprovalDecision['lines'] =>
  ordered.flatMap(({ id, quantity }) => {
    const chosen = typedQuantity(textOf(typed, id));
    return chosen < quantity ? [{ lineId: id, quantity: chosen }] : [];
  });
