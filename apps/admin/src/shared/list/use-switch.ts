import { useMutation } from '@tanstack/react-query';
import { t } from '../texts/t.ts';
import { reportBulk } from './report-bulk.ts';
import { runOver } from './run-over.ts';
import { useRun } from './use-run.ts';

interface Switching {
  /** Saves one record that is on or off from now on. */
  readonly setOn: (id: number, isOn: boolean) => Promise<unknown>;
  readonly reload: () => void;
  readonly onDone: () => void;
}

interface SwitchedIds {
  readonly ids: readonly number[];
  readonly isOn: boolean;
}

/** Switches records on or off, and says how many. The toast takes it back for those that were changed. */
export function useSwitch({ setOn, reload, onDone }: Switching) {
  const run = useRun();
  const saving = (isOn: boolean) => async (id: number) => {
    await setOn(id, isOn);
    return id;
  };
  const undo = useMutation({
    mutationFn: ({ ids, isOn }: SwitchedIds) => runOver(ids, saving(isOn)),
    onSuccess: ({ done, refusals }) => {
      reportBulk({ title: t('bulk.undone', { count: done.length }), refusals });
      reload();
    },
  });
  const change = useMutation({
    mutationFn: ({ ids, isOn }: SwitchedIds) => run.over(ids, saving(isOn)),
    onSuccess: ({ done, refusals }, { isOn }) => {
      reportBulk({
        title: t('bulk.changed', { count: done.length }),
        refusals,
        onUndo: done.length > 0 ? () => undo.mutate({ ids: done, isOn: !isOn }) : undefined,
      });
      reload();
      onDone();
    },
  });
  return { ...change, at: run.at, stop: run.stop };
}
