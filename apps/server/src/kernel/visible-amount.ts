import { feninga, toKm } from '@sjaj/domain';
import { type Actor, seesPrices } from './actor.ts';

/** Converts feninga to the KM of an answer: null where the actor may not see prices, and where there is no amount. */
export function visibleAmount(actor: Actor): (amount: number | null | undefined) => number | null {
  const isVisible = seesPrices(actor);
  return (amount) => (isVisible && amount !== null && amount !== undefined ? toKm(feninga(amount)) : null);
}
