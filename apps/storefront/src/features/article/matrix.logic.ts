import type { VariationMatrix, VariationMember } from '@sjaj/contract';
import { type Feninga, fromKm, findQuantityError, sum, times } from '@sjaj/domain';
import { isBuyable } from '../../shared/article/offer.logic.ts';
import { membersInOrder } from '../../shared/article/variation-members.logic.ts';
import { priceAt } from './tier.logic.ts';

/** Quantities by article id. A missing id means 0. */
export type Quantities = ReadonlyMap<number, number>;

type Attribute = VariationMatrix['attributes'][number];
type Value = Attribute['values'][number];

/** A row of the matrix: one value of the first attribute with its members by value of the second. */
export interface MatrixRow {
  readonly value: Value;
  /** In the order of the columns; null if the combination does not exist. */
  readonly cells: readonly (VariationMember | null)[];
}

export interface Grid {
  readonly rowTitle: string;
  readonly columnTitle: string;
  readonly columns: readonly Value[];
  readonly rows: readonly MatrixRow[];
}

/** Members with two attributes as a table; null for any other number of attributes (they are shown as a list). */
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

/** The chosen row, by default the one with the article of the page. */
export const rowOf = (
  { rows }: Grid,
  { chosen, articleId }: { readonly chosen: number | null; readonly articleId: number },
): MatrixRow | undefined =>
  rows.find(({ value }) => value.id === chosen) ??
  rows.find(({ cells }) => cells.some((cell) => cell?.id === articleId)) ??
  rows[0];

const used = (attribute: Attribute, members: readonly VariationMember[], at: number): readonly Value[] =>
  attribute.values.filter((value) => members.some((member) => member.attributeValueIds[at] === value.id));

const memberAt = (members: readonly VariationMember[], ids: readonly number[]): VariationMember | null =>
  members.find((member) => ids.every((id, at) => member.attributeValueIds[at] === id)) ?? null;

export const ruleOf = (member: Pick<VariationMember, 'minimumQuantity' | 'packSize'>) => ({
  minimum: member.minimumQuantity,
  pack: member.packSize,
});

/** Whether the member can be ordered, so that its quantity has a field. */
export const canBuy = (member: Pick<VariationMember, 'offer'>): boolean => isBuyable(member.offer);

interface Selection {
  readonly lines: readonly { readonly member: VariationMember; readonly quantity: number }[];
  readonly pieces: number;
  /** Null if prices are hidden. */
  readonly total: Feninga | null;
  /** The first member with an invalid quantity. */
  readonly invalid: VariationMember | null;
}

/** Chosen quantities and those already in the cart, both by article id. */
export interface Counted {
  readonly chosen: Quantities;
  readonly inCart: Quantities;
}

/** Quantity for a member's quantity breaks: of all members if they count together. Same rule as the server. */
export function countedFor(
  { breaksCountTogether, members }: Pick<VariationMatrix, 'breaksCountTogether' | 'members'>,
  { chosen, inCart }: Counted,
  articleId: number,
): number {
  const ids = breaksCountTogether ? members.map(({ id }) => id) : [articleId];
  return ids.reduce((all, id) => all + (chosen.get(id) ?? 0) + (inCart.get(id) ?? 0), 0);
}

/** Quantity of all members in the cart. */
export const piecesInCart = ({ members }: Pick<VariationMatrix, 'members'>, inCart: Quantities): number =>
  members.reduce((all, { id }) => all + (inCart.get(id) ?? 0), 0);

/** Lines, pieces and total of the matrix. */
export function selectionOf(matrix: VariationMatrix, counted: Counted): Selection {
  const lines = membersInOrder(matrix)
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
    invalid: lines.find(({ member, quantity }) => findQuantityError(quantity, ruleOf(member)) !== null)?.member ?? null,
  };
}

/** The variant whose quantity prices are shown: the one with the largest quantity, by default the article of the page. */
export function leadOf(
  matrix: VariationMatrix,
  { lines }: Pick<Selection, 'lines'>,
  articleId: number,
): { readonly member: VariationMember; readonly quantity: number } | null {
  // If all count together, a variant without quantity prices must not hide those of the others.
  const tells = ({ member }: { member: VariationMember }): number =>
    matrix.breaksCountTogether && member.quantityBreaks.length > 0 ? 1 : 0;
  const most = lines.toSorted((a, b) => tells(b) - tells(a) || b.quantity - a.quantity)[0];
  if (most) return most;
  const member = matrix.members.find(({ id }) => id === articleId);
  return member ? { member, quantity: 0 } : null;
}

/** Sum of the pieces in a row or a column. */
export const piecesOf = (cells: readonly (VariationMember | null)[], quantities: Quantities): number =>
  cells.reduce((pieces, cell) => pieces + (cell ? (quantities.get(cell.id) ?? 0) : 0), 0);

/** The quantities with one changed; 0 removes the article. */
export function withQuantity(quantities: Quantities, id: number, quantity: number): Quantities {
  const next = new Map(quantities);
  if (quantity === 0) next.delete(id);
  else next.set(id, quantity);
  return next;
}

const PASTED_QUANTITY = /^\d{1,4}$/;

/**
 * Applies quantities pasted from a spreadsheet to the grid, from the given cell to the right and down. Cells that are
 * empty, not a number, or belong to an article that cannot be bought are left unchanged.
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

/** Whether members differ in a property, so that it is shown for each. */
export const differs = (
  members: readonly VariationMember[],
  factOf: (member: VariationMember) => string | number | null,
): boolean => new Set(members.map(factOf)).size > 1;
