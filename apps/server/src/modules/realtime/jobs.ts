import type { EventConsumers } from '../../kernel/domain-events.ts';
import type { Hubs } from './service/hubs.ts';

/** Every push leaves after the commit of what it tells of. */
export const realtimeConsumers = (hubs: Hubs): EventConsumers => ({
  'message.written': [
    async (_tx, { userId }) =>
      () =>
        hubs.notify(userId),
  ],
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
