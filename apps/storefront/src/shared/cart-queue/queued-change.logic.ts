/** A change of the cart that was made offline: the quantity of an article before and after it. */
export interface QueuedChange {
  readonly articleId: number;
  readonly title: string;
  readonly before: number;
  readonly quantity: number;
  /** Time of the change in ms. */
  readonly at: number;
}

/**
 * Adds a change to the queue; the last quantity of an article counts. A change back to the first quantity stays in the queue: a
 * call whose answer was lost may have changed the cart.
 */
export function withChange(queued: readonly QueuedChange[], change: QueuedChange): readonly QueuedChange[] {
  const earlier = queued.find(({ articleId }) => articleId === change.articleId);
  const others = queued.filter(({ articleId }) => articleId !== change.articleId);
  return [...others, { ...change, before: earlier?.before ?? change.before }];
}
