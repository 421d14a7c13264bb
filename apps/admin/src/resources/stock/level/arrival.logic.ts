interface ShortLine {
  readonly orderId: number;
  /** Missing pieces. */
  readonly missing: number;
}

/** The pieces that each waiting order gets of a delivery, oldest order first. Partly filled orders keep waiting. */
export function shareOut<L extends ShortLine>(
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
