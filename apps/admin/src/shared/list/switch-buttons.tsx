import { useMutation } from '@tanstack/react-query';
import { IconToggleLeft, IconToggleRight } from '@tabler/icons-react';
import { Button } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { reportBulk } from './report-bulk.ts';
import { runOver } from './run-over.ts';

interface SwitchedRow {
  readonly id: number;
  readonly isOn: boolean;
}

interface SwitchButtonsProps {
  readonly rows: readonly SwitchedRow[];
  /** Saves one record that is on or off from now on. */
  readonly setOn: (id: number, isOn: boolean) => Promise<unknown>;
  readonly reload: () => void;
  readonly onDone: () => void;
}

/** Switches the chosen records on or off. The toast takes it back for those that were changed. */
export function SwitchButtons({ rows, setOn, reload, onDone }: SwitchButtonsProps) {
  const set = (ids: readonly number[], isOn: boolean) =>
    runOver(ids, async (id) => {
      await setOn(id, isOn);
      return id;
    });
  const undo = useMutation({
    mutationFn: ({ ids, isOn }: { readonly ids: readonly number[]; readonly isOn: boolean }) => set(ids, isOn),
    onSuccess: ({ done, refusals }) => {
      reportBulk({ title: t('bulk.undone', { count: done.length }), refusals });
      reload();
    },
  });
  const change = useMutation({
    mutationFn: (isOn: boolean) =>
      set(
        rows.filter((row) => row.isOn !== isOn).map(({ id }) => id),
        isOn,
      ),
    onSuccess: ({ done, refusals }, isOn) => {
      reportBulk({
        title: t('bulk.changed', { count: done.length }),
        refusals,
        onUndo: done.length > 0 ? () => undo.mutate({ ids: done, isOn: !isOn }) : undefined,
      });
      reload();
      onDone();
    },
  });
  const button = (isOn: boolean) => {
    const Icon = isOn ? IconToggleRight : IconToggleLeft;
    if (rows.every((row) => row.isOn === isOn)) return null;
    return (
      <Button
        size="sm"
        variant="ghost"
        icon={<Icon size={16} aria-hidden="true" />}
        busy={change.isPending && change.variables === isOn}
        disabled={change.isPending}
        onClick={() => change.mutate(isOn)}
      >
        {t(isOn ? 'bulk.switchOn' : 'bulk.switchOff')}
      </Button>
    );
  };
  return (
    <>
      {button(true)}
      {button(false)}
    </>
  );
}
