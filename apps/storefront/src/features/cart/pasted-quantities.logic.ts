import { isValidQuantity, type QuantityRule } from '@sjaj/domain';

interface SheetLine {
  readonly id: number;
  readonly quantity: number;
  readonly minimumQuantity: number;
  readonly packSize: number;
}

interface PastedQuantities {
  readonly changes: readonly { readonly id: number; readonly quantity: number }[];
  /** What cannot be ordered so, as it was pasted: it stays in its field to be corrected. */
  readonly refused: ReadonlyMap<number, string>;
}

export const ruleOf = ({ minimumQuantity, packSize }: Omit<SheetLine, 'id' | 'quantity'>): QuantityRule => ({
  minimum: minimumQuantity,
  pack: packSize,
});

/** Lays a column onto the lines from the first one down. Empty cells leave their line as it is; 0 takes a line out. */
export function pasteOnto(lines: readonly SheetLine[], column: readonly string[]): PastedQuantities {
  const changes: { id: number; quantity: number }[] = [];
  const refused = new Map<number, string>();
  for (const [index, typed] of column.entries()) {
    const line = lines[index];
    if (!line || typed === '') continue;
    const quantity = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
    if (quantity === line.quantity) continue;
    if (quantity === 0 || isValidQuantity(quantity, ruleOf(line))) changes.push({ id: line.id, quantity });
    else refused.set(line.id, typed.slice(0, 6));
  }
  return { changes, refused };
}
