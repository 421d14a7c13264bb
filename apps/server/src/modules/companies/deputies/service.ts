import type { Deputy, DeputyForm } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import type { Customer } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Idempotency, withIdempotency } from '../../../kernel/idempotency.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockAccount, lockCompanyOf } from '../../auth/index.ts';
import { publish } from '../events.ts';
import { companyOf } from '../ordering/service.ts';
import { deputyErrors, deputyState } from './rules.ts';
import * as store from './store.ts';

const viewOf = ({ isEnded, ...row }: store.DeputyRow, now: Date): Deputy => ({
  ...row,
  state: deputyState({ ...row, isEnded }, businessDate(now)),
});

type DeputyContext = Pick<RequestContext<Customer>, 'actor' | 'now'>;

/** The deputies of the company for its admins; for a buyer those that they are themselves. */
export async function listDeputies(db: Db, { actor, now }: DeputyContext): Promise<Deputy[]> {
  const companyId = companyOf(actor);
  const scope = actor.role === 'company_admin' ? store.ofCompany(companyId) : store.ofDeputy(companyId, actor.userId);
  return (await store.list(db, scope)).map((row) => viewOf(row, now));
}

/** The deputies of a company that act or are to come, for staff. */
export const liveDeputies = async (db: Db, companyId: number, now: Date): Promise<Deputy[]> =>
  (await store.list(db, store.liveOfCompany(companyId, businessDate(now)))).map((row) => viewOf(row, now));

interface NameInput extends DeputyContext {
  readonly form: DeputyForm;
  readonly idempotency: Idempotency;
}

/**
 * Names a deputy for the caller. 404 for a person of another company, 400 at the field for a period that has begun, runs backwards
 * or shares a day with another deputy of the caller.
 */
export const nameDeputy = (db: Db, { actor, now, form, idempotency }: NameInput): Promise<Deputy> =>
  inTransaction(db, async (tx) => {
    const companyId = companyOf(actor);
    const id = await withIdempotency(tx, idempotency, () => insertDeputy(tx, { actor, now, form, companyId }));
    return viewOf(await existing(store.one(tx, companyId, id)), now);
  });

interface InsertInput extends DeputyContext {
  readonly form: DeputyForm;
  readonly companyId: number;
}

async function insertDeputy(tx: Tx, { actor, now, form, companyId }: InsertInput): Promise<number> {
  // All changes of a company's people lock the company first: two deputies at the same moment see each other.
  await lockCompanyOf(tx, actor.userId);
  const candidate = await lockAccount(tx, form.deputyId);
  if (candidate?.companyId !== companyId) throw new Problem('companies.user_not_found', 404);
  const others = await store.periodsOf(tx, actor.userId);
  const errors = deputyErrors({ ...form, candidate, today: businessDate(now), others });
  if (errors.length > 0) throw new Problem('companies.deputy_refused', 400, { errors });
  const id = await store.insert(tx, { ...form, companyId, principalId: actor.userId });
  await writeAudit(tx, actor, {
    action: 'companies.name_deputy',
    entity: 'company',
    entityId: companyId,
    after: {
      about: `${candidate.firstName} ${candidate.lastName}`,
      firstDay: form.firstDay,
      lastDay: form.lastDay,
    },
  });
  await publish(tx, 'deputy.named', { deputyId: id });
  await publish(tx, 'session.changed', { userId: form.deputyId });
  return id;
}

/** Ends a deputy of the company before the last day. A deputy that has ended stays as it is. */
export const endDeputy = (db: Db, { actor, now }: DeputyContext, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const companyId = companyOf(actor);
    const row = await existing(store.lock(tx, companyId, id));
    if (viewOf(row, now).state === 'ended') return;
    await store.end(tx, id, now);
    await writeAudit(tx, actor, {
      action: 'companies.end_deputy',
      entity: 'company',
      entityId: companyId,
      after: { about: row.deputy.name },
    });
    await publish(tx, 'deputy.ended', { deputyId: id });
    await publish(tx, 'session.changed', { userId: row.deputy.id });
  });

async function existing(finding: Promise<store.DeputyRow | undefined>): Promise<store.DeputyRow> {
  const row = await finding;
  if (!row) throw new Problem('companies.deputy_not_found', 404);
  return row;
}
