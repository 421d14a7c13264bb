import type { EventConsumers } from '../../../kernel/domain-events.ts';
import { proposalFacts, type SavedCartEvents } from '../../saved-carts/index.ts';
import type { Notify } from '../store/messages.ts';

/** A colleague hears of a cart that is proposed to them. */
export const savedCartMessages = (notify: Notify): EventConsumers<SavedCartEvents> => ({
  'saved_cart.proposed': [
    async (tx, { savedCartId, colleagueId, byUserId }) => {
      const proposed = await proposalFacts(tx, { savedCartId, byUserId });
      if (!proposed) return;
      const link = `/profile/shopping-cards?cart=${savedCartId}`;
      await notify(tx, { userIds: [colleagueId], kind: 'orderApprovalMessage.proposed', facts: { ...proposed }, link });
    },
  ],
});
