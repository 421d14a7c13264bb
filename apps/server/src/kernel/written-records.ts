import type { Staff } from './actor.ts';
import { writeAudit } from './audit.ts';
import type { RecordDefinition } from './records.ts';
import type { Tx } from '../platform/database/db.ts';

type Writer = Pick<Staff, 'userId' | 'name'>;

interface RecordWrite<Form> {
  readonly staff: Writer;
  readonly definition: RecordDefinition<Form>;
}

/** Adds a record in a transaction that writes several, and returns its id. Throws what the form would be refused for. */
export async function insertRecord<Form>(
  tx: Tx,
  { staff, definition }: RecordWrite<Form>,
  form: Form,
): Promise<number> {
  await definition.check?.(tx, form, null);
  const id = await definition.insert(tx, form);
  const { entity } = definition;
  await writeAudit(tx, staff, { action: `${entity}.create`, entity, entityId: id, after: form });
  return id;
}

/** Saves a record that the transaction has locked. */
export async function replaceRecord<Form>(
  tx: Tx,
  { staff, definition }: RecordWrite<Form>,
  { id, before, after }: { readonly id: number; readonly before: Form; readonly after: Form },
): Promise<void> {
  await definition.check?.(tx, after, id);
  await definition.update(tx, id, after);
  const { entity } = definition;
  await writeAudit(tx, staff, { action: `${entity}.update`, entity, entityId: id, before, after });
}

/** Deletes a record that the transaction has locked; a foreign-key error while anything belongs to it. */
export async function deleteRecord<Form>(
  tx: Tx,
  { staff, definition }: RecordWrite<Form>,
  { id, before }: { readonly id: number; readonly before: Form },
): Promise<void> {
  await definition.checkRemoval?.(tx, id);
  await definition.remove(tx, id);
  const { entity } = definition;
  await writeAudit(tx, staff, { action: `${entity}.delete`, entity, entityId: id, before });
}
