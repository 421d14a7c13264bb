import type { AccountApproval } from '@sjaj/contract';
import { type Feninga, fromKm, type Language } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Idempotency, inTransactionOnce } from '../../../../kernel/idempotency.ts';
import { type Db, isDuplicate, type Tx } from '../../../../platform/database/db.ts';
import { type FieldError, Problem } from '../../../../platform/problem.ts';
import { addFirstAddress, townIfAny, townInReach } from '../../../addresses/index.ts';
import {
  insertMember,
  joinCompany,
  lockUserByEmail,
  revokeLinks,
  takenUsernames,
  updateRights,
  usernameCandidates,
} from '../../../auth/index.ts';
import { assign, findRepresentative } from '../../admin/store/representatives.ts';
import { publish } from '../../events.ts';
import * as accountStore from '../store/accounts.ts';
import * as eventStore from '../store/events.ts';
import * as store from '../store/requests.ts';
import { audit, type DecisionInput, lockOpenRequest } from './decide.ts';
import { storedPhone } from './submit.ts';

interface DiscountGrant {
  readonly staff: Staff;
  readonly companyId: number;
  readonly percent: number;
  readonly language: Language;
}

/** Grants a company a discount on the whole assortment, in the transaction of the approval. */
export type GrantDiscount = (tx: Tx, grant: DiscountGrant) => Promise<void>;

interface ApproveInput extends DecisionInput {
  readonly approval: AccountApproval;
  readonly language: Language;
  readonly idempotency: Idempotency;
  readonly grantDiscount: GrantDiscount;
}

/**
 * Creates company and user, or joins them to existing ones, and mails a link that sets the password. All of it is one transaction:
 * of two approvals at once, the second finds the request decided.
 */
export async function approveRequest(db: Db, input: ApproveInput): Promise<void> {
  try {
    await inTransactionOnce(db, input.idempotency, (tx) => approve(tx, input));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // A concurrent approval has created the company, or somebody has taken the e-mail.
    const { jib } = input.approval.account;
    throw refused([
      { field: (await accountStore.isJibTaken(db, jib)) ? 'account.jib' : 'account.email', key: 'records.taken' },
    ]);
  }
}

async function approve(tx: Tx, input: ApproveInput): Promise<null> {
  const { id: requestId, staff, now, approval, language, grantDiscount } = input;
  const { role, rights, discountPercent } = approval;
  const request = await lockOpenRequest(tx, input);
  if (role === 'company_admin' && !rights.canViewPrices) throw new Problem('companies.admin_sees_prices', 409);
  townInReach(await townIfAny(tx, approval.account.townId), 'account.townId');
  const companyId = await companyFor(tx, input, request);
  const userId = await memberFor(tx, { approval, companyId, language: request.language });
  await updateRights(tx, userId, { ...rights, ...limitsOf(rights) });
  await publish(tx, 'session.changed', { userId });
  await assignRepresentative(tx, approval.representativeId, companyId);
  if (approval.joinCompanyId === null) {
    await addFirstAddress(tx, { userId, companyId }, addressOf(approval));
    if (discountPercent > 0) await grantDiscount(tx, { staff, companyId, percent: discountPercent, language });
  }
  await store.setState(tx, requestId, { state: 'approved', now, companyId, userId });
  await revokeLinks(tx, ['answer_account_request'], { accountRequestId: requestId });
  const eventId = await eventStore.insertEvent(tx, { requestId, kind: 'approved', by: staff, now });
  await publish(tx, 'account_request.approved', { requestId, eventId, userId });
  const { version: _, ...after } = approval;
  await audit(tx, staff, {
    action: 'approve',
    id: requestId,
    before: { state: request.state },
    after: { state: 'approved', companyId, userId, ...after },
  });
  return null;
}

/** The company that the user joins, created unless staff have chosen one. */
async function companyFor(tx: Tx, { approval, staff }: ApproveInput, request: store.LockedRequest): Promise<number> {
  const { joinCompanyId, account, paymentTermDays, creditLimit } = approval;
  if (joinCompanyId !== null) {
    if (!(await accountStore.lockActiveCompany(tx, joinCompanyId))) throw new Problem('companies.not_found', 404);
    return joinCompanyId;
  }
  if (await accountStore.isJibTaken(tx, account.jib)) throw refused([{ field: 'account.jib', key: 'records.taken' }]);
  const companyId = await accountStore.insertCompany(tx, {
    ...account,
    phone: storedPhone(account.phone),
    interestAreaIds: request.interestAreaIds,
    paymentTermDays,
    creditLimit: fromKm(creditLimit),
  });
  const after = { title: account.companyTitle, jib: account.jib, paymentTermDays, creditLimit };
  await writeAudit(tx, staff, { action: 'companies.create', entity: 'company', entityId: companyId, after });
  return companyId;
}

interface MemberInput {
  readonly approval: AccountApproval;
  readonly companyId: number;
  readonly language: Language;
}

/** The user of the request. A private customer with the e-mail joins the company; any other account keeps its e-mail. */
async function memberFor(tx: Tx, { approval, companyId, language }: MemberInput): Promise<number> {
  const { role, account } = approval;
  const { email, firstName, lastName, phone } = account;
  const existing = await lockUserByEmail(tx, email);
  if (existing && existing.role !== 'private') throw refused([{ field: 'account.email', key: 'records.taken' }]);
  if (existing) {
    await joinCompany(tx, existing.id, { companyId, role });
    return existing.id;
  }
  const candidates = usernameCandidates(email);
  const taken = await takenUsernames(tx, candidates);
  const username = candidates.find((candidate) => !taken.has(candidate)) ?? `${candidates[0]}-${companyId}`;
  return insertMember(tx, {
    companyId,
    role,
    username,
    email,
    firstName,
    lastName,
    phone: storedPhone(phone),
    language,
  });
}

async function assignRepresentative(tx: Tx, userId: number | null, companyId: number): Promise<void> {
  if (userId === null) return;
  if ((await findRepresentative(tx, userId)) === undefined)
    throw new Problem('companies.representative_not_found', 404);
  if (await assign(tx, companyId, userId)) await publish(tx, 'session.changed', { userId });
}

const limitsOf = ({ orderLimit, monthLimit }: AccountApproval['rights']) => ({
  orderLimit: feningaOrNull(orderLimit),
  monthLimit: feningaOrNull(monthLimit),
});

const feningaOrNull = (km: number | null): Feninga | null => (km === null ? null : fromKm(km));

const addressOf = ({ account }: AccountApproval) => ({
  title: account.companyTitle,
  contactPerson: `${account.firstName} ${account.lastName}`,
  phone: storedPhone(account.phone),
  street: account.address,
  townId: account.townId,
});

const refused = (errors: readonly FieldError[]): Problem => new Problem('accountRequests.refused', 409, { errors });
