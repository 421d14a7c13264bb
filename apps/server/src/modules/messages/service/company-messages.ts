import type { EventConsumers } from '../../../kernel/domain-events.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { CompanyEvents } from '../../companies/index.ts';
import { companyChange } from '../store/company-changes.ts';
import * as store from '../store/messages.ts';

type Tell = (tx: Tx, message: store.NewMessage) => Promise<void>;

/** Staff hear of changes of company data that are asked for, and who has asked of the decision. */
export const companyMessages = (tell: Tell): EventConsumers<CompanyEvents> => ({
  'company_change.requested': [
    async (tx, { changeId }) => {
      const change = await companyChange(tx, changeId);
      if (!change) return;
      await tell(tx, {
        userIds: await store.administrators(tx),
        kind: 'companyMessage.requested',
        facts: { company: change.company },
        link: '/admin/company-changes',
      });
    },
  ],
  'company_change.decided': [
    async (tx, { changeId }) => {
      const change = await companyChange(tx, changeId);
      if (!change || change.userId === null || change.outcome === null) return;
      await tell(tx, {
        userIds: [change.userId],
        kind: change.outcome === 'approved' ? 'companyMessage.approved' : 'companyMessage.rejected',
        facts: { company: change.company, answer: change.answer ?? '' },
        link: '/profile/billing',
      });
    },
  ],
});
