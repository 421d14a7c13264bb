import { RowRefusal } from '../list/run-over.ts';
import { t } from '../texts/t.ts';
import type { EditableDefinition, Saved } from './record-definition.ts';

/** The form of a record as it is stored. */
export async function storedForm<R extends Saved, Form extends object, D extends object>(
  { calls, draftOf, checkedForm }: EditableDefinition<R, Form, D>,
  id: number,
): Promise<Form> {
  const { data: record } = await calls.one({ params: { id } });
  const form = checkedForm(draftOf(record));
  if (!form) throw new RowRefusal(t('bulk.incomplete', { name: record.name }));
  return form;
}

/** Saves a record as it is now with a change. */
export async function changeRecord<R extends Saved, Form extends object, D extends object>(
  { calls, draftOf, checkedForm }: EditableDefinition<R, Form, D>,
  id: number,
  change: (draft: D) => D,
): Promise<R> {
  const { data: record } = await calls.one({ params: { id } });
  const form = checkedForm(change(draftOf(record)));
  // Saved before a rule came: its own page says what is missing.
  if (!form) throw new RowRefusal(t('bulk.incomplete', { name: record.name }));
  return (await calls.update({ params: { id }, body: { ...form, version: record.version } })).data;
}
