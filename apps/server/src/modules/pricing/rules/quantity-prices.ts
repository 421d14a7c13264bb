interface CountedLine {
  readonly articleId: number;
  readonly quantity: number;
  /** Null where the article has no variations. */
  readonly variationId: number | null;
}

/**
 * The quantity of each article that counts towards its breaks: that of all its lines, and of its sibling variations where
 * these count together.
 */
export function breakQuantities(lines: readonly CountedLine[], countTogether: boolean): ReadonlyMap<number, number> {
  const familyOf = ({ articleId, variationId }: CountedLine): string =>
    countTogether && variationId !== null ? `variation ${variationId}` : `article ${articleId}`;
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(familyOf(line), (sums.get(familyOf(line)) ?? 0) + line.quantity);
  return new Map(lines.map((line) => [line.articleId, sums.get(familyOf(line)) ?? 0]));
}
