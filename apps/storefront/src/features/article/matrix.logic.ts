import type { VariationMatrix, VariationMember } from '@sjaj/contract';
import { type Feninga, fromKm, quantityFault, sum, times } from '@sjaj/domain';
import { isBuyable } from '../../shared/article/offer.logic.ts';
import { priceAt } from './tier.logic.ts';

/** Quantities by article id; what is not in it is none. */
export type Quantities = ReadonlyMap<number, number>;

type Attribute = VariationMatrix['attributes'][number];
export type Value = Attribute['values'][number];

/** A row of the matrix: one value of the first attribute with its members by value of the second. */
export interface MatrixRow {
  readonly value: Value;
  /** In the order of the columns; null where such an article is not made. */
  readonly cells: readonly (VariationMember | null)[];
}

export interface Grid {
  readonly rowTitle: string;
  readonly columnTitle: string;
  readonly columns: readonly Value[];
  readonly rows: readonly MatrixRow[];
}

/** Members of two attributes as a table; null for any other number of attributes, whose members stand in a list. */
export function gridOf(matrix: VariationMatrix): Grid | null {
  const [first, second, third] = matrix.attributes;
  if (!first || !second || third) return null;
  const columns = used(second, matrix.members, 1);
  const rows = used(first, matrix.members, 0).map((value) => ({
    value,
    cells: columns.map((column) => memberAt(matrix.members, [value.id, column.id])),
  }));
  return { rowTitle: first.title, columnTitle: second.title, columns, rows };
}

const used = (attribute: Attribute, members: readonly VariationMember[], at: number): readonly Value[] =>
  attribute.values.filter((value) => members.some((member) => member.attributeValueIds[at] === value.id));

const memberAt = (members: readonly VariationMember[], ids: readonly number[]): VariationMember | null =>
  members.find((member) => ids.every((id, at) => member.attributeValueIds[at] === id)) ?? null;

/** The values of a member in words: "Crna, L". */
export function memberName(matrix: VariationMatrix, member: VariationMember): string {
  return matrix.attributes
    .map((attribute, at) => attribute.values.find((value) => value.id === member.attributeValueIds[at])?.title ?? '')
    .filter(Boolean)
    .join(', ');
}

/** Members in the order in which the values of the attributes stand. */
export function inOrder(matrix: VariationMatrix): readonly VariationMember[] {
  const rank = (member: VariationMember, at: number): number =>
    matrix.attributes[at]?.values.findIndex((value) => value.id === member.attributeValueIds[at]) ?? 0;
  return matrix.members.toSorted((a, b) => {
    const at = matrix.attributes.findIndex((_, index) => rank(a, index) !== rank(b, index));
    return at < 0 ? a.id - b.id : rank(a, at) - rank(b, at);
  });
}

export const ruleOf = (member: Pick<VariationMember, 'minimumQuantity' | 'packSize'>) => ({
  minimum: member.minimumQuantity,
  pack: member.packSize,
});

/** Whether a quantity can be typed for it now. */
export const canBuy = (member: Pick<VariationMember, 'offer'>): boolean => isBuyable(member.offer);

export interface Selection {
  readonly lines: readonly { readonly member: VariationMember; readonly quantity: number }[];
  readonly pieces: number;
  /** null where prices are hidden. */
  readonly total: Feninga | null;
  /** The first member whose quantity cannot be ordered. */
  readonly faulty: VariationMember | null;
}

/** What is chosen and what is in the cart already, both by article. */
export interface Counted {
  readonly chosen: Quantities;
  readonly inCart: Quantities;
}

/** What counts towards a member's quantity breaks, as the server counts: all members where they count together. */
export function countedFor(
  { breaksCountTogether, members }: Pick<VariationMatrix, 'breaksCountTogether' | 'members'>,
  { chosen, inCart }: Counted,
  articleId: number,
): number {
  const ids = breaksCountTogether ? members.map(({ id }) => id) : [articleId];
  return ids.reduce((all, id) => all + (chosen.get(id) ?? 0) + (inCart.get(id) ?? 0), 0);
}

/** How many of all members are in the cart. */
export const piecesInCart = ({ members }: Pick<VariationMatrix, 'members'>, inCart: Quantities): number =>
  members.reduce((all, { id }) => all + (inCart.get(id) ?? 0), 0);

/** Everything that is typed into the matrix taken together. */
export function selectionOf(matrix: VariationMatrix, counted: Counted): Selection {
  const lines = inOrder(matrix)
    .map((member) => ({ member, quantity: counted.chosen.get(member.id) ?? 0 }))
    .filter(({ quantity }) => quantity !== 0);
  const pieces = lines.reduce((all, { quantity }) => all + quantity, 0);
  const amounts = lines.map(({ member, quantity }) => {
    const price = priceAt(member, countedFor(matrix, counted, member.id));
    return price === null || !Number.isSafeInteger(quantity) ? null : times(fromKm(price), quantity);
  });
  const known = amounts.filter((amount) => amount !== null);
  return {
    lines,
    pieces,
    total: known.length === amounts.length ? sum(known) : null,
    faulty: lines.find(({ member, quantity }) => quantityFault(quantity, ruleOf(member)) !== null)?.member ?? null,
  };
}

/** Whose quantity prices are worth a look: the variant of which most is chosen, or the one whose page it is. */
export function leadOf(
  matrix: VariationMatrix,
  { lines }: Pick<Selection, 'lines'>,
  articleId: number,
): { readonly member: VariationMember; readonly quantity: number } | null {
  // Where all count together, a variant without quantity prices would hide those of the others.
  const tells = ({ member }: { member: VariationMember }): number =>
    matrix.breaksCountTogether && member.quantityBreaks.length > 0 ? 1 : 0;
  const most = lines.toSorted((a, b) => tells(b) - tells(a) || b.quantity - a.quantity)[0];
  if (most) return most;
  const member = matrix.members.find(({ id }) => id === articleId);
  return member ? { member, quantity: 0 } : null;
}

/** Pieces in a row or a column. */
export const piecesOf = (cells: readonly (VariationMember | null)[], quantities: Quantities): number =>
  cells.reduce((pieces, cell) => pieces + (cell ? (quantities.get(cell.id) ?? 0) : 0), 0);

/** The quantities with one changed; nought takes it out. */
export function withQuantity(quantities: Quantities, id: number, quantity: number): Quantities {
  const next = new Map(quantities);
  if (quantity === 0) next.delete(id);
  else next.set(id, quantity);
  return next;
}

const PASTED_QUANTITY = /^\d{1,4}$/;

/**
 * Quantities pasted from a spreadsheet, laid over the grid from a cell on to the right and down. Cells that are empty, no
 * number, or meet an article that cannot be bought are left as they are.
 */
export function pasteInto(
  grid: Grid,
  quantities: Quantities,
  at: { readonly row: number; readonly column: number; readonly text: string },
): Quantities {
  let next = quantities;
  at.text
    .replaceAll('\r', '')
    .split('\n')
    .forEach((line, down) => {
      line.split('\t').forEach((typed, right) => {
        const cell = grid.rows[at.row + down]?.cells[at.column + right];
        if (cell && canBuy(cell) && PASTED_QUANTITY.test(typed.trim()))
          next = withQuantity(next, cell.id, Number(typed));
      });
    });
  return next;
}

/** Whether members differ in a fact, so that it is worth telling of each. */
export const differs = (
  members: readonly VariationMember[],
  factOf: (member: VariationMember) => string | number | null,
): boolean => new Set(members.map(factOf)).size > 1;
