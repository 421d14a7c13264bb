import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { revokeLinks } from '../../../auth/index.ts';
import { publish } from '../../events.ts';
import { isOpen } from '../rules.ts';
import { account } from '../store/accounts.ts';
import * as eventStore from '../store/events.ts';
import * as store from '../store/requests.ts';

export interface DecisionInput {
  readonly id: number;
  /** The version that the decision was made on. */
  readonly version: number;
  readonly staff: Staff;
  readonly now: Date;
}

/** Locks a request that staff may still decide on. 404 if there is none, 409 if it is decided or was changed since. */
export async function lockOpenRequest(tx: Tx, { id, version }: DecisionInput): Promise<store.LockedRequest> {
  const request = await store.lock(tx, id);
  if (!request) throw new Problem('accountRequests.not_found', 404);
  if (!isOpen(request.state)) throw new Problem('accountRequests.closed', 409);
  if (request.version !== version) throw new Problem('records.changed_meanwhile', 409);
  return request;
}

interface Note {
  readonly note: string;
}

/** Asks the applicant, who answers by the link of the mail. */
export const askApplicant = (db: Db, input: DecisionInput & Note): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id: requestId, staff, note, now } = input;
    const { state } = await lockOpenRequest(tx, input);
    await store.setState(tx, requestId, { state: 'asked', now });
    const eventId = await eventStore.insertEvent(tx, { requestId, kind: 'asked', note, by: staff, now });
    await publish(tx, 'account_request.asked', { requestId, eventId });
    await audit(tx, staff, { action: 'ask', id: requestId, before: { state }, after: { state: 'asked', note } });
  });

/** Rejects the request with a reason, which is mailed. */
export const rejectRequest = (db: Db, input: DecisionInput & Note): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id: requestId, staff, note, now } = input;
    const { state } = await lockOpenRequest(tx, input);
    await store.setState(tx, requestId, { state: 'rejected', now });
    await revokeLinks(tx, ['answer_account_request'], { accountRequestId: requestId });
    const eventId = await eventStore.insertEvent(tx, { requestId, kind: 'rejected', note, by: staff, now });
    await publish(tx, 'account_request.rejected', { requestId, eventId });
    await audit(tx, staff, { action: 'reject', id: requestId, before: { state }, after: { state: 'rejected', note } });
  });

/** Mails another link to a person whose link was lost or has expired. 409 if they have set a password already. */
export const sendLinkAgain = (db: Db, { id: requestId, staff, now }: Omit<DecisionInput, 'version'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    const request = await store.lock(tx, requestId);
    if (request?.userId == null) throw new Problem('accountRequests.not_found', 404);
    const { userId } = request;
    if ((await account(tx, userId))?.hasPassword) throw new Problem('accountRequests.has_password', 409);
    const eventId = await eventStore.insertEvent(tx, { requestId, kind: 'link_sent', by: staff, now });
    await publish(tx, 'account_request.approved', { requestId, eventId, userId });
    await audit(tx, staff, { action: 'send_link', id: requestId });
  });

interface AuditFacts {
  readonly action: 'approve' | 'ask' | 'reject' | 'send_link';
  readonly id: number;
  readonly before?: unknown;
  readonly after?: unknown;
}

export const audit = (tx: Tx, staff: Staff, { action, id, ...facts }: AuditFacts): Promise<void> =>
  writeAudit(tx, staff, { action: `account_requests.${action}`, entity: 'account_request', entityId: id, ...facts });
