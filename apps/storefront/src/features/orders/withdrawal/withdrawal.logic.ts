import type { OrderWithdrawals, WithdrawalForm } from '@sjaj/contract';

/** What is typed into the declaration. */
export interface WithdrawalDraft {
  /** The pieces of each chosen line; a line that is not chosen is missing. */
  readonly chosen: ReadonlyMap<number, number>;
  readonly refundAccount: string;
  readonly note: string;
}

type Line = OrderWithdrawals['lines'][number];

/** The declaration as it begins: of everything that is left. */
export const newDraft = (lines: readonly Line[]): WithdrawalDraft => ({
  chosen: new Map(lines.filter(({ left }) => left > 0).map(({ lineId, left }) => [lineId, left])),
  refundAccount: '',
  note: '',
});

/** Chooses a line with all that is left of it, or leaves it out. */
export function toggled({ chosen, ...draft }: WithdrawalDraft, { lineId, left }: Line): WithdrawalDraft {
  const next = new Map(chosen);
  if (!next.delete(lineId)) next.set(lineId, left);
  return { ...draft, chosen: next };
}

/** Sets the pieces of a chosen line, at most what is left of it. */
export function withPieces(
  { chosen, ...draft }: WithdrawalDraft,
  { lineId, left }: Line,
  pieces: number,
): WithdrawalDraft {
  return { ...draft, chosen: new Map(chosen).set(lineId, Math.min(pieces, left)) };
}

/** The chosen lines for the server. */
export const linesOf = ({ chosen }: WithdrawalDraft): WithdrawalForm['lines'] =>
  [...chosen].map(([lineId, quantity]) => ({ lineId, quantity }));

/** Whether something is chosen, in whole pieces. */
export const isComplete = ({ chosen }: WithdrawalDraft): boolean =>
  chosen.size > 0 && [...chosen.values()].every((pieces) => Number.isInteger(pieces) && pieces > 0);
