interface Lacking {
  readonly orderId: number;
  /** Pieces still to come. */
  readonly missing: number;
}

/** What each waiting order gets of so many pieces, the first one first; an order that gets less waits on. */
export function shareOut<L extends Lacking>(
  waiting: readonly L[],
  pieces: number,
): readonly (L & { readonly gets: number; readonly isFilled: boolean })[] {
  let left = pieces;
  return waiting.map((line) => {
    const gets = Math.min(line.missing, left);
    left -= gets;
    return { ...line, gets, isFilled: gets === line.missing };
  });
}
