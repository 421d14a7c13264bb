import type { OutgoingKey } from '@sjaj/i18n/server';
import type { Tx } from '../../../platform/database/db.ts';
import type { EventConsumers } from '../../../kernel/domain-events.ts';
import type { CompanyEvents } from '../../companies/index.ts';
import * as store from '../store/messages.ts';

type Tell = (tx: Tx, message: store.NewMessage) => Promise<void>;

/** Staff hear of new requests for accounts, and of answers to their questions. */
export function accountMessages(notify: Tell): EventConsumers<CompanyEvents> {
  const tellStaff =
    (kind: OutgoingKey) =>
    async (tx: Tx, { requestId }: { requestId: number }): Promise<void> => {
      const company = await store.applyingCompany(tx, requestId);
      if (company === undefined) return;
      const link = `/admin/account-requests/${requestId}`;
      await notify(tx, { userIds: await store.administrators(tx), kind, facts: { company }, link });
    };
  return {
    'account_request.received': [tellStaff('message.newAccountRequest')],
    'account_request.answered': [tellStaff('message.accountRequestAnswered')],
  };
}
