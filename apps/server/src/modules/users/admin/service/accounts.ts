import { type AdminUserForm, isStaffRole, OWN_ROLE } from '@sjaj/contract';
import { type Feninga, fromKm, toKm } from '@sjaj/domain';
import { hasCapability, type Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Idempotency, inTransactionOnce } from '../../../../kernel/idempotency.ts';
import { type Db, inTransaction, isDuplicate, type Tx } from '../../../../platform/database/db.ts';
import { type FieldError, Problem } from '../../../../platform/problem.ts';
import {
  type AccountFields,
  createAccount,
  deleteAccount,
  hasOtherAdministrator,
  isEmailTaken,
  lockAccount,
  lockCompanyOf,
  requireAdminWhoStays,
  saveAccount,
  type StoredAccount,
} from '../../../auth/index.ts';
import { replaceCompaniesOf } from '../../../companies/index.ts';
import { hasRole } from '../../roles/store.ts';
import { canChangeRole, fieldsOfRole, isCompanyRole } from '../rules.ts';
import * as store from '../store.ts';

export const toKmOrNull = (amount: Feninga | null): number | null => (amount === null ? null : toKm(amount));
const fromKmOrNull = (km: number | null): Feninga | null => (km === null ? null : fromKm(km));

const fieldsOf = ({ companyIds: _, ...form }: AdminUserForm): AccountFields => ({
  ...form,
  orderLimit: fromKmOrNull(form.orderLimit),
  monthLimit: fromKmOrNull(form.monthLimit),
});

/** An account as the audit log stores it, with amounts in KM. */
const auditView = ({ orderLimit, monthLimit, ...account }: AccountFields) => ({
  ...account,
  orderLimit: toKmOrNull(orderLimit),
  monthLimit: toKmOrNull(monthLimit),
});

const refused = (errors: readonly FieldError[]): Problem => new Problem('users.refused', 409, { errors });
const EMAIL_TAKEN = [{ field: 'email', key: 'records.taken' }] as const;

/** Checks what the contract cannot: the company of the role, that it is open, that the e-mail is free. */
async function check(tx: Tx, account: AccountFields, id: number | null) {
  const { role, companyId, staffRoleId, canViewPrices, email } = account;
  if (isCompanyRole(role) && companyId === null)
    throw refused([{ field: 'companyId', key: 'validation.not_a_choice' }]);
  if (role === OWN_ROLE && (staffRoleId === null || !(await hasRole(tx, staffRoleId))))
    throw refused([{ field: 'staffRoleId', key: 'validation.not_a_choice' }]);
  if (role === 'company_admin' && !canViewPrices) throw new Problem('companies.admin_sees_prices', 409);
  if (companyId !== null && !(await store.hasOpenCompany(tx, companyId, id)))
    throw new Problem('companies.not_found', 404);
  if (await isEmailTaken(tx, email, id)) throw refused(EMAIL_TAKEN);
}

/** Of two accounts with one e-mail that are written at once, the database refuses the second. */
async function orEmailTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw refused(EMAIL_TAKEN);
  }
}

/** 404 for an account of staff, where the actor manages those of customers only. */
function requireManageable(actor: Staff, { role }: Pick<AccountFields, 'role'>): void {
  if (isStaffRole(role) && !hasCapability(actor, 'manageStaff')) throw new Problem('records.not_found', 404);
}

/** Refuses to make somebody staff to those who manage customers only. */
function requireGivable(actor: Staff, { role }: Pick<AccountFields, 'role'>): void {
  if (isStaffRole(role) && !hasCapability(actor, 'manageStaff'))
    throw refused([{ field: 'role', key: 'validation.not_a_choice' }]);
}

interface CreateUserInput {
  readonly actor: Staff;
  readonly form: AdminUserForm;
  readonly idempotency: Idempotency;
}

/** Creates an account and mails its invitation. Returns its id. */
export const createUser = (db: Db, { actor, form, idempotency }: CreateUserInput): Promise<number> =>
  orEmailTaken(
    inTransactionOnce(db, idempotency, async (tx) => {
      requireGivable(actor, form);
      return addUser(tx, actor, form);
    }),
  );

/** Who writes, as the audit log names them. */
type Writer = Pick<Staff, 'userId' | 'name'>;

/** Adds an account in a transaction that writes several, and mails its invitation. */
export async function addUser(tx: Tx, writer: Writer, form: AdminUserForm): Promise<number> {
  const { companyIds, ...rest } = fieldsOfRole(form);
  const account = fieldsOf({ ...rest, companyIds });
  await check(tx, account, null);
  const id = await createAccount(tx, account);
  await replaceCompaniesOf(tx, id, companyIds);
  const after = { ...auditView(account), companyIds };
  await writeAudit(tx, writer, { action: 'users.create', entity: 'user', entityId: id, after });
  return id;
}

interface SaveUserInput {
  readonly actor: Staff;
  readonly id: number;
  readonly version: number;
  readonly form: AdminUserForm;
}

/** Saves an account. 409 if it was saved since the version of the form, or the change leaves nobody in charge. */
export const saveUser = (db: Db, { actor, id, version, form }: SaveUserInput): Promise<void> =>
  orEmailTaken(
    inTransaction(db, async (tx) => {
      const before = await lockUser(tx, id);
      requireManageable(actor, before);
      if (before.version !== version) throw new Problem('records.changed_meanwhile', 409);
      requireGivable(actor, form);
      await replaceUser(tx, actor, { id, before, form });
    }),
  );

/** An account, locked until the transaction ends. 404 if there is none. */
async function lockUser(tx: Tx, id: number): Promise<StoredAccount> {
  await lockCompanyOf(tx, id);
  const account = await lockAccount(tx, id);
  if (!account) throw new Problem('records.not_found', 404);
  return account;
}

interface ReplaceUserInput {
  readonly id: number;
  readonly before: StoredAccount;
  readonly form: AdminUserForm;
}

async function replaceUser(tx: Tx, writer: Writer, { id, before, form }: ReplaceUserInput): Promise<void> {
  const { companyIds, ...rest } = fieldsOfRole(form);
  const after = fieldsOf({ ...rest, companyIds });
  await checkChange(tx, { id, actor: writer, before, after });
  await check(tx, after, id);
  await saveAccount(tx, { userId: id, before, after });
  const companiesBefore = await replaceCompaniesOf(tx, id, companyIds);
  const { version: _, ...stored } = before;
  await writeAudit(tx, writer, {
    action: 'users.update',
    entity: 'user',
    entityId: id,
    before: { ...auditView(stored), companyIds: companiesBefore },
    after: { ...auditView(after), companyIds },
  });
}

/** Saves an account in a transaction that writes several. */
export const saveUserWithin = async (tx: Tx, writer: Writer, id: number, form: AdminUserForm): Promise<void> =>
  replaceUser(tx, writer, { id, before: await lockUser(tx, id), form });

/** Deletes an account that nothing refers to; a foreign-key error for one that is in use. */
export async function removeUser(tx: Tx, writer: Writer, id: number): Promise<void> {
  const { version: _, ...before } = await lockUser(tx, id);
  await deleteAccount(tx, id);
  await writeAudit(tx, writer, { action: 'users.delete', entity: 'user', entityId: id, before: auditView(before) });
}

interface Change {
  readonly id: number;
  readonly actor: Writer;
  readonly before: StoredAccount;
  readonly after: AccountFields;
}

/** Refuses changes of role and state that nobody may make, or that leave shop or company without an administrator. */
async function checkChange(tx: Tx, { id, actor, before, after }: Change): Promise<void> {
  const isDemoted = before.role !== after.role || before.staffRoleId !== after.staffRoleId;
  const isClosed = before.isActive && !after.isActive;
  if (id === actor.userId && (isDemoted || isClosed)) throw new Problem('users.own_account', 409);
  if (!canChangeRole(before.role, after.role)) throw new Problem('users.role_fixed', 409);
  if (!before.isActive) return;
  if (before.role === 'administrator' && (isDemoted || isClosed) && !(await hasOtherAdministrator(tx, id)))
    throw new Problem('users.last_administrator', 409);
  if (isDemoted || isClosed || before.companyId !== after.companyId)
    await requireAdminWhoStays(tx, { userId: id, companyId: before.companyId, role: before.role });
}
