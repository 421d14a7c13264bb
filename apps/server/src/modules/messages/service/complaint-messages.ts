import { COMPLAINT_STATUS } from '@sjaj/contract';
import type { OutgoingKey } from '@sjaj/i18n/server';
import type { EventConsumers } from '../../../kernel/domain-events.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { type ComplaintEvents, entryFacts, type EntryFacts } from '../../complaints/index.ts';
import { staffReaching } from '../../auth/index.ts';
import { markHandled } from '../store/handled.ts';
import * as store from '../store/messages.ts';

const OF_STATUS: Readonly<Record<number, OutgoingKey>> = {
  [COMPLAINT_STATUS.received]: 'message.complaintReceived',
  [COMPLAINT_STATUS.inProcessing]: 'message.complaintInProcessing',
  [COMPLAINT_STATUS.rejected]: 'message.complaintRejected',
  [COMPLAINT_STATUS.resolved]: 'message.complaintResolved',
};

/** What the customer is told; null of their own messages. Each change of status is told, own ones too. */
function kindForCustomer({ author, from, to, isWithdrawal }: EntryFacts): OutgoingKey | null {
  if (isWithdrawal) return 'message.complaintWithdrawn';
  if (to === null) return author === 'staff' ? 'message.complaintAnswered' : null;
  const isReopened = to === COMPLAINT_STATUS.inProcessing && from !== COMPLAINT_STATUS.received;
  return isReopened ? 'message.complaintReopened' : (OF_STATUS[to] ?? null);
}

/** What staff are told of the customer's entries. */
function kindForStaff({ author, to, isWithdrawal }: EntryFacts): OutgoingKey | null {
  if (author === 'staff') return null;
  if (isWithdrawal) return 'message.complaintWithdrawnBy';
  if (to === COMPLAINT_STATUS.received) return 'message.newComplaint';
  return to === null ? 'message.newComplaintMessage' : 'message.complaintReopenedBy';
}

async function receiversOf(tx: Tx, { userId, companyId, isByRepresentative }: EntryFacts): Promise<number[]> {
  if (!isByRepresentative || companyId === null) return [userId];
  return [...new Set([userId, ...(await store.recipientsOfCompany(tx, companyId))])];
}

/** Customers are told of answers and changes of status, the assignee or all who may handle it of what customers write. */
export const complaintMessages = (notify: store.Notify): EventConsumers<ComplaintEvents> => ({
  'complaint.entry_added': [
    async (tx, { entryId }) => {
      const entry = await entryFacts(tx, entryId);
      if (!entry) return;
      if (entry.author === 'staff') await markHandled(tx, { link: `/admin/complaints/${entry.complaintId}` });
      const { complaintId, companyId, number, customer, body: note, assigneeId } = entry;
      const forCustomer = kindForCustomer(entry);
      if (forCustomer !== null) {
        // The own words come back to nobody.
        const facts = { number, note: entry.author === 'staff' ? note : '' };
        const link = `/profile/rma/${complaintId}`;
        await notify(tx, { userIds: await receiversOf(tx, entry), kind: forCustomer, facts, link });
      }
      const forStaff = kindForStaff(entry);
      if (forStaff === null) return;
      const userIds = assigneeId === null ? await staffReaching(tx, 'handleComplaints', companyId) : [assigneeId];
      const link = `/admin/complaints/${complaintId}`;
      await notify(tx, { userIds, kind: forStaff, facts: { number, customer }, link });
    },
  ],
});
