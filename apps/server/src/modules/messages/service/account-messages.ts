import type { OutgoingKey } from '@sjaj/i18n/server';
import type { Tx } from '../../../platform/database/db.ts';
import type { EventConsumers } from '../../../kernel/domain-events.ts';
import type { CompanyEvents } from '../../companies/index.ts';
import { staffWith } from '../../auth/index.ts';
import { markHandled } from '../store/handled.ts';
import * as store from '../store/messages.ts';

/** Staff hear of new requests for accounts, and of answers to their questions, until one of them takes a step. */
export function accountMessages(notify: store.Notify): EventConsumers<CompanyEvents> {
  const tellStaff =
    (kind: OutgoingKey) =>
    async (tx: Tx, { requestId }: { requestId: number }): Promise<void> => {
      const company = await store.applyingCompany(tx, requestId);
      if (company === undefined) return;
      const link = `/admin/account-requests/${requestId}`;
      await notify(tx, { userIds: await staffWith(tx, 'manageAccounts'), kind, facts: { company }, link });
    };
  const readByStaff = (tx: Tx, { requestId }: { requestId: number }): Promise<void> =>
    markHandled(tx, { link: `/admin/account-requests/${requestId}` });
  return {
    'account_request.received': [tellStaff('message.newAccountRequest')],
    'account_request.answered': [tellStaff('message.accountRequestAnswered')],
    'account_request.asked': [readByStaff],
    'account_request.rejected': [readByStaff],
    'account_request.approved': [readByStaff],
  };
}
