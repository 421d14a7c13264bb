import { type Customer, seesPrices } from '../../../kernel/actor.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { Problem } from '../../../platform/problem.ts';

/** Refusals of a buyer in a day, which allow for typing errors. */
const REFUSALS = { requests: 5, seconds: 86_400 };

/**
 * Places an order. The quantity at which an order exceeds the largest total reveals the price of a piece to a buyer without prices. After five
 * such refusals they cannot order for a day (429): whether a further order is accepted would reveal as much.
 */
export async function withPriceProbeLimit<T>(limits: RateLimits, actor: Customer, place: () => Promise<T>): Promise<T> {
  if (seesPrices(actor)) return place();
  const key = `orders that are too much, user ${actor.userId}`;
  await limits.check(key, REFUSALS);
  return place().catch(async (error: unknown) => {
    if (error instanceof Problem && error.code === 'cart.total_too_high') await limits.take(key, REFUSALS);
    throw error;
  });
}
