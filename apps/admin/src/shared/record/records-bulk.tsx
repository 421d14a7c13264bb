import { type ComponentType, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { Button, ConfirmDialog } from '@sjaj/ui';
import type { BulkProps } from '../list/definition.ts';
import { reportBulk } from '../list/report-bulk.ts';
import { RowRefusal, runOver } from '../list/run-over.ts';
import { SwitchButtons } from '../list/switch-buttons.tsx';
import { t } from '../texts/t.ts';
import type { EditableDefinition, RecordDefinition, Saved } from './record-definition.ts';

interface Settings<R extends Saved, Form extends object, D extends object> {
  /** The form of the records, loaded when it is needed. */
  readonly load: () => Promise<RecordDefinition<R, Form, D>>;
  /** The field that switches a record on and off; absent where there is none. */
  readonly switches?: keyof R & keyof D & string;
}

/** What a list of records with a form does with several of them: switches them on and off, which can be undone, and deletes them. */
export function recordsBulk<R extends Saved, Form extends object, D extends object>({
  load,
  switches,
}: Settings<R, Form, D>): ComponentType<BulkProps<R>> {
  return (props) => (
    <>
      <span className="adm-bulk-rule" />
      {switches !== undefined && (
        <SwitchButtons
          rows={props.rows.map((row) => ({ id: row.id, isOn: row[switches] === true }))}
          setOn={async (id, isOn) => changeRecord(await load(), id, (draft) => ({ ...draft, [switches]: isOn }))}
          reload={props.reload}
          onDone={props.onDone}
        />
      )}
      <DeleteButton {...props} run={async (id) => (await load()).calls.remove({ params: { id } })} />
    </>
  );
}

/** Saves a record as it is now with a change. */
export async function changeRecord<R extends Saved, Form extends object, D extends object>(
  { calls, draftOf, checkedForm }: EditableDefinition<R, Form, D>,
  id: number,
  change: (draft: D) => D,
): Promise<void> {
  const { data: record } = await calls.one({ params: { id } });
  const form = checkedForm(change(draftOf(record)));
  // Saved before a rule came: its own page says what is missing.
  if (!form) throw new RowRefusal(t('bulk.incomplete', { name: record.name }));
  await calls.update({ params: { id }, body: { ...form, version: record.version } });
}

interface DeleteButtonProps extends Pick<BulkProps<Saved>, 'rows' | 'reload' | 'onDone'> {
  readonly run: (id: number) => Promise<unknown>;
}

const MOST_NAMES = 5;

function DeleteButton({ rows, run, reload, onDone }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => runOver(rows, ({ id }) => run(id)),
    onSuccess: ({ done, refusals }) => {
      reportBulk({ title: t('bulk.deleted', { count: done.length }), refusals });
      setAsking(false);
      reload();
      onDone();
    },
  });
  const names = rows
    .slice(0, MOST_NAMES)
    .map(({ name }) => name)
    .join(', ');
  const more = rows.length - MOST_NAMES;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<IconTrash size={16} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('action.delete')}
      </Button>
      <ConfirmDialog
        title={t('bulk.deleteTitle', { count: rows.length })}
        open={isAsking}
        danger
        busy={remove.isPending}
        confirmLabel={t('action.delete')}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{more > 0 ? `${names} ${t('recordImports.andMore', { count: more })}` : names}</p>
        <p className="sj-sm sj-t2">{t('bulk.deleteHint')}</p>
      </ConfirmDialog>
    </>
  );
}
