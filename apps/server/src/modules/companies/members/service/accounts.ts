import type { CompanyEvent, Invitation, MemberForm } from '@sjaj/contract';
import { fromKm } from '@sjaj/domain';
import type { Customer } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Idempotency, inTransactionOnce } from '../../../../kernel/idempotency.ts';
import { type Db, inTransaction, isDuplicate, type Tx } from '../../../../platform/database/db.ts';
import type { PageRequest } from '../../../../platform/database/list-page.ts';
import { type Page, pagedRows } from '../../../../platform/http/answers.ts';
import { Problem } from '../../../../platform/problem.ts';
import {
  type AccountFields,
  createAccount,
  inviteAgain,
  isEmailTaken,
  lockAccount,
  lockCompanyOf,
  requireAdminWhoStays,
  saveAccount,
  type StoredAccount,
} from '../../../auth/index.ts';
import { companyEvent } from '../../admin/rules.ts';
import { history } from '../../admin/store/history.ts';

const emailTaken = (): Problem =>
  new Problem('users.refused', 409, { errors: [{ field: 'email', key: 'records.taken' }] });

interface InviteInput {
  readonly actor: Customer;
  readonly companyId: number;
  readonly invitation: Invitation;
  readonly idempotency: Idempotency;
}

/** Opens an account for a colleague and mails its link. Returns the id. 409 at the field if somebody has the e-mail. */
export async function inviteMember(
  db: Db,
  { actor, companyId, invitation, idempotency }: InviteInput,
): Promise<number> {
  if (invitation.role === 'company_admin' && !invitation.canViewPrices)
    throw new Problem('companies.admin_sees_prices', 409);
  const { orderLimit, monthLimit } = invitation;
  const account: AccountFields = {
    ...invitation,
    companyId,
    staffRoleId: null,
    language: actor.language,
    orderLimit: orderLimit === null ? null : fromKm(orderLimit),
    monthLimit: monthLimit === null ? null : fromKm(monthLimit),
    isActive: true,
  };
  try {
    return await inTransactionOnce(db, idempotency, async (tx) => {
      if (await isEmailTaken(tx, account.email, null)) throw emailTaken();
      const id = await createAccount(tx, account);
      const { firstName, lastName, ...after } = invitation;
      await audit(tx, actor, { action: 'invite', companyId, after: { about: `${firstName} ${lastName}`, ...after } });
      return id;
    });
  } catch (error) {
    // Another invitation to the address was faster.
    throw isDuplicate(error) ? emailTaken() : error;
  }
}

interface MemberInput {
  readonly actor: Customer;
  readonly companyId: number;
  readonly userId: number;
}

interface SaveMemberInput extends MemberInput {
  readonly version: number;
  readonly form: MemberForm & { readonly isActive: boolean };
}

/**
 * Saves name, phone, role and state of a colleague. 404 for a user of another company. Nobody changes their own role or state, so
 * that somebody stays who can undo it; of two admins who close each other at once, one stays.
 */
export const saveMember = (db: Db, { version, form, ...input }: SaveMemberInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { actor, companyId, userId } = input;
    const before = await lockMember(tx, input);
    if (before.version !== version) throw new Problem('records.changed_meanwhile', 409);
    const isDemoted = before.role !== form.role;
    const isClosed = before.isActive && !form.isActive;
    if (userId === actor.userId && (isDemoted || before.isActive !== form.isActive))
      throw new Problem('users.own_account', 409);
    if (before.isActive && (isDemoted || isClosed))
      await requireAdminWhoStays(tx, { userId, companyId, role: before.role });
    const canViewPrices = form.role === 'company_admin' || before.canViewPrices;
    await saveAccount(tx, { userId, before, after: { ...before, ...form, canViewPrices } });
    await audit(tx, actor, {
      action: 'save_member',
      companyId,
      before: factsOf(before),
      after: { about: nameOf(before), ...factsOf({ ...form, canViewPrices }) },
    });
  });

type Facts = Pick<AccountFields, 'canViewPrices' | 'firstName' | 'isActive' | 'lastName' | 'phone' | 'role'>;

const factsOf = ({ firstName, lastName, phone, role, isActive, canViewPrices }: Facts): Facts => ({
  firstName,
  lastName,
  phone,
  role,
  isActive,
  canViewPrices,
});

const nameOf = ({ firstName, lastName }: StoredAccount): string => `${firstName} ${lastName}`;

/** A colleague, locked after the company, as every change of a company's people does. */
async function lockMember(tx: Tx, { actor, companyId, userId }: MemberInput): Promise<StoredAccount> {
  await lockCompanyOf(tx, actor.userId);
  const member = await lockAccount(tx, userId);
  if (member?.companyId !== companyId) throw new Problem('companies.user_not_found', 404);
  return member;
}

/** Mails the invitation again. 409 for a closed account, and for a person who has a password. */
export const sendInvitation = (
  db: Db,
  { hasPassword, ...input }: MemberInput & { readonly hasPassword: boolean },
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const member = await lockMember(tx, input);
    if (!member.isActive) throw new Problem('users.closed', 409);
    if (hasPassword) throw new Problem('users.has_password', 409);
    await inviteAgain(tx, input.userId);
    const after = { about: nameOf(member) };
    await audit(tx, input.actor, { action: 'send_link', companyId: input.companyId, after });
    return member.email;
  });

/** What company admins see of the audit log: changes of people, limits and approval. */
const OWN_ACTIONS = [
  'invite',
  'save_member',
  'send_link',
  'save_rights',
  'save_ordering',
  'name_deputy',
  'end_deputy',
  'save_branches',
].map((action) => `companies.${action}`);

/** A page of the company's own history. */
export async function membersHistory(db: Db, companyId: number, page: PageRequest): Promise<Page<CompanyEvent>> {
  return pagedRows(await history(db, { companyId, actions: OWN_ACTIONS, ...page }), page, companyEvent);
}

interface AuditInput {
  readonly action: 'invite' | 'save_member' | 'send_link';
  readonly companyId: number;
  readonly before?: unknown;
  readonly after: unknown;
}

const audit = (tx: Tx, actor: Customer, { action, companyId, ...facts }: AuditInput): Promise<void> =>
  writeAudit(tx, actor, { action: `companies.${action}`, entity: 'company', entityId: companyId, ...facts });
