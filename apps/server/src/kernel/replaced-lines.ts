/** An article of a list and the one that replaces it. */
export interface ReplacedPair {
  readonly articleId: number;
  readonly replacementId: number;
}

/** A row of a list as the database has it. */
export interface ListRow {
  readonly article_id: number;
  readonly quantity?: number;
  readonly note?: string | null;
}

/** What replacing did to one list: the rows of both articles as they were, and the quantity of the replacement since. */
export interface ReplacedLines {
  readonly before: readonly ListRow[];
  /** null where the list has no quantities. */
  readonly quantity: number | null;
}

/** Whether the list still has what replacing left: the replacement alone, in the quantity of then. */
export function isAsReplaced(
  rows: readonly ListRow[],
  { replacementId }: ReplacedPair,
  { quantity }: ReplacedLines,
): boolean {
  const [only] = rows;
  return rows.length === 1 && only?.article_id === replacementId && (only.quantity ?? null) === quantity;
}
