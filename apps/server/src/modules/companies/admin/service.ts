import type { AdminCompany, AdminCompanyListRequest, AdminCompanyRow, CompanyEvent, CompanyForm } from '@sjaj/contract';
import { type Feninga, feninga, fromKm, type Language, toKm } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { type Page, paged } from '../../../platform/http/answers.ts';
import { localised } from '../../../kernel/localised.ts';
import { publish } from '../../../kernel/domain-events.ts';
import { Problem } from '../../../platform/problem.ts';
import { membersOf } from '../members/service.ts';
import { clearActingCompany, endSessionsOfUsers } from '../../auth/index.ts';
import * as changes from './store/changes.ts';
import { eventOf } from './rules.ts';
import * as store from './store/companies.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';

const km = (amount: number): number => toKm(feninga(amount));

const shown = <R extends store.CompanyRow>(
  { town, creditLimit, openOrders, lastOrderAt, ...row }: R,
  to: Language,
) => ({
  ...row,
  town: localised(town, to),
  creditLimit: km(creditLimit),
  openOrders: km(openOrders),
  lastOrderAt: lastOrderAt?.toISOString() ?? null,
});

/** A page of companies, closed ones included. */
export async function listCompanies(
  db: Db,
  ask: AdminCompanyListRequest,
  { language, now }: RequestContext<Staff>,
): Promise<Page<AdminCompanyRow>> {
  const { rows, totalItems } = await store.page(db, ask, now);
  const items = rows.map(({ representatives, ...row }) => ({
    ...shown(row, language),
    representatives: [...representatives],
  }));
  return paged({ items, totalItems, ...ask });
}

/** A company with its people and representatives; 404 where there is none. */
export async function readCompany(db: Db, id: number, context: RequestContext<Staff>): Promise<AdminCompany> {
  const [company, members] = await Promise.all([store.one(db, id), membersOf(db, id, context)]);
  if (!company) throw new Problem('companies.not_found', 404);
  const { representatives, phone, email, ...rest } = company;
  return {
    ...shown(rest, context.language),
    phone: phone ?? '',
    email: email ?? '',
    representatives: [...representatives],
    members,
  };
}

interface Saving {
  readonly id: number;
  readonly version: number;
  readonly form: CompanyForm;
}

const formOf = ({ phone, email, creditLimit, ...form }: CompanyForm): changes.Form => ({
  ...form,
  phone: phone || null,
  email: email || null,
  creditLimit: fromKm(creditLimit),
});

const logged = (form: changes.Form & { readonly version?: number }) => {
  const { version: _, creditLimit, ...rest } = form;
  return { ...rest, creditLimit: toKm(creditLimit satisfies Feninga) };
};

/** Saves a company; closing it ends the sessions of its people. 409 where it was saved since the caller saw it. */
export const saveCompany = (db: Db, staff: Staff, { id, version, form }: Saving): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await changes.lock(tx, id);
    if (!before) throw new Problem('companies.not_found', 404);
    if (before.version !== version) throw new Problem('records.changed_meanwhile', 409);
    const after = formOf(form);
    await changes.save(tx, id, after);
    await audit(tx, staff, 'companies.update', { id, before: logged(before), after: logged(after) });
    if (before.isActive && !after.isActive) await endSessionsOfUsers(tx, await changes.userIds(tx, id));
  });

interface Bond {
  readonly id: number;
  readonly userId: number;
}

/** Lets a sales representative buy for the company. */
export const bindRepresentative = (db: Db, staff: Staff, { id, userId }: Bond): Promise<void> =>
  inTransaction(db, async (tx) => {
    const about = await bothOf(tx, { id, userId });
    if (!(await changes.bind(tx, id, userId))) return;
    await audit(tx, staff, 'companies.bind', { id, after: { about } });
    await publish(tx, 'session.changed', { userId });
  });

/** Removes the representative from the company and ends their acting for it. */
export const unbindRepresentative = (db: Db, staff: Staff, { id, userId }: Bond): Promise<void> =>
  inTransaction(db, async (tx) => {
    const about = await bothOf(tx, { id, userId });
    await clearActingCompany(tx, userId, id);
    if (!(await changes.unbind(tx, id, userId))) return;
    await audit(tx, staff, 'companies.unbind', { id, before: { about } });
    await publish(tx, 'session.changed', { userId });
  });

/** The representative's name, where both are there; the company stays as it is until the transaction ends. */
async function bothOf(tx: Tx, { id, userId }: Bond): Promise<string> {
  if (!(await changes.lock(tx, id))) throw new Problem('companies.not_found', 404);
  const name = await changes.representative(tx, userId);
  if (name === undefined) throw new Problem('companies.representative_not_found', 404);
  return name;
}

interface Done {
  readonly id: number;
  readonly before?: unknown;
  readonly after?: unknown;
}

const audit = (tx: Tx, staff: Staff, action: string, { id, ...facts }: Done): Promise<void> =>
  writeAudit(tx, staff, { action, entity: 'company', entityId: id, ...facts });

/** A page of what was changed on the company and done for it. */
export async function companyHistory(
  db: Db,
  companyId: number,
  ask: { page: number; pageSize: number },
): Promise<Page<CompanyEvent>> {
  if (!(await store.one(db, companyId))) throw new Problem('companies.not_found', 404);
  const [entries, totalItems] = await Promise.all([
    changes.history(db, { companyId, ...ask }),
    changes.countHistory(db, companyId),
  ]);
  return paged({ items: entries.map(eventOf), totalItems, ...ask });
}
