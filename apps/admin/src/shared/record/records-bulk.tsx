import type { ComponentType } from 'react';
import { BulkDelete } from '../list/bulk-delete.tsx';
import type { BulkProps } from '../list/definition.ts';
import { SwitchButtons, type SwitchLabels } from '../list/switch-buttons.tsx';
import { changeRecord } from './change-record.ts';
import type { RecordDefinition, Saved } from './record-definition.ts';

interface Settings<R extends Saved, Form extends object, D extends object> {
  /** The form of the records, loaded when it is needed. */
  readonly load: () => Promise<RecordDefinition<R, Form, D>>;
  /** The field that switches a record on and off; absent where there is none. */
  readonly switches?: keyof R & keyof D & string;
  /** What the buttons of that switch say. */
  readonly labels?: SwitchLabels;
}

/** What a list of records with a form does with several of them: switches them on and off, which can be undone, and deletes them. */
export function recordsBulk<R extends Saved, Form extends object, D extends object>({
  load,
  switches,
  labels,
}: Settings<R, Form, D>): ComponentType<BulkProps<R>> {
  return ({ rows, found, reload, onDone }) => {
    const isOn = (row: R): boolean => switches !== undefined && row[switches] === true;
    const setOn = async (id: number, value: boolean) =>
      changeRecord(await load(), id, (draft) => (switches === undefined ? draft : { ...draft, [switches]: value }));
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
          run={async ({ id }) => (await load()).calls.remove({ params: { id } })}
          {...(switches === 'isActive' && { switchOff: { isOn, setOn } })}
        />
      </>
    );
  };
}
