import type { AdminCompany, AdminCompanyListRequest, AdminCompanyRow, CompanyForm } from '@sjaj/contract';
import { type Feninga, feninga, fromKm, type Language, toKm } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Idempotency, inTransactionOnce } from '../../../../kernel/idempotency.ts';
import { type Db, inTransaction, isDuplicate, type Tx } from '../../../../platform/database/db.ts';
import { type Page, pagedRows } from '../../../../platform/http/answers.ts';
import { localised } from '../../../../kernel/localised.ts';
import { publish } from '../../events.ts';
import { Problem } from '../../../../platform/problem.ts';
import { addFirstAddress, removeFirstAddress, townIfAny, townInReach } from '../../../addresses/index.ts';
import { membersOf } from '../../members/service/members.ts';
import { clearImpersonatedCompany, endSessionsOfUsers } from '../../../auth/index.ts';
import { liveDeputies } from '../../deputies/service.ts';
import * as store from '../store/companies.ts';
import { assign, companiesOf, countExisting, findRepresentative, unassign } from '../store/representatives.ts';
import { requireInterestAreas } from '../../../references/index.ts';
import type { RequestContext } from '../../../../kernel/request-context.ts';

/** Who writes, as the audit log names them. */
type Writer = Pick<Staff, 'userId' | 'name'>;

const km = (amount: number): number => toKm(feninga(amount));

const companyView = <R extends store.CompanyRow>(
  { town, creditLimit, openOrders, lastOrderAt, ...row }: R,
  language: Language,
) => ({
  ...row,
  town: localised(town, language),
  creditLimit: km(creditLimit),
  openOrders: km(openOrders),
  lastOrderAt: lastOrderAt?.toISOString() ?? null,
});

/** A page of companies, closed ones included. */
export async function listCompanies(
  db: Db,
  request: AdminCompanyListRequest,
  { actor: staff, language, now }: RequestContext<Staff>,
): Promise<Page<AdminCompanyRow>> {
  const found = await store.page(db, { ...request, staff, now });
  return pagedRows(found, request, ({ representatives, ...row }) => ({
    ...companyView(row, language),
    representatives: [...representatives],
  }));
}

/** A company with its members and representatives. 404 if there is none. */
export async function readCompany(db: Db, id: number, context: RequestContext<Staff>): Promise<AdminCompany> {
  const [company, members, deputies] = await Promise.all([
    store.one(db, context.actor, id),
    membersOf(db, id, context),
    liveDeputies(db, id, context.now),
  ]);
  if (!company) throw new Problem('companies.not_found', 404);
  const { representatives, interestAreaIds, phone, email, ...rest } = company;
  return {
    ...companyView(rest, context.language),
    phone: phone ?? '',
    email: email ?? '',
    representatives: [...representatives],
    interestAreaIds: [...interestAreaIds],
    members,
    deputies,
  };
}

interface SaveCompanyInput {
  readonly id: number;
  readonly version: number;
  readonly form: CompanyForm;
}

const formOf = ({ phone, email, creditLimit, ...form }: CompanyForm): store.EditableCompany => ({
  ...form,
  phone: phone || null,
  email: email || null,
  creditLimit: fromKm(creditLimit),
});

/** The form as the audit log stores it, with amounts in KM. */
const auditView = (form: store.EditableCompany & { readonly version?: number }) => {
  const { version: _, creditLimit, ...rest } = form;
  return { ...rest, creditLimit: toKm(creditLimit satisfies Feninga) };
};

/** Two companies never share a JIB. */
async function orJibTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new Problem('records.taken', 409, { errors: [{ field: 'jib', key: 'records.taken' }] });
  }
}

interface CreateCompanyInput {
  readonly form: CompanyForm;
  readonly idempotency: Idempotency;
}

/** Adds a company and returns its id. 409 at the field if another one has the JIB. */
export const createCompany = (db: Db, staff: Staff, { form, idempotency }: CreateCompanyInput): Promise<number> =>
  orJibTaken(inTransactionOnce(db, idempotency, (tx) => addCompany(tx, staff, form)));

/** Saves a company. 409 if it was saved since the version of the form. */
export const saveCompany = (db: Db, staff: Staff, { id, version, form }: SaveCompanyInput): Promise<void> =>
  orJibTaken(
    inTransaction(db, async (tx) => {
      const before = await lockCompany(tx, id);
      if (before.version !== version) throw new Problem('records.changed_meanwhile', 409);
      await replaceCompany(tx, staff, { id, before, form });
    }),
  );

const LONGEST_NAME = 100;

/** The head office as the delivery address that a company begins with. */
const headOffice = ({ title, phone, address, townId }: store.EditableCompany) => ({
  title: title.slice(0, LONGEST_NAME).trim(),
  contactPerson: title.slice(0, LONGEST_NAME).trim(),
  phone: phone ?? '',
  street: address,
  townId,
});

/** Adds a company in a transaction that writes several. Its goods go to the head office until there is another address. */
export async function addCompany(tx: Tx, staff: Writer, form: CompanyForm): Promise<number> {
  const company = formOf(form);
  townInReach(await townIfAny(tx, company.townId));
  await requireInterestAreas(tx, company.interestAreaIds);
  const id = await store.insert(tx, company);
  await addFirstAddress(tx, { userId: staff.userId, companyId: id }, headOffice(company));
  await audit(tx, staff, 'companies.create', { id, after: auditView(company) });
  return id;
}

/** A company, locked until the transaction ends. 404 if there is none. */
async function lockCompany(tx: Tx, id: number): Promise<store.LockedCompany> {
  const company = await store.lock(tx, id);
  if (!company) throw new Problem('companies.not_found', 404);
  return company;
}

interface ReplaceCompanyInput {
  readonly id: number;
  readonly before: store.LockedCompany;
  readonly form: CompanyForm;
}

/** Closing a company ends the sessions of its users. */
async function replaceCompany(tx: Tx, staff: Writer, { id, before, form }: ReplaceCompanyInput): Promise<void> {
  const after = formOf(form);
  if (before.townId !== after.townId) townInReach(await townIfAny(tx, after.townId));
  await requireInterestAreas(tx, after.interestAreaIds);
  await store.save(tx, id, after);
  await audit(tx, staff, 'companies.update', { id, before: auditView(before), after: auditView(after) });
  if (before.isActive && !after.isActive) await endSessionsOfUsers(tx, await store.userIds(tx, id));
}

/** Saves a company in a transaction that writes several. */
export const saveCompanyWithin = async (tx: Tx, staff: Writer, id: number, form: CompanyForm): Promise<void> =>
  replaceCompany(tx, staff, { id, before: await lockCompany(tx, id), form });

/** Deletes a company that nothing refers to, with the address that it began with; a foreign-key error for one that is in use. */
export async function removeCompany(tx: Tx, staff: Writer, id: number): Promise<void> {
  const before = await lockCompany(tx, id);
  await removeFirstAddress(tx, { userId: staff.userId, companyId: id }, headOffice(before));
  await store.remove(tx, id);
  await audit(tx, staff, 'companies.delete', { id, before: auditView(before) });
}

interface AssignmentInput {
  readonly id: number;
  readonly userId: number;
}

/** Assigns a sales representative, who may then buy for the company. */
export const assignRepresentative = (db: Db, staff: Staff, { id, userId }: AssignmentInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const about = await lockCompanyAndNameRepresentative(tx, { id, userId });
    if (!(await assign(tx, id, userId))) return;
    await audit(tx, staff, 'companies.bind', { id, after: { about } });
    await publish(tx, 'session.changed', { userId });
  });

/** Removes the representative from the company and ends their acting for it. */
export const unassignRepresentative = (db: Db, staff: Staff, { id, userId }: AssignmentInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const about = await lockCompanyAndNameRepresentative(tx, { id, userId });
    await clearImpersonatedCompany(tx, userId, id);
    if (!(await unassign(tx, id, userId))) return;
    await audit(tx, staff, 'companies.unbind', { id, before: { about } });
    await publish(tx, 'session.changed', { userId });
  });

/**
 * Makes these the companies that a sales representative may buy for, and returns those before. Ends their acting for the others.
 * 404 if one of them does not exist.
 */
export async function replaceCompaniesOf(tx: Tx, userId: number, companyIds: readonly number[]): Promise<number[]> {
  const before = await companiesOf(tx, userId);
  if ((await countExisting(tx, companyIds)) < companyIds.length) throw new Problem('companies.not_found', 404);
  for (const id of before.filter((one) => !companyIds.includes(one))) {
    await clearImpersonatedCompany(tx, userId, id);
    await unassign(tx, id, userId);
  }
  for (const id of companyIds.filter((one) => !before.includes(one))) await assign(tx, id, userId);
  await publish(tx, 'session.changed', { userId });
  return before;
}

/** Locks the company and returns the representative's name. 404 if either does not exist. */
async function lockCompanyAndNameRepresentative(tx: Tx, { id, userId }: AssignmentInput): Promise<string> {
  if (!(await store.lock(tx, id))) throw new Problem('companies.not_found', 404);
  const name = await findRepresentative(tx, userId);
  if (name === undefined) throw new Problem('companies.representative_not_found', 404);
  return name;
}

interface AuditInput {
  readonly id: number;
  readonly before?: unknown;
  readonly after?: unknown;
}

const audit = (tx: Tx, staff: Writer, action: string, { id, ...facts }: AuditInput): Promise<void> =>
  writeAudit(tx, staff, { action, entity: 'company', entityId: id, ...facts });
