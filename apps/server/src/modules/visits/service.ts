import type { PlannedVisit, CustomerVisit, VisitForm } from '@sjaj/contract';
import { businessDate, type Language } from '@sjaj/domain';
import type { Staff } from '../../kernel/actor.ts';
import { writeAudit } from '../../kernel/audit.ts';
import { type Idempotency, withIdempotency } from '../../kernel/idempotency.ts';
import { localised } from '../../kernel/localised.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problem.ts';
import { daysProblem } from './rules.ts';
import * as store from './store.ts';

const visitView = ({ companyId: _, userId, ...row }: store.VisitRow, staff: Staff): CustomerVisit => ({
  ...row,
  mayChange: userId === staff.userId,
});

/** The visits to a company that the member of staff reaches, the latest first. */
export async function listVisits(db: Db, staff: Staff, companyId: number): Promise<CustomerVisit[]> {
  if (!(await store.hasCompany(db, staff, companyId))) throw new Problem('companies.not_found', 404);
  return (await store.listOf(db, companyId)).map((row) => visitView(row, staff));
}

/** Companies that are to be visited again, the earliest day first. */
export const plannedVisits = async (db: Db, staff: Staff, language: Language): Promise<PlannedVisit[]> =>
  (await store.planned(db, staff)).map((row) => ({ ...row, town: localised(row.town, language) }));

function checkDays(form: VisitForm, now: Date): void {
  const problem = daysProblem(form, businessDate(now));
  if (problem) throw new Problem(problem.code, 400, { errors: [{ field: problem.field, key: problem.code }] });
}

interface AddVisitInput {
  readonly actor: Staff;
  readonly body: VisitForm;
  readonly idempotency: Idempotency;
  readonly now: Date;
}

/** Adds a visit of the member of staff. 404 for a company out of reach, 400 for a day that is not possible. */
export const addVisit = (
  db: Db,
  companyId: number,
  { actor: staff, body, idempotency, now }: AddVisitInput,
): Promise<CustomerVisit> =>
  inTransaction(db, async (tx) => {
    if (!(await store.hasCompany(tx, staff, companyId))) throw new Problem('companies.not_found', 404);
    checkDays(body, now);
    const id = await withIdempotency(tx, idempotency, async () => {
      const added = await store.insert(tx, staff, companyId, body);
      await audit(tx, staff, 'visits.create', { companyId, after: auditValues(body) });
      return added;
    });
    return readVisit(tx, staff, id);
  });

interface SaveVisitInput {
  readonly actor: Staff;
  readonly id: number;
  readonly version: number;
  readonly form: VisitForm;
  readonly now: Date;
}

/** Changes a visit that the member of staff has written; 404 for any other, 409 where it was saved since. */
export const saveVisit = (db: Db, { actor: staff, id, version, form, now }: SaveVisitInput): Promise<CustomerVisit> =>
  inTransaction(db, async (tx) => {
    const before = await lockOwn(tx, staff, id);
    if (before.version !== version) throw new Problem('records.changed_meanwhile', 409);
    checkDays(form, now);
    await store.update(tx, id, form);
    const { companyId } = before;
    await audit(tx, staff, 'visits.update', { companyId, before: auditValues(before), after: auditValues(form) });
    return readVisit(tx, staff, id);
  });

/** Deletes a visit that the member of staff has written; 404 for any other. */
export const removeVisit = (db: Db, staff: Staff, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await lockOwn(tx, staff, id);
    await store.remove(tx, id);
    await audit(tx, staff, 'visits.delete', { companyId: before.companyId, before: auditValues(before) });
  });

async function lockOwn(tx: Tx, staff: Staff, id: number): Promise<store.VisitRow> {
  const found = await store.lockOwn(tx, staff, id);
  if (!found) throw new Problem('records.not_found', 404);
  return found;
}

async function readVisit(tx: Tx, staff: Staff, id: number): Promise<CustomerVisit> {
  const row = await store.find(tx, id);
  if (!row) throw new Problem('records.not_found', 404);
  return visitView(row, staff);
}

const auditValues = ({ visitedOn, person, summary, nextStep, nextOn }: VisitForm) => ({
  visitedOn,
  person,
  summary,
  nextStep,
  nextOn,
});

interface VisitAudit {
  readonly companyId: number;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** In the history of the company. */
const audit = (tx: Tx, staff: Staff, action: string, { companyId, ...values }: VisitAudit): Promise<void> =>
  writeAudit(tx, staff, { action, entity: 'company', entityId: companyId, ...values });
