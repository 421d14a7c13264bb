import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { audit } from '../../contract-terms/service/discounts.ts';
import * as companies from '../../contract-terms/store/companies.ts';
import * as assigned from '../store/companies.ts';
import { priceListRows } from '../store/lists.ts';
import { ENTITY, requireList } from './items.ts';

interface Assignment {
  readonly listId: number;
  readonly companyId: number;
}

type Act = 'assign' | 'unassign';

/** Gives a company a list, or takes it away. Nothing changes where it has it, or does not have it, already. 404 if one of the two does not exist. */
const change = (db: Db, staff: Staff, act: Act, { listId, companyId }: Assignment): Promise<void> =>
  inTransaction(db, async (tx) => {
    await requireList(tx, listId);
    if (!(await companies.lock(tx, companyId))) throw new Problem('companies.not_found', 404);
    if (await assigned[act](tx, listId, companyId)) await auditBoth(tx, staff, act, { listId, companyId });
  });

export const assignList = (db: Db, staff: Staff, assignment: Assignment) => change(db, staff, 'assign', assignment);
export const unassignList = (db: Db, staff: Staff, assignment: Assignment) => change(db, staff, 'unassign', assignment);

/** What a company pays is part of its history, and who has a list is part of the list's. */
async function auditBoth(tx: Tx, staff: Staff, act: Act, { listId, companyId }: Assignment): Promise<void> {
  const [list] = await priceListRows(tx, { id: listId });
  const side = act === 'assign' ? 'after' : 'before';
  const action = `price_list.${act}`;
  const company = { about: await companies.title(tx, companyId) };
  await writeAudit(tx, staff, { action, entity: ENTITY, entityId: listId, [side]: company });
  await audit(tx, staff, { companyId, action: `pricing.${act}_price_list`, [side]: { about: list?.form.title } });
}
