import { MOST_PURCHASE_LINES, type PurchaseProposalLine } from '@sjaj/contract';
import { feninga, fromKm, isValidQuantity, sum, times, toKm } from '@sjaj/domain';

/** What staff have made of a proposal, by article. */
export interface Choice {
  readonly excluded: ReadonlySet<number>;
  readonly typed: Readonly<Record<number, string>>;
}

type Line = Pick<PurchaseProposalLine, 'articleId' | 'quantity' | 'packSize' | 'unitCost'>;

export const ruleOf = ({ packSize }: Pick<Line, 'packSize'>) => ({ minimum: packSize, pack: packSize });

const DIGITS = /^\d{1,7}$/;

export const typedOf = ({ articleId, quantity }: Line, { typed }: Choice): string =>
  typed[articleId] ?? String(quantity);

/** The quantity of a line; NaN for one that cannot be ordered. */
export function quantityOf(line: Line, choice: Choice): number {
  const typed = typedOf(line, choice).trim();
  const quantity = DIGITS.test(typed) ? Number(typed) : Number.NaN;
  return isValidQuantity(quantity, ruleOf(line)) ? quantity : Number.NaN;
}

interface Chosen {
  /** The first of them, where they are more than an order takes; the others stay in the proposal. */
  readonly lines: readonly { readonly articleId: number; readonly quantity: number }[];
  /** How many are chosen. */
  readonly count: number;
  /** KM without VAT, of those whose cost is known. */
  readonly worth: number;
  /** The chosen lines that cannot be ordered as they are, by article. */
  readonly wrong: readonly number[];
}

/** What is ordered of a proposal. */
export function chosenLines(lines: readonly Line[], choice: Choice): Chosen {
  const chosen = lines
    .filter(({ articleId }) => !choice.excluded.has(articleId))
    .map((line) => ({ line, quantity: quantityOf(line, choice) }));
  const valid = chosen.filter(({ quantity }) => !Number.isNaN(quantity));
  const ordered = valid.slice(0, MOST_PURCHASE_LINES);
  const amounts = ordered.map(({ line, quantity }) =>
    line.unitCost === null ? feninga(0) : times(fromKm(line.unitCost), quantity),
  );
  return {
    lines: ordered.map(({ line, quantity }) => ({ articleId: line.articleId, quantity })),
    count: valid.length,
    worth: toKm(sum(amounts)),
    wrong: chosen.filter(({ quantity }) => Number.isNaN(quantity)).map(({ line }) => line.articleId),
  };
}
