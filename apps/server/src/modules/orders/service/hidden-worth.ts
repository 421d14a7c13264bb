import { type Customer, seesPrices } from '../../../kernel/actor.ts';
import type { RateLimits } from '../../../platform/http/rate-limits.ts';
import { Problem } from '../../../platform/problem.ts';

/** More than a slip of the finger or two. */
const REFUSALS = { requests: 5, seconds: 86_400 };

/**
 * Places an order. How many pieces are too much for one order says what a piece costs, and a buyer without prices is told it nowhere but here:
 * after five such refusals they order nothing until a day has passed, for whether the next order is taken would say as much (429).
 */
export async function withHiddenWorth<T>(limits: RateLimits, actor: Customer, place: () => Promise<T>): Promise<T> {
  if (seesPrices(actor)) return place();
  const key = `orders that are too much, user ${actor.userId}`;
  await limits.check(key, REFUSALS);
  return place().catch(async (error: unknown) => {
    if (error instanceof Problem && error.code === 'cart.total_too_high') await limits.take(key, REFUSALS);
    throw error;
  });
}
