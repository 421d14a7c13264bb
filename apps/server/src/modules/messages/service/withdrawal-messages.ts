import { DEFAULT_LANGUAGE, formatDateTime, isLanguage } from '@sjaj/domain';
import type { OutgoingKey } from '@sjaj/i18n/server';
import type { EventConsumers } from '../../../kernel/domain-events.ts';
import { type WithdrawalEvents, withdrawalFacts } from '../../withdrawals/index.ts';
import { staffWith } from '../../auth/index.ts';
import * as store from '../store/messages.ts';

/** The buyer gets the declaration and what staff answer, as messages that are mailed; staff hear of each declaration. */
export const withdrawalMessages = (notify: store.Notify): EventConsumers<WithdrawalEvents> => ({
  'withdrawal.declared': [
    async (tx, { withdrawalId }) => {
      const declared = await withdrawalFacts(tx, withdrawalId);
      if (!declared) return;
      const { orderId, number, userId, buyer, address, goods, isLate, createdAt } = declared;
      const language = isLanguage(declared.language) ? declared.language : DEFAULT_LANGUAGE;
      const facts = {
        number,
        goods,
        buyer,
        address: `${address.street}, ${address.postalCode} ${address.town}`,
        at: formatDateTime(createdAt, language),
      };
      const kind: OutgoingKey = isLate ? 'withdrawalMessage.receivedLate' : 'withdrawalMessage.received';
      await notify(tx, { userIds: [userId], kind, facts, link: store.pageOf(orderId, declared), orderId });
      const userIds = await staffWith(tx, 'answerRequests');
      await notify(tx, {
        userIds,
        kind: 'withdrawalMessage.declared',
        facts: { number, customer: buyer },
        link: '/admin/withdrawals',
      });
    },
  ],
  'withdrawal.answered': [
    async (tx, { withdrawalId }) => {
      const answered = await withdrawalFacts(tx, withdrawalId);
      if (!answered || answered.outcome === null) return;
      const { orderId, number, userId, outcome, answer } = answered;
      const kind: OutgoingKey = outcome === 'accepted' ? 'withdrawalMessage.accepted' : 'withdrawalMessage.refused';
      const facts = { number, note: answer ?? '' };
      await notify(tx, { userIds: [userId], kind, facts, link: store.pageOf(orderId, answered), orderId });
    },
  ],
});
