import type { ComponentType } from 'react';
import { BulkDelete } from '../list/bulk-delete.tsx';
import type { BulkProps } from '../list/definition.ts';
import { SwitchButtons, type SwitchLabels } from '../list/switch-buttons.tsx';
import { changeRecord, storedForm } from './change-record.ts';
import type { RecordDefinition, Saved } from './record-definition.ts';

interface Settings<R extends Saved, Form extends object, D extends object> {
  /** The form of the records, loaded when it is needed. */
  readonly load: () => Promise<RecordDefinition<R, Form, D>>;
  /** The field that switches a record on and off; absent where there is none. */
  readonly switches?: keyof R & keyof D & string;
  /** What the buttons of that switch say. */
  readonly labels?: SwitchLabels;
  /** The form has everything of a record: what was deleted can be added again. Pictures, votes and prices, for one, it has not. */
  readonly isWholeInForm?: true;
}

/** What a list of records with a form does with several of them: switches them on and off, and deletes them. Both can be undone, where the form has all of a deleted record. */
export function recordsBulk<R extends Saved, Form extends object, D extends object>({
  load,
  switches,
  labels,
  isWholeInForm,
}: Settings<R, Form, D>): ComponentType<BulkProps<R>> {
  return ({ rows, found, reload, onDone }) => {
    const isOn = (row: R): boolean => switches !== undefined && row[switches] === true;
    const setOn = async (id: number, value: boolean) =>
      changeRecord(await load(), id, (draft) => (switches === undefined ? draft : { ...draft, [switches]: value }));
    const remove = async ({ id }: R): Promise<Form | null> => {
      const definition = await load();
      const form = isWholeInForm ? await storedForm(definition, id) : null;
      await definition.calls.remove({ params: { id } });
      return form;
    };
    const add = async (body: Form | null) =>
      body && (await load()).calls.create({ body, idempotencyKey: crypto.randomUUID() });
    const same = { found, reload, onDone };
    return (
      <>
        <span className="adm-bulk-rule" />
        {switches !== undefined && (
          <SwitchButtons
            {...same}
            rows={rows.map((row) => ({ id: row.id, isOn: isOn(row) }))}
            labels={labels}
            setOn={setOn}
          />
        )}
        <BulkDelete
          {...same}
          rows={rows}
          nameOf={({ name }) => name}
          run={remove}
          {...(isWholeInForm && { restore: add })}
          {...(switches === 'isActive' && { switchOff: { isOn, setOn } })}
        />
      </>
    );
  };
}
