import { z } from 'zod';
import { Id, Instant, Price, shape } from './shapes.ts';

/** What the prices of an article were changed from and to. */
export const PriceHistoryEntry = shape({
  id: Id,
  changedAt: Instant,
  byName: z.string(),
  cause: z.enum(['edit', 'import', 'change', 'undo', 'erp']),
  /** The change of many prices that it belongs to. */
  priceChangeId: Id.nullable(),
  vpc: shape({ before: Price, after: Price }),
  mpc: shape({ before: Price, after: Price }),
  /** Null for those who may not see purchase prices. */
  cost: shape({ before: Price, after: Price }).nullable(),
});

export type PriceHistoryEntry = z.output<typeof PriceHistoryEntry>;
