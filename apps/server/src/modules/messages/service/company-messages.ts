import { formatDate } from '@sjaj/domain';
import type { EventConsumers } from '../../../kernel/domain-events.ts';
import type { CompanyEvents } from '../../companies/index.ts';
import { companyChange, deputyFacts } from '../store/company-changes.ts';
import { staffWith } from '../../auth/index.ts';
import { markHandled } from '../store/handled.ts';
import { languagesOf } from '../store/languages.ts';
import type { Notify } from '../store/messages.ts';

const DECISIONS = { approved: 'companyMessage.approved', rejected: 'companyMessage.rejected' } as const;
const OWN_DECISIONS = { approved: 'companyMessage.ownApproved', rejected: 'companyMessage.ownRejected' } as const;

/** Staff hear of changes of data that are asked for, and who has asked of the decision. */
export const companyMessages = (notify: Notify): EventConsumers<CompanyEvents> => ({
  'data_change.requested': [
    async (tx, { changeId }) => {
      const change = await companyChange(tx, changeId);
      if (!change) return;
      await notify(tx, {
        userIds: await staffWith(tx, 'editCustomers'),
        kind: change.company === null ? 'companyMessage.personRequested' : 'companyMessage.requested',
        facts: change.company === null ? { person: change.person ?? '' } : { company: change.company },
        link: '/admin/company-changes',
      });
    },
  ],
  'data_change.decided': [
    async (tx, { changeId }) => {
      const change = await companyChange(tx, changeId);
      if (!change || change.userId === null || change.outcome === null) return;
      const answer = change.answer ?? '';
      await notify(tx, {
        userIds: [change.userId],
        ...(change.company === null
          ? { kind: OWN_DECISIONS[change.outcome], facts: { answer }, link: '/profile/account' }
          : {
              kind: DECISIONS[change.outcome],
              facts: { company: change.company, answer },
              link: '/profile/billing',
            }),
      });
    },
    async (tx, { changeId }) => {
      const change = await companyChange(tx, changeId);
      if (!change) return;
      const facts = change.company === null ? { person: change.person ?? '' } : { company: change.company };
      await markHandled(tx, { link: '/admin/company-changes', facts });
    },
  ],
  'deputy.named': [
    async (tx, { deputyId }) => {
      const named = await deputyFacts(tx, deputyId);
      if (!named) return;
      const { principal, deputy, from, to } = named;
      for (const { id, language } of await languagesOf(tx, [named.deputyId, named.principalId])) {
        const period = { from: formatDate(from, language), to: formatDate(to, language) };
        await notify(tx, {
          userIds: [id],
          ...(id === named.deputyId
            ? { kind: 'companyMessage.deputyNamed', facts: { principal, ...period }, link: '/profile/orders' }
            : { kind: 'companyMessage.deputyForYou', facts: { deputy, ...period }, link: '/profile/company' }),
        });
      }
    },
  ],
  'deputy.ended': [
    async (tx, { deputyId }) => {
      const ended = await deputyFacts(tx, deputyId);
      if (!ended) return;
      const { principal, deputy } = ended;
      await notify(tx, {
        userIds: [ended.deputyId, ended.principalId],
        kind: 'companyMessage.deputyEnded',
        facts: { principal, deputy },
        link: '/profile/orders',
      });
    },
  ],
});
