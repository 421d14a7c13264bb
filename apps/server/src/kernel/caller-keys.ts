import type { FastifyRequest } from 'fastify';
import { networkOf } from '../platform/http/network.ts';
import type { QueueOwner } from '../platform/process/fair-queue.ts';
import { type Actor, apiKeyOf, isImpersonating, isGuest, isSignedIn } from './actor.ts';

/** The owner of idempotency keys: a representative has other keys for each company that they buy for. */
export function callerOf(actor: Actor, request: FastifyRequest): string {
  if (!isSignedIn(actor)) return `address:${networkOf(request.ip)}`;
  const apiKey = apiKeyOf(actor);
  if (apiKey) return `api-key:${apiKey.id}`;
  return isImpersonating(actor) ? `user:${actor.userId} for:${actor.companyId}` : `user:${actor.userId}`;
}

/** Whose requests are counted. Tokens of guests are free: all of an address count together. */
export const rateLimitKey = (actor: Actor, request: FastifyRequest): string =>
  isGuest(actor) ? `address:${networkOf(request.ip)}` : callerOf(actor, request);

/** A company shares one turn, all its users together; so do all guests of one network. */
export function workOwnerOf(actor: Actor, address: string): QueueOwner {
  if (!isSignedIn(actor) || isGuest(actor)) return { network: `address:${networkOf(address)}`, account: '' };
  const apiKey = apiKeyOf(actor);
  const account = apiKey ? `api-key:${apiKey.id}` : `user:${actor.userId}`;
  return { network: actor.companyId === null ? account : `company:${actor.companyId}`, account };
}
