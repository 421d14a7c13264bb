import type { EventConsumers } from '../../kernel/domain-events.ts';
import type { AuthEvents } from '../auth/index.ts';
import type { CartEvents } from '../cart/index.ts';
import type { CompanyEvents } from '../companies/index.ts';
import type { MessageEvents } from '../messages/index.ts';
import type { Hubs } from './service/hubs.ts';

type PushedEvents = AuthEvents & CartEvents & CompanyEvents & MessageEvents;

/** Every push leaves after the commit of what it tells of. */
export const realtimeConsumers = (hubs: Hubs): EventConsumers<PushedEvents> => ({
  'message.written': [async (_tx, { userId, isSilent }) => (isSilent ? undefined : () => hubs.notify(userId))],
  'cart.changed': [
    async (_tx, { userId, version }) =>
      () =>
        hubs.cartChanged(userId, version),
  ],
  'session.changed': [
    async (_tx, { userId }) =>
      () =>
        hubs.sessionChanged(userId),
  ],
  'session.ended': [
    async (_tx, { sessionIds }) =>
      () =>
        hubs.close(sessionIds),
  ],
});
