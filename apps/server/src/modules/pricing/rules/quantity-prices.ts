interface CountedLine {
  readonly articleId: number;
  readonly quantity: number;
  /** Null if the article has no variations. */
  readonly variationId: number | null;
}

/**
 * The quantity of each article that counts for its quantity prices: of all its lines, and of its sibling variations if
 * these count together.
 */
export function countedQuantities(lines: readonly CountedLine[], countTogether: boolean): ReadonlyMap<number, number> {
  const groupKey = ({ articleId, variationId }: CountedLine): string =>
    countTogether && variationId !== null ? `variation ${variationId}` : `article ${articleId}`;
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(groupKey(line), (sums.get(groupKey(line)) ?? 0) + line.quantity);
  return new Map(lines.map((line) => [line.articleId, sums.get(groupKey(line)) ?? 0]));
}
