import type { CompanyFileForm } from '@sjaj/contract';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { isDuplicate, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { clearImpersonatedCompany } from '../../../auth/index.ts';
import { publish } from '../../events.ts';
import { addCompany, saveCompanyWithin } from './companies.ts';
import { setCode } from '../store/companies.ts';
import { assign, representativesOf, unassign } from '../store/representatives.ts';

type Writer = Pick<Staff, 'userId' | 'name'>;
type Links = Pick<CompanyFileForm, 'code' | 'representativeIds'>;

/** Adds a company of a file and returns its id. 409 where another one has the number. */
export async function addCompanyOfFile(tx: Tx, staff: Writer, file: CompanyFileForm): Promise<number> {
  const { code, representativeIds, discount: _discount, ...form } = file;
  const id = await addCompany(tx, staff, form);
  await saveLinks(tx, staff, id, { before: { code: '', representativeIds: [] }, after: { code, representativeIds } });
  return id;
}

interface FileChange {
  readonly id: number;
  readonly before: CompanyFileForm;
  readonly after: CompanyFileForm;
}

/** Saves a company of a file. Unassigned representatives stop acting for it. 409 where another one has the number. */
export async function saveCompanyOfFile(tx: Tx, staff: Writer, { id, before, after }: FileChange): Promise<void> {
  const { code: _code, representativeIds: _ids, discount: _discount, ...form } = after;
  await saveCompanyWithin(tx, staff, id, form);
  await saveLinks(tx, staff, id, { before, after });
}

async function saveLinks(
  tx: Tx,
  staff: Writer,
  id: number,
  { before, after }: { readonly before: Links; readonly after: Links },
): Promise<void> {
  if (before.code !== after.code) {
    await orCodeTaken(setCode(tx, id, after.code || null));
    const change = { before: { code: before.code }, after: { code: after.code } };
    await writeAudit(tx, staff, { action: 'companies.update', entity: 'company', entityId: id, ...change });
  }
  const names = new Map(
    (await representativesOf(tx, [...before.representativeIds, ...after.representativeIds])).map((one) => [
      one.id,
      one.name,
    ]),
  );
  for (const userId of after.representativeIds.filter((one) => !before.representativeIds.includes(one))) {
    await assign(tx, id, userId);
    const about = names.get(userId);
    await writeAudit(tx, staff, { action: 'companies.bind', entity: 'company', entityId: id, after: { about } });
    await publish(tx, 'session.changed', { userId });
  }
  for (const userId of before.representativeIds.filter((one) => !after.representativeIds.includes(one))) {
    await clearImpersonatedCompany(tx, userId, id);
    await unassign(tx, id, userId);
    const about = names.get(userId);
    await writeAudit(tx, staff, { action: 'companies.unbind', entity: 'company', entityId: id, before: { about } });
    await publish(tx, 'session.changed', { userId });
  }
}

async function orCodeTaken(writing: Promise<void>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new Problem('records.taken', 409, { errors: [{ field: 'code', key: 'records.taken' }] });
  }
}
