/** A change of the cart that waits for the line: how many of an article there were, and how many there are to be. */
export interface WaitingChange {
  readonly articleId: number;
  readonly title: string;
  readonly before: number;
  readonly quantity: number;
  /** When it was made, in ms. */
  readonly at: number;
}

/**
 * The list with one change more; of an article the last quantity counts. One that is as it was before stays in the list: the
 * call of which no answer came may have changed the cart.
 */
export function withChange(waiting: readonly WaitingChange[], change: WaitingChange): readonly WaitingChange[] {
  const earlier = waiting.find(({ articleId }) => articleId === change.articleId);
  const others = waiting.filter(({ articleId }) => articleId !== change.articleId);
  return [...others, { ...change, before: earlier?.before ?? change.before }];
}
